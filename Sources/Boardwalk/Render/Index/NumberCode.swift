/// Numbers as short texts: the form that the index has for sets of jobs. The README documents it.
///
/// A number is written in letters of base64url, five bits each, the lowest first; all letters but the last have the sixth bit
/// set. A set is the shorter of: `~` and the lengths of the runs, the first of them outside; a sign and the gap before each
/// number as bits, six a letter.
enum NumberCode {
  static let letters = Array(String(describing: alphabet).utf8)
  private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  /// The letter for six bits, whatever stands above them: found without a look at whether there is one.
  @inline(__always)
  static func letter(_ bits: some BinaryInteger) -> UInt8 { alphabet.utf8Start[Int(truncatingIfNeeded: bits) & 63] }

  /// Each says by its place how many bits of a gap are written as they are. None can be in a word or needs to be escaped in
  /// JSON, and none begins a set of version 2.
  static let signs = Array("!$%()*,/;=?@[]^|".utf8)

  /// Appends a number from 0 on.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      bytes.append(letter(32 | rest & 31))
      rest >>= 5
    }
    bytes.append(letter(rest))
  }

  /// Appends a number that may be negative: its magnitude twice, and one more when it is.
  static func append(signed number: Int, to bytes: inout [UInt8]) { append(unsigned(number), to: &bytes) }

  /// How many letters a number has.
  static func length(of number: Int) -> Int { max(1, (Int.bitWidth - number.leadingZeroBitCount + 4) / 5) }

  /// The same of a number that may be negative.
  static func length(ofSigned number: Int) -> Int { length(of: unsigned(number)) }

  private static func unsigned(_ number: Int) -> Int { number < 0 ? -2 * number - 1 : 2 * number }

  /// Appends a set of ascending numbers, counted from `first`.
  static func append(_ numbers: some RandomAccessCollection<UInt32>, from first: UInt32 = 0, to bytes: inout [UInt8]) {
    guard let last = numbers.last else { return bytes.append(signs[0]) }
    let sum = Int(last - first) + 1 - numbers.count
    let low = low(of: sum, in: numbers.count)
    // No more than so many letters.
    let most = (sum >> low + numbers.count * (1 + low) + 5) / 6
    let runs = lengthOfRuns(numbers, from: first, atMost: most)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { letters in
      let count = writeGaps(numbers, from: first, low, to: letters)
      if count <= runs {
        bytes.append(signs[low])
        bytes += letters[..<count]
      } else {
        appendRuns(numbers, from: first, to: &bytes)
      }
    }
  }

  /// How many bits of gaps are best written as they are, when so many numbers leave out `sum`: as many as half of a gap of
  /// average length has. What the best of all would save was measured to be a thousandth.
  private static func low(of sum: Int, in count: Int) -> Int {
    var low = 0
    while low < signs.count - 1, count << (low + 1) <= sum { low += 1 }
    return low
  }
}

extension NumberCode {
  private static func length(_ number: UInt32) -> Int {
    number < 32 ? 1 : number < 1024 ? 2 : number < 32768 ? 3 : number < 1 << 20 ? 4 : number < 1 << 25 ? 5 : 7
  }

  /// How many letters the lengths of the runs have; with more than `most` it is not looked how many more.
  private static func lengthOfRuns(
    _ numbers: some RandomAccessCollection<UInt32>, from first: UInt32, atMost most: Int
  ) -> Int {
    var runs = 0
    var next = first
    var begin = first
    for number in numbers {
      let gap = number - next
      if gap > 0 || begin == next { runs += length(gap) + length(next - begin) }
      if runs > most { return runs }
      if gap > 0 { begin = number }
      next = number + 1
    }
    return runs + length(next - begin)
  }

  /// For each gap as many zeros as it has multiples of 2 ^ `low`, a one, and its lowest bits.
  ///
  /// - Returns: how many letters that are.
  private static func writeGaps(
    _ numbers: some RandomAccessCollection<UInt32>, from first: UInt32, _ low: Int,
    to letters: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var written = 0
    var bits: UInt64 = 0
    var count = 0
    func flush(_ least: Int) {
      while count >= least {
        letters[written] = letter(bits)
        written += 1
        bits >>= 6
        count -= 6
      }
    }
    var next = first
    let mask = 1 << UInt64(low) - 1 as UInt64
    for number in numbers {
      let gap = UInt64(number - next)
      count += Int(gap >> UInt64(low))
      // Those of several numbers at once.
      if count >= 40 { flush(6) }
      bits |= ((gap & mask) << 1 | 1) << UInt64(count)
      count += 1 + low
      next = number + 1
    }
    flush(1)
    return written
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
}
