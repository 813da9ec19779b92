import Foundation
import Markup

/// What the tests need a process of its own for. The first argument says what it does.
switch CommandLine.arguments.dropFirst().first {
case "markdown":
  exit(MarkdownProcess.serve())
case "short-of-memory":
  exit(MarkdownProcess.serve(limits: .init(memory: 1024 * 1024)))
case "spin":
  guard MarkdownProcess.Limits(processorSeconds: 1).applyToThisProcess() else { exit(1) }
  var turns: UInt64 = 0
  while true { turns &+= 1 }
case "silent":
  sleep(60)
case "html", "markdown-here":
  try answerFrames(with: CommandLine.arguments[1])
default:
  exit(64)
}

/// Answers texts from standard input, each after a line with its length in bytes, in the same form.
func answerFrames(with work: String) throws {
  let input = try [UInt8](FileHandle.standardInput.readToEnd() ?? Data())
  var start = 0
  while let end = input[start...].firstIndex(of: 10),
    let length = Int(String(decoding: input[start..<end], as: UTF8.self))
  {
    start = end + 1 + length
    let text = String(decoding: input[(end + 1)..<start], as: UTF8.self)
    let answer = work == "html" ? SafeHTML(html: text).html : markdownAnswer(text)
    print(answer.utf8.count, answer, separator: "\n", terminator: "")
  }
}

func markdownAnswer(_ text: String) -> String {
  do {
    let everything = CommandLine.arguments.contains("everything")
    let options = MarkdownOptions(linksBareAddresses: everything)
    return try SafeHTML(markdown: text, options: options).html
  } catch {
    return "refused, line \(error.line): \(error)"
  }
}
