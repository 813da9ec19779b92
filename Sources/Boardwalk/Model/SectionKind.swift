/// What a part of a job's text is about. The order of the cases is the order on the page.
public enum SectionKind: String, Sendable, Hashable, Codable, CaseIterable {
  case summary, duties, requirements, qualifications, education, skills, evaluation
  case howToApply = "how-to-apply"
  case whatNext = "what-next"
  case documents, benefits, other

  /// The heading above the section.
  public var title: String {
    switch self {
    case .summary: "Summary"
    case .duties: "Duties"
    case .requirements: "Requirements"
    case .qualifications: "Qualifications"
    case .education: "Education"
    case .skills: "Skills"
    case .evaluation: "How you will be evaluated"
    case .howToApply: "How to apply"
    case .whatNext: "What happens next"
    case .documents: "Documents"
    case .benefits: "Benefits"
    case .other: "More information"
    }
  }
}
