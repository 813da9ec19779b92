/// A picture in few colours: each pixel is a place in a palette.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  /// Steps from one colour of a ramp to the other.
  static let steps = 16

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  mutating func fill(x: Range<Int>, y: Range<Int>, with color: UInt8) {
    for row in y {
      for column in x { pixels[row * width + column] = color }
    }
  }

  /// Draws a line of letters.
  ///
  /// - Parameters:
  ///   - x: where it begins.
  ///   - baseline: the row the letters stand on.
  ///   - size: an em in pixels.
  ///   - ramp: the palette's place of the colour below the letters; theirs is the last of the ramp.
  mutating func draw(_ letters: [Lettering.Letter], x: Double, baseline: Double, size: Double, ramp: UInt8) {
    let top = max(0, Int(baseline - size * 1.2))
    let bottom = min(height, Int(baseline + size * 0.5))
    guard top < bottom else { return }
    var cover = Coverage(width: width, height: bottom - top)
    var pen = x
    let scale = size / 1000
    for letter in letters {
      let end = pen + Double(letter.advance) * scale
      guard end < Double(width) else { break }
      for contour in letter.contours {
        let points = contour.map { (x: pen + Double($0.x) * scale, y: baseline - Double($0.y) * scale - Double(top)) }
        guard var last = points.last else { continue }
        for point in points {
          cover.add(from: last, to: point)
          last = point
        }
      }
      pen = end
    }
    cover.each { column, row, share in
      pixels[(row + top) * width + column] = ramp + UInt8((share * Double(Self.steps - 1)).rounded())
    }
  }
}

/// How much of each pixel is inside an outline: every line adds the area to its right, row by row; the sum along a row is the
/// share. The method is that of Raph Levien's font-rs.
private struct Coverage {
  let width: Int
  let height: Int
  private var area: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    area = [Double](repeating: 0, count: width * height + 2)
  }

  mutating func add(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    guard start.y != end.y else { return }
    let direction = start.y < end.y ? 1.0 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    for row in max(0, Int(upper.y))..<max(0, min(height, Int(lower.y.rounded(.up)))) {
      let (top, bottom) = (max(Double(row), upper.y), min(Double(row + 1), lower.y))
      guard top < bottom else { continue }
      let (one, other) = (upper.x + (top - upper.y) * slope, upper.x + (bottom - upper.y) * slope)
      add(row, from: min(one, other), to: max(one, other), (bottom - top) * direction)
    }
  }

  /// A piece of a line within one row, from `left` to `right`, that goes `height` of it down.
  private mutating func add(_ row: Int, from left: Double, to right: Double, _ height: Double) {
    let (left, right) = (min(max(left, 0), Double(width - 2)), min(max(right, 0), Double(width - 2)))
    let first = Int(left)
    let last = Int(right)
    let place = row * width
    if first == last {
      let share = (left + right) / 2 - Double(first)
      area[place + first] += height * (1 - share)
      area[place + first + 1] += height * share
      return
    }
    // The share of the line that lies in each column, and the area to its right within the column.
    for column in first...last {
      let (from, to) = (max(left, Double(column)), min(right, Double(column + 1)))
      let part = height * (to - from) / (right - left)
      let share = (from + to) / 2 - Double(column)
      area[place + column] += part * (1 - share)
      area[place + column + 1] += part * share
    }
  }

  func each(_ body: (_ column: Int, _ row: Int, _ share: Double) -> Void) {
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += area[row * width + column]
        let share = min(abs(sum), 1)
        if share > 0.02 { body(column, row, share) }
      }
    }
  }
}
