import DefaultTheme

extension ServedScript {
  /// Built-in scripts that nobody loads without one other, and that one. A name at the top of one of them is in no other that goes
  /// into the same.
  private static let together = [
    (part: "days.js", whole: "storage.js"), ("element.js", "keep.js"), ("index.js", "search.js"),
    ("words.js", "search.js"),
    ("query.js", "search.js"), ("sealed.js", "device.js"), ("status.js", "keep.js"), ("tracking.js", "applications.js"),
  ]

  /// Makes built-in scripts compact and puts some of them into another: fewer files to ask for, and side by side they compress
  /// better. A board's own script stays as it is, and so does what it imports.
  ///
  /// - Returns: by the name of a script the one that it is in now.
  static func pack(_ assets: inout [String: [UInt8]]) -> [String: String] {
    var builtIn = assets.filter { $0.key.hasSuffix(".js") && $0.value == DefaultTheme.files[$0.key] }
    let own = assets.filter { $0.key.hasSuffix(".js") && builtIn[$0.key] == nil }
      .map { String(decoding: $0.value, as: UTF8.self) }
    var moved: [String: String] = [:]
    for (part, whole) in together where !own.contains(where: { $0.contains("./\(part)") }) {
      guard let inner = builtIn["assets/\(part)"], let outer = builtIn["assets/\(whole)"] else { continue }
      builtIn["assets/\(part)"] = nil
      assets["assets/\(part)"] = nil
      moved[part] = whole
      let names = [whole] + moved.filter { $0.value == whole }.keys
      builtIn["assets/\(whole)"] = join(inner, outer, of: names)
    }
    for (path, script) in builtIn { assets[path] = compact(script) }
    return moved
  }

  /// One script of two. What both import is imported once, and nothing from what is in it now.
  ///
  /// - Parameter names: of all scripts that are in it now.
  static func join(_ part: [UInt8], _ whole: [UInt8], of names: [String]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    func isWithin(_ line: ArraySlice<UInt8>) -> Bool {
      line.starts(with: "import ".utf8)
        && names.contains { line.suffix($0.utf8.count + 3).elementsEqual("./\($0)'".utf8) }
    }
    let lines = part.split(separator: newline, omittingEmptySubsequences: false).filter { !isWithin($0) }
    let imports = lines.filter { $0.starts(with: "import ".utf8) }
    let rest = whole.split(separator: newline, omittingEmptySubsequences: false).compactMap { line in
      guard line.starts(with: "import ".utf8) else { return line }
      return isWithin(line) || imports.contains(line) ? nil : without(imports, line)
    }
    return Array((lines + rest).joined(separator: [newline]))
  }

  /// A line that imports some names from a script, without those that other lines import from it; nil when none is left.
  private static func without(_ others: [ArraySlice<UInt8>], _ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let (names, script) = importedNames(line) else { return line }
    let known = Set(others.compactMap(importedNames).filter { $0.script == script }.flatMap(\.names))
    let left = names.filter { !known.contains($0) }
    return left.isEmpty ? nil : Array("import { \(left.joined(separator: ", ")) } from \(script)".utf8)[...]
  }

  /// The names and the script of a line such as `import { one, two } from './three.js'`; nil for any other.
  private static func importedNames(_ line: ArraySlice<UInt8>) -> (names: [Substring], script: Substring)? {
    let text = Substring(decoding: line, as: UTF8.self)
    guard text.hasPrefix("import { "), let end = text.firstIndex(of: "}") else { return nil }
    let names = text[..<end].dropFirst("import { ".count).dropLast().split(separator: ", ")
    return (names, text[end...].dropFirst("} from ".count))
  }
}
