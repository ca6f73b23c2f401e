/// Someone who types whatever comes to hand, the same for the same seed; nothing that ends the
/// program, gives the terminal away, builds or writes a file.
struct RandomTypist: RandomNumberGenerator {
  private var state: UInt64

  private static let keys =
    "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPSTUVWXYZ0123456789[](){}<>+-_=/!.,?|; \t\r".map(
      String.init)
    + ["\u{1B}OA", "\u{1B}OB", "\u{1B}OC", "\u{1B}OD", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z"]
    + ["\u{19}", "\u{C}", "\u{14}", "\u{6}", "\u{2}", "\u{7F}", "日本", "👨‍👩‍👧", "\u{1B}[999~"]

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A few keys, presses and turns of the wheel.
  mutating func inputs() -> String {
    (0..<12).map { _ in
      guard Int.random(in: 0..<8, using: &self) == 0 else {
        return Self.keys.randomElement(using: &self) ?? ""
      }
      let button = [0, 0, 1, 2, 32, 64, 65].randomElement(using: &self) ?? 0
      let column = Int.random(in: 1...220, using: &self)
      let row = Int.random(in: 1...70, using: &self)
      return "\u{1B}[<\(button);\(column);\(row)\(Bool.random(using: &self) ? "M" : "m")"
    }.joined()
  }
}
