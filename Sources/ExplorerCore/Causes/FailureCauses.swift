import ElementModel
import SessionProtocol

/// Finds what may have made a test fail, from the events that led there.
enum FailureCauses {
  /// How many causes are named.
  static let limit = 8
  /// How many screens before the failure are looked at.
  static let screenLimit = 200

  /// What may have made a test fail, most plausible first.
  ///
  /// - Parameters:
  ///   - failure: The event of the failure.
  ///   - events: The events before it, oldest first, with their screens.
  ///   - pages: What the page objects look for.
  ///   - language: The language of the sentences.
  /// - Returns: The causes; none when nothing is known.
  static func of(
    _ failure: Event, after events: [Event], pages: ScreenPages = ScreenPages(),
    in language: Language = .english
  ) -> [FailureCause] {
    guard case .failure(let content) = failure.content else { return [] }
    let scene = FailureScene(failure, content, events[...], pages, language)
    var causes: [FailureCause] = []
    causes += scene.notRunning
    if causes.isEmpty {
      causes += scene.several + scene.obstacles + scene.touchedInVain + scene.otherPage
      causes += scene.nearMisses + scene.disappeared + scene.busy
    }
    var seen: Set<String> = []
    return causes.enumerated()
      .sorted { ($0.element.kind.rawValue, $0.offset) < ($1.element.kind.rawValue, $1.offset) }
      .map(\.element).filter { seen.insert($0.text).inserted }.prefix(limit).map(\.self)
  }
}
