package import SessionProtocol
import TerminalModel

/// Events as linear text, for pipes, screen readers and logs.
package enum EventText {
  /// The lines of an event, without line feeds and safe for a terminal.
  ///
  /// A line is `time WORD what`; details are indented below. A wait is one line when it begins and
  /// one when it ends; the checks between, and screens, have none, for a reader hears each line.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - includesReads: Whether attributes that were read are told too.
  ///   - language: What it is told in.
  /// - Returns: The lines; none for events that are not told.
  package static func lines(
    for event: Event, includesReads: Bool = false, in language: Language = .english
  ) -> [String] {
    switch event.content {
    case .screen, .logLine: return []
    case .read where !includesReads: return []
    case .wait(let wait) where wait.progress == .checked: return []
    default: break
    }
    let summary = event.summary(language)
    let time = event.time.momentText.padded(toWidth: 8, alignment: .trailing)
    var title = summary.title
    if case .wait(let wait) = event.content { title = Self.title(of: wait, language) }
    let first = "\(time) \(summary.word.padded(toWidth: 7)) \(title)".terminalSafe
    let isBegun = if case .wait(let wait) = event.content { wait.progress == .began } else { false }
    let details = isBegun ? [] : summary.details
    let indent = String(repeating: " ", count: 17)
    return ([first] + details.map { indent + $0.terminalSafe }).map(\.withoutTrailingBlanks)
  }

  /// A line that the test process printed, set off from what pomelo says.
  package static func line(forOutput line: String) -> String {
    ("         OUT     " + line.terminalSafe).withoutTrailingBlanks
  }

  private static func title(of wait: Wait, _ language: Language) -> String {
    let (criterion, elapsed) = (wait.criterion.text, wait.elapsed.secondsText)
    let limit = wait.limit.shortSecondsText
    return switch wait.progress {
    case .began, .checked:
      language.say("for \(criterion), up to \(limit) s", ja: "\(criterion)（最長 \(limit) 秒）")
    case .met:
      language.say("met after \(elapsed) s: \(criterion)", ja: "\(elapsed) 秒で成立: \(criterion)")
    case .timedOut:
      language.say(
        "timed out after \(elapsed) s: \(criterion)", ja: "\(elapsed) 秒で時間切れ: \(criterion)")
    }
  }
}
