/// Numbers as short texts: the form that the index has for sets of jobs. The README documents it.
///
/// A number is written in letters of base64url, five bits each, the lowest first; all letters but the last have the sixth bit
/// set. A set is the shortest of: `.` and the gap before each number; `~` and the lengths of the runs, the first of them
/// outside; `:` and six numbers a letter, the lowest first.
enum NumberCode {
  static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Appends a number from 0 on.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      bytes.append(letters[32 | rest & 31])
      rest >>= 5
    }
    bytes.append(letters[rest])
  }

  /// Appends a number that may be negative: its magnitude twice, and one more when it is.
  static func append(signed number: Int, to bytes: inout [UInt8]) {
    append(number < 0 ? -2 * number - 1 : 2 * number, to: &bytes)
  }

  /// Appends a set of ascending numbers, counted from `first`.
  static func append(_ numbers: some RandomAccessCollection<UInt32>, from first: UInt32 = 0, to bytes: inout [UInt8]) {
    guard let last = numbers.last else { return bytes.append(UInt8(ascii: ".")) }
    var gaps = 0
    var runs = 0
    var next = first
    var begin = first
    for number in numbers {
      let gap = number - next
      gaps += length(gap)
      if gap > 0 || begin == next { runs += length(gap) + length(next - begin) }
      if gap > 0 { begin = number }
      next = number + 1
    }
    runs += length(next - begin)
    let bits = Int(last - first) / 6 + 1
    if gaps <= runs, gaps <= bits {
      appendGaps(numbers, from: first, to: &bytes)
    } else if runs <= bits {
      appendRuns(numbers, from: first, to: &bytes)
    } else {
      appendBits(numbers, from: first, count: bits, to: &bytes)
    }
  }
}

extension NumberCode {
  private static func length(_ number: UInt32) -> Int {
    number < 32 ? 1 : number < 1024 ? 2 : number < 32768 ? 3 : number < 1 << 20 ? 4 : number < 1 << 25 ? 5 : 7
  }

  private static func appendGaps(
    _ numbers: some RandomAccessCollection<UInt32>, from first: UInt32, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "."))
    var next = first
    for number in numbers {
      append(Int(number - next), to: &bytes)
      next = number + 1
    }
  }

  private static func appendRuns(
    _ numbers: some RandomAccessCollection<UInt32>, from first: UInt32, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "~"))
    var next = first
    var begin: UInt32?
    for number in numbers {
      if begin == nil || number > next {
        if let begin { append(Int(next - begin), to: &bytes) }
        append(Int(number - next), to: &bytes)
        begin = number
      }
      next = number + 1
    }
    if let begin { append(Int(next - begin), to: &bytes) }
  }

  private static func appendBits(
    _ numbers: some RandomAccessCollection<UInt32>, from first: UInt32, count: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: ":"))
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    for number in numbers {
      let place = Int(number - first)
      bytes[start + place / 6] |= 1 << UInt8(place % 6)
    }
    for index in start..<bytes.count { bytes[index] = letters[Int(bytes[index])] }
  }
}
