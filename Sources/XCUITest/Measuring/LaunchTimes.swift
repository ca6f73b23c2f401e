/// How long the launches of apps take, for those who measure them.
struct LaunchTimes {
  /// A test that launches again and again measures the latest ones, if it ever measures.
  private static let limit = 100
  private var times: [Duration] = []

  /// Notes a launch.
  ///
  /// - Parameter time: How long it took until the app was idle.
  mutating func add(_ time: Duration) {
    if times.count == Self.limit { times.removeFirst() }
    times.append(time)
  }

  /// The launches since this was last asked.
  mutating func take() -> [Duration] {
    defer { times = [] }
    return times
  }
}
