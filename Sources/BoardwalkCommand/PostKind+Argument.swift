import ArgumentParser
import Boardwalk

/// The word for what `new` makes.
extension PostKind: ExpressibleByArgument {}
