import Foundation

/// How long a sign-in takes here and in a browser, whose page answers as late.
struct BrowserBenchmark {
  /// How often each is played, as tests of a suite are: one after the other.
  private static let (rounds, roundLength) = (10, 10)
  /// How many times faster a run is to be.
  private static let factor = 130.0

  /// The host.
  let host: ReadyHost
  /// The test that does what the browser is told.
  let test: String

  /// Prints both medians and how they compare; ten of one follow ten of the other, so that each
  /// minute is the same for both, and both find the processor's caches as their own kind left them.
  ///
  /// - Throws: What a host throws that cannot be run.
  func measure() throws {
    Benchmark.section("A sign-in, and the same flow with Playwright in Chromium, ten in turns")
    // A browser that ends early must not end the benchmark.
    signal(SIGPIPE, SIG_IGN)
    guard let browser = try BrowserFlow(), browser.play() != nil else {
      return print("  Playwright or Chromium is missing: nothing is compared with them.")
    }
    defer { browser.stop() }
    // The first run tells the host what the others find ready.
    for _ in 0..<3 { try host.run(test) }
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<Self.rounds {
      let seconds = (0..<Self.roundLength).compactMap { _ in browser.play() }
      guard seconds.count == Self.roundLength else {
        return print("  The browser has ended: nothing is compared with it.")
      }
      theirs += seconds
      for _ in 0..<Self.roundLength {
        ours.append(try Benchmark.seconds { try host.run(test) })
      }
    }
    let own = Benchmark.report(milliseconds: "\(test), wall time", ours)
    let other = Benchmark.report(milliseconds: "Playwright, wall time", theirs)
    let ratio = other.median / own.median
    Benchmark.report("times less wall time", ratio, "×", digits: 0)
    Benchmark.target("at least \(Int(Self.factor)) times less", isMet: ratio >= Self.factor)
  }
}
