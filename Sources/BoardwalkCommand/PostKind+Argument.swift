import ArgumentParser
import Boardwalk

/// The word for what `new` makes.
extension PostKind: ExpressibleByArgument {
  /// In capitals or not.
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
