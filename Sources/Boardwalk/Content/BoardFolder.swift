/// A board on disk: where its parts are.
public struct BoardFolder: Sendable {
  /// The folder itself.
  public var path: String
  /// Where the site is written.
  public var output: String

  /// - Parameter output: nil is `public/` inside the board.
  public init(path: String, output: String? = nil) {
    self.path = path
    self.output = output ?? "\(path)/public"
  }

  /// What no page of a board's own can be called: the site has pages there.
  public static let takenNames = Shelf.pages.reserved

  /// `board.yml`, posts, searches, people, pages.
  public var content: String { "\(path)/Content" }
  /// The board's own templates; those it does not have are the built-in ones.
  public var templates: String { "\(path)/Templates" }
  /// What is kept between runs; not for publishing, not for git.
  public var store: String { "\(path)/.boardwalk/store.sqlite" }
  /// The sources' last replies as they came, a folder for each source.
  public var replies: String { "\(path)/.boardwalk/replies" }
}

extension BoardFolder {
  /// The day it is where the board is; in UTC where board.yml does not say that, or cannot be read.
  public func today(in world: World) -> Day {
    var reader = ContentReader(folder: path, disk: world.disk, markdown: world.markdown)
    return reader.settings()?.day(of: world.now) ?? Day(instant: world.now)
  }
}
