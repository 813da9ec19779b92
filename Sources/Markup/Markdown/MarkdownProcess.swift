/// Renders Markdown of people you do not know in a process of its own, so that text which makes libcmark-gfm
/// run wild costs two seconds and that one text, never the build.
///
/// The program named is started with the arguments named, no shell and an empty environment; it must do nothing but
/// `exit(MarkdownProcess.serve())`. Short texts are rendered at once: the worst of them are known to be cheap.
public struct MarkdownProcess: Sendable {
  /// What the renderer may use before the system ends it.
  public struct Limits: Sendable {
    /// Seconds of processor time.
    public var processorSeconds: UInt
    /// Bytes of address space.
    public var memory: UInt

    /// Seconds of processor time and bytes of address space; the whole program must fit into these.
    public init(processorSeconds: UInt = 2, memory: UInt = 512 * 1024 * 1024) {
      self.processorSeconds = processorSeconds
      self.memory = memory
    }

    /// Makes the system end the running process when it has used up what it may. False if the system refused.
    public func applyToThisProcess() -> Bool {
      ChildProcess.limitThisProcess(seconds: processorSeconds, memory: memory)
    }
  }

  /// The most HTML taken from the renderer; ordinary text grows by a tenth.
  static let longestReply = 4 * 1024 * 1024
  /// Below this a text is not worth a process: after the guards, the worst 4 KiB measured take milliseconds.
  static let shortText = 4 * 1024

  let executable: String
  let arguments: [String]
  let secondsToWait: Int

  /// - Parameters:
  ///   - executable: the path of a program that serves, such as the running one.
  ///   - arguments: the words that make it serve, without the program's name.
  ///   - secondsToWait: how long a text may take by the clock on the wall, on however busy a machine.
  public init(executable: String, arguments: [String], secondsToWait: Int = 20) {
    self.executable = executable
    self.arguments = arguments
    self.secondsToWait = secondsToWait
  }

  /// Renders as `SafeHTML(markdown:options:)` does. Blocks until the result is there.
  public func render(
    _ markdown: String, options: MarkdownOptions = MarkdownOptions()
  ) throws(MarkdownError) -> SafeHTML {
    let source = Array(markdown.utf8)
    guard source.count >= Self.shortText else { return try SafeHTML(markdown: markdown, options: options) }
    try MarkdownGuards.check(source, options: options)
    let child = ChildProcess(executable: executable, arguments: arguments)
    let request = [options.code] + source
    let html: [UInt8]
    do {
      html = try child.reply(to: request, longest: Self.longestReply, seconds: secondsToWait)
    } catch {
      throw MarkdownError(.notRendered(error.description))
    }
    // The reply is as little trusted as the text was.
    return SafeHTML(html: html, links: options.linksPrinted)
  }

  /// What the started program does: limits itself, reads one text from standard input, writes its HTML to standard
  /// output. Returns the exit code, 0 if all went well.
  public static func serve(limits: Limits = Limits()) -> Int32 {
    guard limits.applyToThisProcess(),
      let request = ChildProcess.readRequest(longest: MarkdownGuards.longestText + 1),
      let code = request.first,
      let html = CommonMark.untrustedHTML(of: Array(request.dropFirst()), options: MarkdownOptions(code: code)),
      html.count <= longestReply
    else { return 1 }
    return ChildProcess.write(reply: html) ? 0 : 1
  }
}

extension MarkdownOptions {
  /// The options as one letter, `@` and the bits that are set.
  fileprivate var code: UInt8 {
    0x40 | (links == .relativeToo ? 1 : 0) | (linksBareAddresses ? 2 : 0) | (showsLeftOut ? 4 : 0)
  }

  fileprivate init(code: UInt8) {
    self.init(links: code & 1 == 0 ? .webOnly : .relativeToo, linksBareAddresses: code & 2 != 0)
    showsLeftOut = code & 4 != 0
  }
}
