/// How often and with how many fingers something is tapped.
struct Taps: Hashable {
  /// How often, one to a hundred.
  let count: Int
  /// With how many fingers, one to five.
  let fingers: Int

  /// Creates taps; numbers out of range are taken as the nearest that is possible.
  init(count: Int = 1, fingers: Int = 1) {
    self.count = min(max(1, count), 100)
    self.fingers = min(max(1, fingers), 5)
  }
}
