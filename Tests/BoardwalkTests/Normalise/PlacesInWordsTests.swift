import Testing

@testable import Boardwalk

@Suite("Places as people write them")
struct PlacesInWordsTests {
  /// What a job says that has nothing but this text for its place.
  static func read(_ text: String) -> Whereabouts {
    var draft = JobDraft(sourceID: "1")
    draft.placeText = text
    return Whereabouts(draft, reader: PlaceTests.reader)
  }

  @Test(
    "Several places in one text are several, and remote is one of the ways or the only one",
    arguments: [
      ("NYC / London / Remote (US)", "NYC, New York; London, United Kingdom; United States", "remote on-site"),
      ("Cork, Ireland or Remote UK", "Cork, Ireland; United Kingdom", "remote on-site"),
      ("US-Remote, US-Chicago", "United States; Chicago, Illinois", "remote on-site"),
      ("Arlington, VA or Remote", "Arlington, Virginia", "remote on-site"),
      ("Remote (US or Canada)", "United States; Canada", "remote"),
      ("Remote US or Canada", "United States; Canada", "remote"),
      ("Remote - US/Canada", "United States; Canada", "remote"),
      ("Remote (Germany, Austria, Switzerland)", "Germany; Austria; Switzerland", "remote"),
      ("US/Canada — ET hours", "United States; Canada", "on-site"),
      ("Anywhere in Europe", "Europe", "remote"), ("Anywhere", "", "remote"), ("Remote-first", "", "remote"),
      ("Remote (UTC+3)", "", "remote"), ("Remote (GMT -3 to +3)", "", "remote"),
      ("Hybrid (NYC or SF)", "NYC, New York; SF, California", "telework on-site"),
      ("Paris & London", "Paris, France; London, United Kingdom", "on-site"),
      ("Amsterdam/Rotterdam", "Amsterdam, Netherlands; Rotterdam, Netherlands", "on-site"),
      ("New York, NY, Boston, MA", "New York; Boston, Massachusetts", "on-site"),
      ("London, New York, NY", "London, United Kingdom; New York", "on-site"),
      ("Lima, New York, NY", "Lima, Peru; New York", "on-site"),
      ("Albany, New York, NY", "Albany, New York", "on-site"),
      ("Paris, New York", "Paris, France; New York", "on-site"),
      ("Paris, Texas, TX", "Paris, Texas", "on-site"),
      ("Cordoba, Sevilla", "Cordoba, Spain; Sevilla, Spain", "on-site"),
      ("Trinidad and Tobago", "Trinidad and Tobago", "on-site"),
      ("Frankfurt/Main", "Frankfurt/Main, Germany", "on-site"),
      ("Remote-US", "United States", "remote"), ("Remote–Europe", "Europe", "remote"),
      ("Remote:UK", "United Kingdom", "remote"), ("Hamburg-Remote", "Hamburg, Germany", "remote"),
      ("München / Homeoffice", "München, Germany", "remote on-site"), ("Remote/Hybrid", "", "remote telework"),
      ("Remote - US (CA, NY, WA)", "California; New York; Washington", "remote"),
      ("CA, NY, WA", "California; New York; Washington", "on-site"),
      ("Ohio, Indiana, Michigan, USA", "Ohio; Indiana; Michigan", "on-site"),
      ("US, TX, AZ", "Texas; Arizona", "on-site"), ("ON, QC, Canada", "Ontario, Canada; Quebec, Canada", "on-site"),
      ("DE, AT, CH", "Germany; Austria; Switzerland", "on-site"), ("UK, Georgia", "United Kingdom; Georgia", "on-site"),
      ("Amsterdam, Utrecht", "Amsterdam, Netherlands; Utrecht, Netherlands", "on-site"),
      ("Basel, Zürich", "Basel, Switzerland; Zurich, Switzerland", "on-site"),
      ("Jersey City, New York", "Jersey City, New Jersey; New York", "on-site"),
      ("Boston, MA & Austin, TX", "Boston, Massachusetts; Austin, Texas", "on-site"),
      ("Boston, MA AND Austin, TX and Denver, CO", "Boston, Massachusetts; Austin, Texas; Denver, Colorado", "on-site"),
      ("Boston, MA, and Austin, TX", "Boston, Massachusetts; Austin, Texas", "on-site"),
      ("Boston, MA/Austin, TX", "Boston, Massachusetts; Austin, Texas", "on-site"),
      ("Smallville, VA + Littleville, OH", "Smallville, Virginia; Littleville, Ohio", "on-site"),
      ("Chicago, Illinois and Denver, Colorado", "Chicago, Illinois; Denver, Colorado", "on-site"),
      ("Berlin, Germany und Paris, France", "Berlin, Germany; Paris, France", "on-site"),
      ("Arlington & Alexandria, VA", "Arlington, Virginia; Alexandria, Virginia", "on-site"),
      ("London, Paris, and Berlin", "London, United Kingdom; Paris, France; Berlin, Germany", "on-site"),
      ("London & Paris and Berlin", "London, United Kingdom; Paris, France; Berlin, Germany", "on-site"),
      ("1 Main St, Boston, MA & 5 Elm St, Austin, TX", "Boston, Massachusetts; Austin, Texas", "on-site"),
      ("Europe and Paris, France", "Europe; Paris, France", "on-site"),
      ("Texas, Florida, and Ohio", "Texas; Florida; Ohio", "on-site"),
      ("Sarajevo, Bosnia and Herzegovina", "Sarajevo, Bosnia and Herzegovina", "on-site"),
      ("St. John's, Newfoundland and Labrador", "St. John's, Newfoundland and Labrador, Canada", "on-site"),
      ("Frankfurt/Main, Germany", "Frankfurt/Main, Germany", "on-site"),
      ("Bolzano/Bozen, Italy", "Bolzano/Bozen, Italy", "on-site"),
      ("Paris, Lyon, France", "Paris, France; Lyon, France", "on-site"),
      ("Munich, Berlin, Germany", "Munich, Germany; Berlin, Germany", "on-site"),
      ("Washington DC, Boston, USA", "Washington, District of Columbia; Boston, Massachusetts", "on-site"),
      ("Washington DC & Boston, MA", "Washington, District of Columbia; Boston, Massachusetts", "on-site"),
      ("Remote - Texas or Florida", "Texas; Florida", "remote"), ("Remote Texas/Florida", "Texas; Florida", "remote"),
      ("Texas or Florida (Remote)", "Texas; Florida", "remote"), ("Texas or Remote", "Texas", "remote on-site"),
      ("Remote - TX or FL", "Texas; Florida", "remote"),
      ("Remote - Texas, Florida and Ohio", "Texas; Florida; Ohio", "remote"),
      ("Remote - Boston or Austin", "Boston, Massachusetts; Austin, Texas", "remote"),
      ("Remote: Berlin & Munich", "Berlin, Germany; Munich, Germany", "remote"),
      ("Remote and Austin, TX", "Austin, Texas", "remote on-site"),
      ("Berlin & Munich (remote)", "Berlin, Germany; Munich, Germany", "remote"),
    ] as [(String, String, String)])
  func several(_ text: String, _ places: String, _ workplace: String) {
    let read = Self.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "One place in whatever form is that place",
    arguments: [
      ("San José, CR", "San José, Costa Rica"), ("Washington, D.C.", "Washington, District of Columbia"),
      ("Washington DC", "Washington, District of Columbia"), ("Washington D.C.", "Washington, District of Columbia"),
      ("Washington DC, USA", "Washington, District of Columbia"),
      ("Washington DC 20001", "Washington, District of Columbia"), ("Québec, QC", "Québec, Quebec, Canada"),
      ("Québec, QC, Canada", "Québec, Quebec, Canada"), ("Québec", "Quebec, Canada"), ("QC", "Quebec, Canada"),
      ("Washington, WA", "Washington"), ("Oklahoma, OK", "Oklahoma"),
      ("München (DE)", "München, Germany"), ("Greater Boston Area", "Greater Boston Area, Massachusetts"),
      ("Austin TX", "Austin, Texas"), ("Sydney NSW", "Sydney, New South Wales, Australia"),
      ("Onsite Berlin", "Berlin, Germany"),
      ("Curitiba, PR", "Curitiba, Paraná, Brazil"), ("Mumbai, MH", "Mumbai, Maharashtra, India"),
      ("GA-Atlanta", "Atlanta, Georgia"), ("Georgia - Atlanta", "Atlanta, Georgia"), ("TX-Austin", "Austin, Texas"),
      ("CO - Denver", "Denver, Colorado"), ("CA - Toronto", "Toronto, Ontario, Canada"), ("DE - Köln", "Köln, Germany"),
      ("DE-Wilmington", "Wilmington, Delaware"), ("California - San Diego", "San Diego, California"),
      ("IN - Pune", "Pune, India"), ("VA - Smallville", "Smallville, Virginia"),
      ("DE - Kleinstadt", "Kleinstadt, Germany"),
      ("Milano, MI", "Milano, Italy"), ("Trento (TN)", "Trento, Italy"), ("Bologna, BO", "Bologna, Italy"),
      ("Milan, MI", "Milan, Michigan"), ("Sucre, BO", "Sucre, Bolivia"), ("Memphis, TN", "Memphis, Tennessee"),
      ("Montréal, Québec", "Montréal, Quebec, Canada"), ("Gatineau (Québec)", "Gatineau, Quebec, Canada"),
      ("Bauru, São Paulo", "Bauru, São Paulo, Brazil"),
      ("Ciudad Juárez, Chihuahua", "Ciudad Juárez, Chihuahua, Mexico"),
      ("Toronto, Ontario, CA", "Toronto, Ontario, Canada"), ("Wilmington, Delaware, DE", "Wilmington, Delaware"),
      ("New York, NY 10001", "New York"), ("Austin, TX 78701, USA", "Austin, Texas"),
      ("10115 Berlin", "Berlin, Germany"),
      ("Seattle WA", "Seattle, Washington"), ("Perth WA", "Perth, Western Australia, Australia"),
      ("London UK", "London, United Kingdom"), ("Lagos Nigeria", "Lagos, Nigeria"),
      ("Onsite in London", "London, United Kingdom"),
      ("EMEA - London", "London, United Kingdom"), ("Seoul, Korea, Republic of", "Seoul, South Korea"),
      ("Moldova, Republic of", "Moldova"), ("Rishon LeZion, IL", "Rishon LeZion, Israel"),
      ("Indiana, Pennsylvania", "Indiana, Pennsylvania"), ("Washington, DC", "Washington, District of Columbia"),
      ("Chattanooga, TN", "Chattanooga, Tennessee"), ("Chennai, TN", "Chennai, Tamil Nadu, India"),
      ("123 Main St, Boston, MA 02110", "Boston, Massachusetts"),
      ("Main Street, Smallville, VA", "Smallville, Virginia"),
      ("Friedrichstraße 12, 10117 Berlin, Germany", "Berlin, Germany"), ("Friedrichstraße 12, Germany", "Germany"),
      ("1600 Pennsylvania Ave NW, Washington, DC 20500", "Washington, District of Columbia"),
      ("10 Downing St, London SW1A 2AA, UK", "London, United Kingdom"), ("London SW1A 2AA", "London, United Kingdom"),
      ("500 Main Street, Suite 200, Springfield, IL 62701", "Springfield, Illinois"),
      ("350 5th Ave, New York, NY 10001", "New York"), ("123 Main St, Chicago", "Chicago, Illinois"),
      ("100 King St W, Toronto, ON M5X 1A9, Canada", "Toronto, Ontario, Canada"),
      ("Unter den Linden 5, Berlin", "Berlin, Germany"), ("Sector 62, Noida, India", "Noida, India"),
      ("Bangalore, Electronic City, India", "Bangalore, India"), ("San Jose, Santa Clara, CA", "San Jose, California"),
      ("1012 AB Amsterdam, Netherlands", "Amsterdam, Netherlands"), ("Mumbai 400001, India", "Mumbai, India"),
      ("CH-8001 Zürich", "Zürich, Switzerland"), ("Sydney NSW 2000, Australia", "Sydney, New South Wales, Australia"),
      ("Paris 15, France", "Paris, France"),
      ("Marseille 14, France", "Marseille 14, France"),
      ("100 Mile House, BC", "100 Mile House, British Columbia, Canada"),
      // Smaller cities, which nothing else is called like.
      ("Kassel", "Kassel, Germany"), ("Gent", "Gent, Belgium"), ("Basel", "Basel, Switzerland"),
      ("Ulm", "Ulm, Germany"),
      ("Salt Lake City", "Salt Lake City, Utah"), ("Raum Kassel", "Raum Kassel, Germany"),
      ("Košice", "Košice, Slovakia"),
      ("Halle/Saale", "Halle/Saale, Germany"),
      ("La Défense", "La Défense, Île-de-France, France"), ("Paris La Défense", "La Défense, Île-de-France, France"),
      ("Hong Kong SAR, China", "Hong Kong"), ("St Helier, Jersey, UK", "St Helier, Jersey"),
      ("Austin, Texas Metropolitan Area", "Austin Metropolitan Area, Texas"),
      ("🇩🇪 Berlin", "Berlin, Germany"), ("Zürich", "Zürich, Switzerland"), ("NY", "New York"), ("Wien", "Wien, Austria"),
      ("Espoo, Helsinki", "Espoo, Helsinki, Finland"), ("Oxford, London", "Oxford, London"),
      ("Tokyo, Yokohama", "Tokyo, Yokohama"), ("Parramatta, Sydney", "Parramatta, Sydney"),
    ] as [(String, String)])
  func one(_ text: String, _ place: String) {
    #expect(Self.read(text).places.map(\.text) == [place])
  }

  @Test(
    "What could be two places is neither",
    arguments: [
      "Georgia", "CA", "Ontario, CA", "Portland", "Cambridge", "Springfield", "Freiburg", "Victoria", "Paraná",
      "Bogotá, D.C.",
      "123 Main St, Richmond, CA", "Within 3 months, elsewhere",
      "Beijing, BJ", "Belfast, NI", "Monterrey, NL", "Tijuana, BC",
      // The way of working, and what everybody says.
      "Mobile", "Surprise", "Metro", "Delta", "Palo Alto, Elsewhere",
    ])
  func ambiguous(_ text: String) {
    let places = Self.read(text).places
    #expect(places.map(\.country) == [nil] && places.map(\.text) == [text])
  }

  @Test(
    "Remote work that is denied is none, and what is possible or for some days leaves the place a place",
    arguments: [
      ("London (no remote)", "London, United Kingdom", "on-site"), ("Berlin, not remote", "Berlin, Germany", "on-site"),
      ("Boston, MA - no remote", "Boston, Massachusetts", "on-site"),
      ("Paris (non-remote)", "Paris, France", "on-site"),
      ("Oslo, remote not possible", "Oslo, Norway", "on-site"),
      ("Wien, kein Homeoffice", "Wien, Austria", "on-site"),
      ("Munich (up to 2 days remote)", "Munich, Germany", "telework on-site"),
      ("Munich (50% remote)", "Munich, Germany", "telework on-site"),
      ("Munich (100% remote)", "Munich, Germany", "remote"),
      ("Lyon, 2-3 jours remote", "Lyon, France", "telework on-site"),
      ("London, Hybrid (3 days)", "London, United Kingdom", "telework on-site"),
      ("London, 5 days in office", "London, United Kingdom", "on-site"),
      ("Remote possible, Munich", "Munich, Germany", "remote on-site"),
      ("Munich (remote optional)", "Munich, Germany", "remote on-site"),
      ("Köln, Homeoffice möglich", "Köln, Germany", "telework on-site"), ("Remote friendly", "", "remote"),
      ("Hamburg, teilweise Homeoffice", "Hamburg, Germany", "telework on-site"),
    ] as [(String, String, String)])
  func ways(_ text: String, _ places: String, _ workplace: String) {
    let read = Self.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "Washington alone is of the United States, and whether the state or the capital nobody says",
    arguments: ["Washington", "Washington, United States"])
  func washington(text: String) {
    let place = Self.read(text).places.first
    #expect(place?.country == "US" && place?.regionCode == nil && place?.latitude == nil)
    #expect(place?.text == "Washington, United States")
  }

  @Test(
    "What one has to accept beside a place is no place",
    arguments: [
      ("Remote (US, excluding California)", "United States", "remote"), ("Remote in India (IST)", "India", "remote"),
      ("Remote: Pacific Time", "", "remote"), ("Remote, EMEA only", "Europe, Middle East and Africa", "remote"),
      ("Remote; must be authorized to work in Canada", "", "remote"),
      ("Remote, Texas or Florida residents only", "Texas; Florida", "remote"),
      ("Manila, Philippines (Night shift)", "Manila, Philippines", "on-site"),
      ("EU citizens only", "European Union", "on-site"),
      ("Onlyville, Ohio", "Onlyville, Ohio", "on-site"), ("Remote, except Texas", "", "remote"), ("TBD", "", ""),
      ("Remote (no US)", "", "remote"), ("Remote (not in California)", "", "remote"), ("Remote, non-US", "", "remote"),
      ("Remote (outside the UK)", "", "remote"), ("NO Oslo", "NO Oslo", "on-site"),
      ("Remote (worldwide except China)", "", "remote"),
      ("Remote (anywhere except China)", "", "remote"), ("Remote (Europe, no EU)", "Europe", "remote"),
      ("Remote (worldwide except China or Russia)", "", "remote"), ("Remote (non-US/Canada)", "", "remote"),
      ("Remote (US, excluding California, Texas); Berlin", "United States; Berlin, Germany", "remote on-site"),
      ("Remote - no US or UK", "", "remote"),
      ("Remote (not in the US or Canada); Oslo", "Oslo, Norway", "remote on-site"),
      ("Outside London, UK", "Outside London, United Kingdom", "on-site"),
      ("No 5 High Street, London", "London, United Kingdom", "on-site"),
    ] as [(String, String, String)])
  func conditions(text: String, places: String, workplace: String) {
    let read = Self.read(text)
    #expect(read.places.map(\.text).joined(separator: "; ") == places)
    #expect(read.workplace.names.joined(separator: " ") == workplace)
  }

  @Test(
    "When the work is done is kept in the words that say it",
    arguments: [
      ("USA, CST (UTC-6)", ["CST", "UTC-6"]), ("UTC-3 to UTC+3", ["UTC-3 to UTC+3"]),
      ("Remote: Pacific Time", ["Pacific Time"]),
      ("Europe, European timezones; UK, European timezones", ["European timezones"]), ("Remote (4 hours overlap)", []),
      ("10115 Berlin", []), ("Remote (GMT -3 to +3)", ["GMT -3 to +3"]),
    ] as [(String, [String])])
  func times(text: String, times: [String]) { #expect(Self.read(text).times == times) }

  @Test(
    "Only what says so is negotiable",
    arguments: [
      ("TBD", "TBD"), ("Flexible", "Flexible"), ("Location Negotiable", "Location negotiable"),
      ("Various", "Multiple locations"),
      ("Nationwide, United States", "Nationwide, United States"),
    ])
  func negotiable(text: String, shown: String) { #expect(Self.read(text).text == shown) }

  @Test(
    "What is written without any capital is read as if it had them, where that names towns that are known",
    arguments: [
      ("new york, ny", "New York"), ("portland, me", "Portland, Maine"), ("toronto, on", "Toronto, Ontario, Canada"),
      ("austin, tx, usa", "Austin, Texas"), ("san francisco, ca or remote", "San Francisco, California"),
      ("são paulo, brazil", "São Paulo, Brazil"), ("frankfurt am main, germany", "Frankfurt am Main, Germany"),
      ("coeur d'alene, id", "Coeur D'Alene, Idaho"), ("king's lynn, uk", "King's Lynn, United Kingdom"),
      ("boston, ma; austin, tx", "Boston, Massachusetts; Austin, Texas"),
      // A word, and no state.
      ("anywhere, or", "or"), ("paris, la défense", "paris, la défense"), ("come in", "come in"), ("remote", ""),
      ("germany", "Germany"),
      // With a capital it is as it was.
      ("New York, ny", "New York, ny"),
    ] as [(String, String)])
  func withoutCapitals(text: String, places: String) {
    #expect(Self.read(text).places.map(\.text).joined(separator: "; ") == places)
  }
}
