/// A made-up job page: about 8 KB, some 40 tags, three partials, a loop over its places and one over its tags.
public enum JobPage {
  public struct Place: Sendable {
    public var city, region, lat, lon: String
  }

  /// A job as a program has it before it is rendered.
  public struct Job: Sendable {
    public var id, title, organization, department, category, series, pay, grade, summary, contact,
      url: String
    public var description, structured: String
    public var tags: [String]
    public var places: [Place]
    public var isRemote: Bool
    public var openings: Int

    public init(_ number: Int) {
      id = "BW-\(100_000 + number)"
      title =
        ["Harbour & Tide Engineer", "Orchard Keeper", "Night Bus Planner", "Map Librarian"][
          number % 4]
      organization =
        ["Office for Small Rivers", "Bureau of Lanterns", "Agency for Public Clocks"][number % 3]
      department = "Department of Useful Things and Quiet Streets"
      category = "Engineering & Crafts"
      series = "08\(number % 90 + 10)"
      pay = "$\(60 + number % 50),000 - $\(90 + number % 70),000"
      grade = "T-\(number % 15)"
      summary =
        "Keep the gates moving, read the water's mood, and tell the ferries \"go\" or <wait>, day and night."
      contact = "crew-\(number)@rivers.example"
      url = "https://jobs.example/board/jobs/harbour-engineer-\(number)/"
      let sentence =
        "You will look after gates, ropes and lamps, and write down what you see every evening. "
      let paragraph = "<p>" + String(repeating: sentence, count: 4 + number % 2) + "</p>\n"
      description = String(repeating: paragraph + "<h3>Your week</h3>\n", count: 10)
      structured =
        "{\"@type\":\"JobPosting\",\"title\":\"Job \(number)\",\"datePosted\":\"2026-03-01\"}"
      tags = ["river", "night shifts", "R&D", "union"]
      places = (0..<number % 3 + 1).map {
        Place(city: "Port \(number + $0)", region: "Lower Coast", lat: "51.\(100 + $0)", lon: "-0.1\($0)")
      }
      isRemote = number % 5 == 0
      openings = number % 9 + 1
    }
  }

  public static let templates = [
    "job": """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>{{title}} - {{organization}} - {{siteTitle}}</title>
    <meta name="description" content="{{summary}}">
    <link rel="canonical" href="{{url}}">
    <meta property="og:title" content="{{title}}">
    <meta property="og:url" content="{{url}}">
    <meta property="og:site_name" content="{{siteTitle}}">
    <link rel="alternate" type="application/rss+xml" href="/searches/{{search}}/feed.xml">
    <script type="application/ld+json">{{{structured}}}</script>
    </head>
    <body class="job">
    {{> header}}
    <main id="main">
    <p class="crumbs"><a href="/">Jobs</a> / <a href="/searches/{{search}}/">{{category}}</a></p>
    <h1>{{title}}</h1>
    <p class="org">{{organization}}, {{department}}</p>
    {{> facts}}
    <h2>Places</h2>
    <ul class="places">
    {{#places}}
    <li data-lat="{{lat}}" data-lon="{{lon}}">{{city}}, {{region}}, {{country}}</li>
    {{/places}}
    </ul>
    <article>
    {{{description}}}
    </article>
    <ul class="tags">{{#tags}}<li>{{.}}</li>{{/tags}}</ul>
    <p class="apply"><a class="button" rel="nofollow" href="{{applyURL}}">Apply for {{title}}</a></p>
    </main>
    {{> footer}}
    </body>
    </html>

    """,
    "header": """
    <header class="site-header">
    <a class="skip" href="#main">Skip to the job</a>
    <p class="brand"><a href="/"><img src="/assets/sign.svg" alt="" width="32" height="32"> {{siteTitle}}</a></p>
    <form role="search" action="/search/"><label for="q">Search</label> <input id="q" name="q"></form>
    <nav aria-label="Main"><ul>
    <li><a href="/">All jobs</a></li>
    <li><a href="/searches/rivers/">Rivers</a></li>
    <li><a href="/searches/orchards/">Orchards</a></li>
    <li><a href="/searches/night/">Night work</a></li>
    <li><a href="/referrals/">Referrals</a></li>
    <li><a href="/about/">About</a></li>
    </ul></nav>
    </header>

    """,
    "facts": """
    <dl class="facts">
    <dt>Department</dt><dd>{{department}}</dd>
    <dt>Organization</dt><dd>{{organization}}</dd>
    <dt>Pay</dt><dd>{{pay}} {{payInterval}}</dd>
    <dt>Grade</dt><dd>{{grade}}</dd>
    <dt>Series</dt><dd>{{series}} {{category}}</dd>
    <dt>Open</dt><dd><time datetime="{{opens}}">{{opensText}}</time> to <time>{{closes}}</time></dd>
    <dt>Openings</dt><dd>{{openings}}</dd>
    <dt>Schedule</dt><dd>{{schedule}}</dd>
    <dt>Appointment</dt><dd>{{appointment}}</dd>
    <dt>Clearance</dt><dd>{{clearance}}</dd>
    <dt>Travel</dt><dd>{{travel}}</dd>
    <dt>Remote</dt><dd>{{#isRemote}}Yes{{/isRemote}}{{^isRemote}}No{{/isRemote}}</dd>
    <dt>Who may apply</dt><dd>{{whoMayApply}}</dd>
    <dt>Number</dt><dd>{{id}}</dd>
    <dt>Contact</dt><dd>{{contact}}</dd>
    </dl>

    """,
    "footer": """
    <footer class="site-footer">
    <section><h2>Find a job</h2><ul><li><a href="/search/">Search</a></li><li><a href="/searches/">Saved searches</a>
    </li><li><a href="/closing/">Closing soon</a></li></ul></section>
    <section><h2>Help</h2><ul><li><a href="/help/apply/">How to apply</a></li><li><a href="/help/students/">Students
    &amp; graduates</a></li><li><a href="/contact/">Write to us</a></li></ul></section>
    <section><h2>About</h2><ul><li><a href="/about/">About this board</a></li><li><a href="/privacy/">Privacy</a></li>
    <li><a href="/data/index.json">Data (JSON)</a></li><li><a href="/sitemap.xml">Sitemap</a></li></ul></section>
    <p>All jobs are copied from public sources and may have changed since; what the employer announces counts.</p>
    </footer>

    """,
  ]
}
