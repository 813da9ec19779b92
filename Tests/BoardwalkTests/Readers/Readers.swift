import Fuzzing

/// Everything that reads strangers' data, in the order in which data passes through. A crash, a hang, or a promise that is not kept
/// is a finding.
let readers: KeyValuePairs<String, @Sendable (Input) -> Void> = [
  "json": readJSON, "xml": readXML, "replies": readReplies, "words": readWords, "content": readContent,
  "queries": readQueries, "rows": readRows, "records": readRecords, "requests": readRequests,
]

/// `make fuzz-everything` builds a program of this folder that throws arbitrary bytes at the reader of that FUZZ_TARGET.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBoardwalk(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { targets.read(start, count) }

private let targets = Targets(readers)
