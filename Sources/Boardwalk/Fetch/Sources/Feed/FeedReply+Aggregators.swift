extension FeedReply {
  /// Whether it is what boards write for aggregators, the XML that Indeed once defined: `<source><job>`.
  static func isForAggregators(_ root: XMLTree) -> Bool {
    switch plainName(root) {
    case "source": root["job"] != nil || root["publisher"] != nil
    case "jobs": root["job"] != nil
    default: false
    }
  }

  /// What boards write for aggregators, and Boardwalk itself as `jobs.xml`; see `AggregatorFeed`.
  init(aggregators root: XMLTree, at base: FeedBase) {
    let base = base.or(FeedBase(root["publisherurl"]?.text))
    read(root.all("job")) { job in
      var read = FeedItem()
      read.id = job.text("referencenumber")
      read.title = job.text("title")
      read.link = base.absolute(job.text("url"))
      read.text = job.text("description")
      read.published = job.text("date")
      read.announcement = job.text("requisitionid")
      read.categories = job.texts("category")
      read.additions = Self.additions(of: job)
      let place = PlaceClaim(city: job.text("city"), region: job.text("state"), country: job.text("country"))
      if read.additions["location"] == nil, place != PlaceClaim() {
        // A country's letters are no state's here.
        for name in ["city", "state", "country"] { read.additions[name] = nil }
        read.places = [place]
      }
      return read
    }
  }
}
