import Markup
import Web

extension Build {
  /// The system's libraries that this program runs with, and their versions.
  public static var libraries: [String] { [Client.library, SafeHTML.library, Store.library] }
}
