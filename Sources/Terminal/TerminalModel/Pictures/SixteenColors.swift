/// The colours that terminals had before there were 256, and the mixtures of two that look like others.
struct SixteenColors {
  /// Two colours, the second of which is seen in so many of sixteen pixels.
  private struct Mixture {
    var first: UInt8
    var second: UInt8
    var share: UInt8
  }

  /// As xterm ships them; terminals differ a little.
  private static let colors: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
  /// Which of sixteen neighbours are the first to show the second colour.
  private static let order: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private let count: Int
  /// What is known, by five bits of each channel.
  private var mixtures: [Mixture?] = Array(repeating: nil, count: 1 << 15)

  /// Uses the first so many.
  init(count: Int) { self.count = min(count, Self.colors.count) }

  /// The colour that a pixel has in a mixture.
  mutating func color(of pixel: PixelColor, x: Int, y: Int) -> UInt8 {
    let levels = [pixel.red, pixel.green, pixel.blue].map { Int($0 >> 3) }
    let key = levels[0] << 10 | levels[1] << 5 | levels[2]
    let mixture =
      mixtures[key]
      ?? mixture(levels[0] * 255 / 31, levels[1] * 255 / 31, levels[2] * 255 / 31)
    mixtures[key] = mixture
    let isSecond = Self.order[(y & 3) * 4 + x & 3] < mixture.share
    return isSecond ? mixture.second : mixture.first
  }

  /// The mixture that is nearest to a colour, where colours that are alike are preferred: others are
  /// seen as a pattern.
  private func mixture(_ red: Int, _ green: Int, _ blue: Int) -> Mixture {
    var best = Mixture(first: 0, second: 0, share: 0)
    var least = Int.max
    for first in 0..<count {
      for second in first..<count {
        let (one, two) = (Self.colors[first], Self.colors[second])
        let apart = Self.distance(one.0 - two.0, one.1 - two.1, one.2 - two.2)
        for share in first == second ? [0] : [4, 8, 12] {
          let error = Self.distance(
            one.0 + (two.0 - one.0) * share / 16 - red,
            one.1 + (two.1 - one.1) * share / 16 - green,
            one.2 + (two.2 - one.2) * share / 16 - blue)
          let cost = error + apart / 32
          if cost < least {
            least = cost
            best = Mixture(first: UInt8(first), second: UInt8(second), share: UInt8(share))
          }
        }
      }
    }
    return best
  }

  private static func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    3 * red * red + 6 * green * green + 2 * blue * blue
  }
}
