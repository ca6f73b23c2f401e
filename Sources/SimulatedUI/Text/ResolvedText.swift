import ElementModel

/// A text as it is shown: in a language, at a moment.
struct ResolvedText {
  /// Characters that are set alike.
  struct Run: Hashable {
    var text: String
    var attributes: TextAttributes
    /// The symbol that stands here instead of characters.
    var symbol: String?
  }

  var runs: [Run] = []
  /// When the text is another one: seconds from now; nil when that never happens.
  var lifetime: TimeInterval?

  /// The characters of all runs.
  var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// What VoiceOver reads; a text that has been given other words is several runs at most.
  var spoken: String {
    guard runs.contains(where: { $0.attributes.spoken != nil }) else { return string }
    var result = ""
    var last: String?
    for run in runs {
      // The words of a text that is set in several ways are said once.
      if let words = run.attributes.spoken {
        if words != last { result += words }
      } else {
        result += run.text
      }
      last = run.attributes.spoken
    }
    return result
  }

  /// Adds characters.
  mutating func append(_ text: String, _ attributes: TextAttributes) {
    guard !text.isEmpty else { return }
    runs.append(Run(text: text, attributes: attributes))
  }

  /// Notes that the text changes.
  mutating func expire(after seconds: TimeInterval) {
    lifetime = min(lifetime ?? .infinity, max(0.01, seconds))
  }

  /// Adds all runs of another text.
  mutating func append(_ other: ResolvedText) {
    runs += other.runs
    if let seconds = other.lifetime { expire(after: seconds) }
  }
}

/// What decides how a text reads.
struct TextSurroundings {
  /// The language, and how numbers and dates are written.
  var locale: Locale
  var timeZone: TimeZone
  var calendar: Calendar
  var now: Date

  /// The surroundings of a view.
  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    calendar = environment.calendar
    now = Date()
  }

  /// The surroundings of the app as a whole.
  init() {
    locale = Localization.locale
    timeZone = .current
    calendar = .current
    now = Date()
  }
}
