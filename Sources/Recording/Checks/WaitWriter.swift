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

  /// As many elements are looked at for one that the suite has a wait for.
  private static let limit = 24

  /// The elements that can be waited for, the best first.
  ///
  /// - Parameters:
  ///   - before: What the app showed before the time passed.
  ///   - after: What it showed after that.
  ///   - next: What is done or asserted next.
  /// - Returns: The element of the next step, if it was not there before; then those that came and can
  ///   be told from others.
  func elements(_ before: ElementTree, _ after: ElementTree, _ next: RecordingItem?) -> [Int] {
    let came = after.elements.filter { before.element(withID: $0.id) == nil }
    let named = came.filter { !$0.identifier.isEmpty }.map(\.id)
    let labelled = came.filter { $0.identifier.isEmpty && !$0.label.isEmpty }.map(\.id)
    let own = next?.elementID.flatMap { id in came.contains { $0.id == id } ? id : nil }
    return [own].compactMap(\.self) + (named + labelled).filter { $0 != own }.prefix(Self.limit)
  }
}
