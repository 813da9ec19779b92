import Fuzzing

/// Reads arbitrary bytes as FUZZ_TARGET says, in the order in which data passes through. A crash, a hang, or a promise that is not
/// kept is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBoardwalk(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { targets.read(start, count) }

private let targets = Targets([
  "json": readJSON, "xml": readXML, "replies": readReplies, "words": readWords, "content": readContent,
  "queries": readQueries, "rows": readRows, "records": readRecords, "requests": readRequests,
])
