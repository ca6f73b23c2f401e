/// How far a test is proved.
struct ProofState: Hashable, Sendable {
  /// The test, `Class/method`.
  let test: String
  /// What came of it, in order.
  private(set) var results: [ProofNews] = []
  /// What is being done; nil once all was.
  private(set) var running: ProofNews? = .building

  /// Begins to prove a test.
  init(of test: String) { self.test = test }

  /// Takes in what came of it.
  mutating func receive(_ news: ProofNews) {
    switch news {
    case .building, .running, .comparing, .trying: running = news
    case .outcome, .compared, .mend, .mended: results.append(news)
    case .failed:
      results.append(news)
      running = nil
    case .ended: running = nil
    }
  }

  /// Whether something was found that mends it, and is not written yet.
  var hasMend: Bool {
    !results.contains(.mended)
      && results.contains { if case .mend(.some, _, .some) = $0 { true } else { false } }
  }
}
