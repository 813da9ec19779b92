extension PayWords {
  /// What figures are for, and how people write it.
  static let units: [(String, [String])] = [
    (
      "year",
      [
        "/ year", "/year", "/ yr", "/yr", "/ y", "/y", "/ annum", "/annum", "/pa", "per year", "per annum", "a year",
        "p.a.", "p.a", "p. a.", "pa", "annually", "annual", "yearly", "per yr", "/jahr", "/ jahr", "pro jahr",
        "im jahr",
        "jährlich", "jahresgehalt", "par an", "/an", "annuels", "annuel", "annuelle", "par année", "/année", "al año",
        "anuales", "per jaar", "/jaar",
        "por ano",
        "/ano", "all'anno", "annui", "per år", "pr. år", "/år", "rocznie", "/rok", "annualized", "p/a", "/año", "年収",
        "年俸", "/年", "연봉", "ral", "je jahr", "jahresbruttogehalt", "bruttojahresgehalt", "jahresbrutto", "jahreslohn",
        "jahreszielgehalt", "jaarsalaris", "årsløn", "årslønn", "årslön", "b/a",
      ]
    ),
    (
      "hour",
      [
        "p/h", "/ hour", "/hour", "/ hr", "/hr", "/ h", "/h", "per hour", "per hr", "an hour", "a hour", "hourly",
        "p.h.",
        "ph",
        "/stunde", "/std.", "/std", "pro stunde", "die stunde", "par heure", "/heure", "de l'heure", "horaire",
        "stündlich", "por hora", "/hora", "per uur",
        "/uur", "pr. time", "per timme", "/godz.", "/godz", "l'heure", "/hod",
        "時給", "시급", "je stunde", "stundenlohn", "stundensatz", "pro std.", "pro std", "euro/std", "uurloon",
        "uurtarief",
        "timeløn", "timelønn", "timlön", "taux horaire",
      ]
    ),
    (
      "day",
      [
        "/day", "per day", "a day", "daily", "p.d.", "pd", "p/d", "pro tag", "am tag", "/tag", "täglich", "par jour",
        "/jour", "per dag", "/dag", "tjm", "al giorno", "al día", "por dia", "je tag", "tagessatz", "dagtarief",
      ]
    ),
    (
      "two weeks",
      [
        "bi-weekly", "biweekly", "every two weeks", "per two weeks", "per fortnight", "/fortnight", "fortnightly",
        "alle zwei wochen", "zweiwöchentlich", "toutes les deux semaines",
      ]
    ),
    (
      "week",
      [
        "/week", "/wk", "per week", "a week", "weekly", "pw", "p/w", "pro woche", "/woche", "wöchentlich",
        "par semaine", "/semaine", "hebdomadaire",
      ]
    ),
    (
      "month",
      [
        "/ month", "/month", "/ mo", "/mo", "/mth", "per mth", "per month", "a month", "monthly", "p.m.", "pro monat",
        "/monat", "im monat", "je monat", "monatsgehalt", "monatslohn", "monatsbruttogehalt", "bruttomonatsgehalt",
        "maandsalaris", "månedsløn", "månedslønn", "månadslön",
        "monatlich", "par mois", "/mois", "mensuel", "mensuels", "mensuelle", "al mes", "/mes", "mensuales",
        "per maand", "/maand", "por mês", "/mês",
        "mensal",
        "al mese", "mensili", "pr. måned", "per måned", "per månad", "/mån", "/måned", "kuukaudessa", "/kk",
        "miesięcznie",
        "/mies.", "/mies", "/m-c", "pcm", "p/m", "mtl.",
        "/tháng", "/bulan", "per bulan", "/мес.", "/мес", "в месяц", "/měsíc", "/měs.", "/měs", "měsíčně", "/miesiąc",
        "/hó", "havonta", "na miesiąc", "pm", "月給", "月収", "/月", "월급",
      ]
    ),
  ]
}
