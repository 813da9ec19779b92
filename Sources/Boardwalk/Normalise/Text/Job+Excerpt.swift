extension Job {
  /// The job with as much of its text as its source lets a board keep.
  func keeping(_ text: SourcePolicy.TextKept) -> Job {
    guard text == .excerpt, !sections.isEmpty else { return self }
    var job = self
    job.sections = excerptSections
    return job
  }
}
