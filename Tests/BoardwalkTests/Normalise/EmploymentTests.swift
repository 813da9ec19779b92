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
    ] as [([String], Schedule?, String?)])
  func words(_ words: [String], _ schedule: Schedule?, _ appointment: String?) {
    let employment = Employment(words)
    #expect(employment.schedule == schedule)
    #expect(employment.appointment == appointment)
  }
}
