import ElementModel
import SourceModel

/// Decides what a recording waits for where time passed.
struct WaitWriter {
  /// Seconds that the suite mostly waits.
  let limit: Double

  init(_ catalog: DeedCatalog) {
    var counts: [Double: Int] = [:]
    for deed in catalog.methods.flatMap(\.deeds) {
      if case .check(let check) = deed.kind, let seconds = check.timeout, seconds > 0 {
        counts[seconds, default: 0] += 1
      }
    }
    limit = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 5
  }

  /// The element that is waited for.
  ///
  /// - Parameters:
  ///   - before: What the app showed before the time passed.
  ///   - after: What it showed after that.
  ///   - next: What is done or asserted next.
  /// - Returns: The element of the next step, if it was not there before; else the first that came
  ///   and can be told from others; `nil` where nothing came.
  func element(_ before: ElementTree, _ after: ElementTree, _ next: RecordingItem?) -> Int? {
    if let id = next?.elementID, before.element(withID: id) == nil,
      after.element(withID: id) != nil
    {
      return id
    }
    let came = after.elements.filter { before.element(withID: $0.id) == nil }
    return (came.first { !$0.identifier.isEmpty } ?? came.first { !$0.label.isEmpty })?.id
  }
}
