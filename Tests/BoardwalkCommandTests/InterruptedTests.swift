import Foundation
import Testing

@Suite("Commands that are ended by a signal")
struct InterruptedTests {
  @Test("What a preview made for itself goes with it, and whoever began it is told what ended it")
  func preview() throws {
    let folder = try Folder([
      "Content/board.yml":
        "title: T\nbase-url: https://t.example.org/\nsources:\n  - files: { replies: r, organization: O }\n",
      "Content/r/1.json": #"[{"id":"1","title":"Cook"}]"#, "t/.keep": "",
    ])
    let ended = try folder.shell(
      """
      cd '\(folder.path)'
      TMPDIR="$PWD/t" "$boardwalk" serve . --port 0 > out 2>&1 &
      for turn in $(seq 300); do grep -q Printed out && break; sleep 0.1; done
      ls t
      kill -TERM $!
      wait $!
      echo "ended with $?"
      ls t
      """)
    let lines = ended.out.split(separator: "\n")
    #expect(lines.count == 2 && lines.first?.hasPrefix("boardwalk-preview-") == true, "\(ended)")
    #expect(lines.last == "ended with 143", "\(folder.text("out"))")
  }
}
