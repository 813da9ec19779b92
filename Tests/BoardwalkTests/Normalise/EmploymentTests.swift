import Testing

@testable import Boardwalk

@Suite("How one is employed")
struct EmploymentTests {
  @Test(
    "The words of services become a schedule and an appointment",
    arguments: [
      (["FullTime"], Schedule.fullTime, nil), (["FULL_TIME"], .fullTime, nil), (["Full-time"], .fullTime, nil),
      (["full"], .fullTime, nil), (["part_time"], .partTime, nil), (["Vollzeit"], .fullTime, nil),
      (["Regular Full Time (Salary)"], .fullTime, "Regular Full Time (Salary)"),
      (["fulltime_permanent"], .fullTime, "Permanent"), (["parttime_fixed_term"], .partTime, "Temporary"),
      (["FULL_TIME", "PART_TIME"], .multiple, nil), (["FULL_TIME", "CONTRACTOR"], .fullTime, "Contract"),
      (["contract"], .contract, nil), (["freelance"], .contract, "Freelance"), (["Internship"], nil, "Internship"),
      (["INTERN"], nil, "Internship"), (["geschäftsleitung"], nil, "geschäftsleitung"), (["", "Other"], nil, nil),
      (["full-or-part-time", "Permanent employee"], .multiple, "Permanent"),
      (["Fixed-term contract"], nil, "Temporary"),
      (["Werkstudent"], nil, "Working student"), (["Unbefristet", "Vollzeit"], .fullTime, "Permanent"),
      (["Job sharing"], .jobSharing, nil), (["Multiple schedules"], .multiple, nil), (["SHIFTS"], .shifts, nil),
      (["Shifts", "Permanent"], .shifts, "Permanent"), (["Full-time, shifts"], .fullTime, nil),
      (["Intermittent", "Part-time"], .multiple, nil), (["Multiple sites"], nil, "Multiple sites"),
      ([], nil, nil), (["Participant"], nil, "Participant"),
      (["CDI, Temps plein"], .fullTime, "Permanent"), (["CDI"], nil, "Permanent"), (["Temps plein"], .fullTime, nil),
      (["CDI à temps partiel"], .partTime, "Permanent"), (["Temps plein ou partiel"], .multiple, nil),
      (["CDD", "Temps partiel"], .partTime, "Temporary"), (["Contrat à durée déterminée"], nil, "Temporary"),
      (["Stage"], nil, "Internship"), (["Stage manager"], nil, "Stage manager"),
      (["Alternance"], nil, "Apprenticeship"),
      (["Jornada completa"], .fullTime, nil), (["Tiempo completo"], .fullTime, nil),
      (["Media jornada"], .partTime, nil),
      (["Contrato indefinido, jornada completa"], .fullTime, "Permanent"), (["Prácticas"], nil, "Internship"),
      (["Voll- oder Teilzeit"], .multiple, nil), (["Interim"], nil, "Interim"), (["Media"], nil, "Media"),
      (["FT"], .fullTime, nil), (["PT"], .partTime, nil), (["FT/PT"], .multiple, nil),
      (["PT, Temporary"], .partTime, "Temporary"), (["9am to 5pm PT"], nil, "9am to 5pm PT"),
      (["FT Index analyst"], nil, "FT Index analyst"),
      (["Contract", "Freelance"], .contract, "Freelance"), (["Freelance", "Contract"], .contract, "Freelance"),
      (["Contract", "Full-time"], .fullTime, "Contract"), (["Contract", "Internship"], nil, "Contract, Internship"),
      (["on_call"], nil, "On call"), (["contract_temporary"], nil, "Temporary"), (["traineeship"], nil, "Traineeship"),
      (["Tempo pieno", "Tempo indeterminato"], .fullTime, "Permanent"), (["Tirocinio"], nil, "Internship"),
      (["Tempo integral"], .fullTime, nil), (["CLT"], nil, "Permanent"), (["Estágio"], nil, "Internship"),
      (["Voltijds"], .fullTime, nil), (["Deeltijd, tijdelijk"], .partTime, "Temporary"),
      (["Pełny etat"], .fullTime, nil), (["Umowa zlecenie"], .contract, nil), (["Heltid"], .fullTime, nil),
      (["Deltid", "Vikariat"], .partTime, "Temporary"), (["Fuldtid"], .fullTime, nil),
      (["Kokoaikainen"], .fullTime, nil), (["正社員"], nil, "Permanent"), (["アルバイト"], .partTime, nil),
      (["Contrat CDI"], nil, "Permanent"), (["Unbefristete Anstellung"], nil, "Permanent"),
      (["Permanent / Unbefristet"], nil, "Permanent"), (["Contractor (B2B)"], .contract, nil),
      (["Werkstudent (m/w/d)"], nil, "Working student"),
      (["Internship / Apprenticeship"], nil, "Internship / Apprenticeship"),
      (["全职"], .fullTime, nil), (["정규직"], nil, "Permanent"), (["Full-time contract"], .fullTime, "Contract"),
      (["Fast paced"], nil, "Fast paced"),
      (["TEMP_TO_HIRE"], nil, "Temp to hire"), (["VIE"], nil, "VIE"), (["iPad hours"], nil, "iPad hours"),
    ] as [([String], Schedule?, String?)])
  func words(_ words: [String], _ schedule: Schedule?, _ appointment: String?) {
    let employment = Employment(words)
    #expect(employment.schedule == schedule)
    #expect(employment.appointment == appointment)
  }

  @Test(
    "A text is understood where every word of it says how one is employed",
    arguments: [
      ("permanent_full_time", true), ("part_time", true), ("fixed_term", true), ("CDI, Temps plein", true),
      ("full_time_zero_hours", false), ("Dohoda o vykonaní práce", false), ("other", false), ("", false),
    ])
  func usual(text: String, isUsual: Bool) {
    #expect(Employment.isUsual(text) == isUsual)
  }
}
