/// Room in which one job after the other is read. Each would need a dozen pieces of memory too large to be had without waiting for
/// the other cores, and gives them back at once.
struct ReadingRoom {
  var words = DistinctWords()
  /// All that a job shows.
  var text: [UInt8] = []
  /// The letters and digits of its text, and whatever longer texts left behind them.
  var letters: [UInt8] = []
}
