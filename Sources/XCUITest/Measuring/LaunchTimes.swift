import SessionProtocol

/// How long the launches of an app take, taken from what the session reports.
struct LaunchTimes {
  private var began: Duration?
  private var ended = Duration.zero
  private var times: [Duration] = []

  /// Takes an event in: a launch lasts from its event to the last wait or screen before the test
  /// does anything else.
  mutating func observe(_ content: Event.Content, at time: Duration) {
    switch content {
    case .application(let change) where change.change == .launched:
      close()
      (began, ended) = (time, time)
    case .wait, .logLine, .screen: if began != nil { ended = time }
    default: close()
    }
  }

  /// The launches since this was last asked.
  mutating func take() -> [Duration] {
    close()
    defer { times = [] }
    return times
  }

  private mutating func close() {
    guard let began else { return }
    // A test that launches again and again measures the latest ones, if it ever measures.
    if times.count == 100 { times.removeFirst() }
    times.append(ended - began)
    self.began = nil
  }
}
