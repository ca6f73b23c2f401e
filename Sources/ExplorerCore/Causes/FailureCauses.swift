package import SessionProtocol

/// Finds what may have made a test fail, from the events that led there and from the sources.
package enum FailureCauses {
  /// How many causes are named.
  static let limit = 8
  /// How many screens before the failure are looked at.
  static let screenLimit = 200

  /// What may have made a test fail, that for which most speaks first.
  ///
  /// - Parameters:
  ///   - failure: The event of the failure.
  ///   - events: The events before it, oldest first, with their screens.
  ///   - sources: What the project's sources say.
  ///   - printed: What the process said when it trapped, if it did.
  ///   - language: The language of the sentences.
  /// - Returns: The causes; none when nothing is known.
  package static func of(
    _ failure: Event, after events: [Event], sources: FailureSources = FailureSources(),
    printed: String? = nil, in language: Language = .english
  ) -> [FailureCause] {
    guard case .failure(let content) = failure.content else { return [] }
    let scene = FailureScene(failure, content, events[...], sources, language)
    if content.reason == .processEnded {
      let isNil = (printed ?? content.message).contains("found nil")
      return (isNil ? scene.withoutSuper(strength: 100) : []) + scene.crash(printed: printed)
    }
    let notRunning = scene.notRunning
    if !notRunning.isEmpty { return scene.withoutSuper(strength: 100) + notRunning }
    var causes =
      scene.unknownProperty + scene.leftTheScreen + scene.several + scene.obstacles
      + scene.touchedInVain + scene.otherPage
    causes +=
      scene.nearMisses + scene.otherwiseCalled + scene.disappeared + scene.busy + scene.stillThere
    causes += scene.choices + scene.typing + scene.noFocus + scene.noEffect
    causes += scene.notes + scene.unfulfilled + scene.changes + scene.doubtful
    causes += scene.otherAtPosition + scene.refused + scene.clearedAtLaunch
    causes += scene.missingInSources + scene.launchSwitches + scene.values
    causes += scene.mismatches
    // That it went with the app says more than that it went.
    let hasLeft = causes.contains { $0.kind == .disappeared && $0.certainty == .guess }
    if hasLeft { causes.removeAll { $0.kind == .disappeared && $0.certainty == .seen } }
    // That a switch is not used is mostly on purpose: it is told where little else is known.
    let isExplained = causes.contains { $0.kind != .launchSwitch && $0.strength > 65 }
    if isExplained { causes.removeAll { $0.kind == .launchSwitch && $0.certainty == .guess } }
    causes += scene.withoutSuper(strength: 76)
    causes += scene.replacedArguments(
      isLanguageWrong: causes.contains { $0.kind == .otherLanguage })
    // That it was never there says something only where nothing else is known.
    if causes.contains(where: { $0.strength > 35 }) { causes.removeAll { $0.strength <= 35 } }
    return ranked(causes)
  }

  /// The causes by what speaks for them; of those that say the same, the strongest.
  private static func ranked(_ causes: [FailureCause]) -> [FailureCause] {
    var seen: Set<String> = []
    return causes.enumerated()
      .sorted { ($1.element.strength, $0.offset) < ($0.element.strength, $1.offset) }
      .map(\.element).filter { seen.insert($0.text).inserted }.prefix(limit).map(\.self)
  }
}
