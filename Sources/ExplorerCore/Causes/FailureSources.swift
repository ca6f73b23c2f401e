import ElementModel
import SourceIndex
package import SourceModel

/// What the sources of a project say that helps to explain a failure.
package struct FailureSources: Sendable {
  /// The page objects that are screens, with what they look for.
  var pages: ScreenPages
  /// Where the app sets identifiers and texts.
  var settings: [CodeSetting]
  /// What the app asks of how it was launched.
  var switches: [LaunchSwitch]
  /// The files of the tests and their pages.
  var testFiles: Set<String>

  /// Nothing is known.
  init(
    pages: ScreenPages = ScreenPages(), settings: [CodeSetting] = [],
    switches: [LaunchSwitch] = [], testFiles: Set<String> = []
  ) {
    self.pages = pages
    self.settings = settings
    self.switches = switches
    self.testFiles = testFiles
  }

  /// Reads what an index says.
  ///
  /// - Parameter index: The index of the project.
  package init(of index: ProjectIndex) {
    self.init(of: index, QueryExpressionParser.locators(of: index))
  }

  /// Takes over what an index says, of which the locators have been read.
  init(of index: ProjectIndex, _ locators: [NamedLocator]) {
    self.init(
      pages: ScreenPages(of: index, locators), settings: index.settings,
      switches: index.launchSwitches, testFiles: Set(index.members.map(\.location.file)))
  }
}

extension FailureSources {
  /// The places that set a text for certain.
  func places(setting text: String) -> [CodeSetting] {
    settings.filter { $0.texts.contains(text) }
  }

  /// The places that may set a text of which they give a part, such as `"row-\\(id)"`.
  func patterns(matching text: String) -> [CodeSetting] {
    settings.filter {
      guard case .pattern(let pattern) = $0.key, !pattern.isOpen else { return false }
      // A single letter that is known says nothing.
      return pattern.pieces.reduce(0) { $0 + $1.count } > 1 && pattern.matches(text)
    }
  }

  /// Whether every identifier that views set is known at least in part.
  var knowsAllIdentifiers: Bool {
    !settings.contains {
      guard $0.kind == .identifier else { return false }
      switch $0.key {
      case .unknown: return true
      case .pattern(let pattern): return pattern.isOpen
      case .literal, .possible: return false
      }
    }
  }

  /// The text that views set which is nearest to one that none sets.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: Among what to look.
  ///   - shown: Texts on the screen, which are preferred.
  ///   - typed: Texts of elements of the type that was looked for, which are preferred to these.
  /// - Returns: The text with its place; `nil` when none is near.
  func nearest(
    to text: String, _ kind: CodeSetting.Kind, shown: Set<String> = [], typed: Set<String> = []
  ) -> (text: String, setting: CodeSetting)? {
    let likeness = TextLikeness(to: text)
    var best: (text: String, setting: CodeSetting)?
    var bestScore = 0.0
    for setting in settings where setting.kind == kind {
      for candidate in setting.texts where candidate != text {
        let likeness = likeness.score(of: candidate)
        guard likeness >= 0.35 else { continue }
        let score =
          likeness + (shown.contains(candidate) ? 0.1 : 0) + (typed.contains(candidate) ? 0.2 : 0)
        if score >= 0.5, score > bestScore { (best, bestScore) = ((candidate, setting), score) }
      }
    }
    return best
  }
}

extension CodeSetting {
  /// The texts that it sets for certain.
  var texts: [String] {
    switch key {
    case .literal(let text): [text]
    case .possible(let texts): texts
    case .pattern, .unknown: []
    }
  }
}
