import SimulatedUIKit
import Testing

/// Values that can be observed tell of their changes.
@MainActor @Suite struct KeyValueObservedTests {
  class Load: UIView, _KeyValueCodingAndObserving {
    let _observers = _KeyValueObservers()
    private(set) var progress = 0.0

    func go(to progress: Double) { changing(\.progress) { self.progress = progress } }
  }

  final class SpecialLoad: Load {}

  @Test func observersHearWhatTheyAskFor() {
    let load = Load()
    var heard: [String] = []
    func note(_ change: NSKeyValueObservedChange<Double>) {
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      heard.append((values + (change.isPrior ? ["prior"] : [])).joined(separator: " "))
    }
    var kept = [
      load.observe(\.progress, options: [.new]) { _, change in note(change) },
      load.observe(\.progress, options: [.old, .prior]) { _, change in note(change) },
      load.observe(\.progress, options: [.initial, .new]) { _, change in note(change) },
    ]
    #expect(heard == ["- 0.0"])
    load.go(to: 0.5)
    #expect(heard.dropFirst() == ["0.0 - prior", "- 0.5", "0.0 -", "- 0.5"])

    heard = []
    kept[0].invalidate()
    kept.removeLast()
    load.go(to: 1)
    #expect(heard == ["0.5 - prior", "0.5 -"])
  }

  @Test func observersOfAnotherValueHearNothing() {
    let load = Load()
    var count = 0
    let kept = load.observe(\.isHidden) { _, _ in count += 1 }
    load.go(to: 1)
    withExtendedLifetime(kept) { #expect(count == 0) }
  }

  @Test func valuesOfSubclassesAreObservedToo() {
    let load = SpecialLoad()
    var latest = 0.0
    let kept = load.observe(\.progress, options: .new) { _, change in
      latest = change.newValue ?? -1
    }
    load.go(to: 0.25)
    withExtendedLifetime(kept) { #expect(latest == 0.25) }
  }
}
