extension Record {
  /// Gives values to names that were gathered before, such as those of a page and of the frame around every page. As with
  /// a literal, a name left out is missing and a name that the shape does not have is reported when the record is rendered.
  public init(_ shape: Shape, _ values: [(String, Value)]) {
    self.init(shape, pairs: values)
  }
}
