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
  /// The texts of the app's tables.
  let translations: Deferred<[Translation]>
  /// Places of the app that often do something else than meant.
  let doubts: Deferred<[CodeDoubt]>
  /// How what the app shows comes about.
  let flow: Deferred<CodeFlow>

  /// Nothing is known.
  init(
    pages: ScreenPages = ScreenPages(), settings: [CodeSetting] = [],
    switches: [LaunchSwitch] = [], testFiles: Set<String> = [],
    translations: Deferred<[Translation]> = Deferred([]),
    doubts: Deferred<[CodeDoubt]> = Deferred([]), flow: Deferred<CodeFlow> = Deferred(CodeFlow())
  ) {
    self.pages = pages
    self.settings = settings
    self.switches = switches
    self.testFiles = testFiles
    self.translations = translations
    self.doubts = doubts
    self.flow = flow
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
      switches: index.launchSwitches, testFiles: Set(index.members.map(\.location.file)),
      translations: index.translations, doubts: index.doubts, flow: index.flow)
  }
}

extension FailureSources {
  /// The places that set a text for certain, by itself or by a key of the app's tables.
  func places(setting text: String) -> [CodeSetting] {
    let keys = Set(translations.value.filter { $0.says(text) }.map(\.key))
    return settings.filter { setting in
      setting.texts.contains { $0 == text || setting.kind == .label && keys.contains($0) }
    }
  }

  /// The places that may set a text of which they give a part, such as `"row-\\(id)"`.
  func patterns(matching text: String) -> [CodeSetting] {
    settings.filter {
      guard let pattern = $0.pattern, !pattern.isOpen else { return false }
      // A single letter that is known says nothing.
      return pattern.pieces.reduce(0) { $0 + $1.count } > 1 && pattern.matches(text)
    }
  }

  /// The places that set a key of translations whose last part is a text: `action.delete` for
  /// `Delete`.
  func placesOfTranslations(likely text: String) -> [CodeSetting] {
    let wanted = text.lowercased().filter { !$0.isWhitespace }
    guard !wanted.isEmpty else { return [] }
    return settings.filter { setting in
      setting.kind == .label
        && setting.texts.contains { key in
          let parts = key.split(separator: ".")
          return parts.count > 1 && parts.last?.lowercased() == wanted
        }
    }
  }

  /// What stands before the first separator of an identifier, such as `form` in `form.save`; a text
  /// of one word has none, and is in no scope.
  private static func scope(of text: String) -> Substring? {
    text.firstIndex { "._-/".contains($0) }.map { text[..<$0] }
  }

  /// The types that set identifiers or texts.
  var views: Set<String> { Set(settings.map(\.owner)) }

  /// What stands behind the last separator of an identifier.
  private static func end(of text: String) -> Substring? {
    text.lastIndex { "._-/".contains($0) }.map { text[$0...] }
  }

  /// Whether every identifier that views set is known at least in part.
  var knowsAllIdentifiers: Bool {
    !settings.contains {
      guard $0.kind == .identifier else { return false }
      return $0.texts.isEmpty && $0.pattern?.isOpen != false
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
        let isAkin =
          Self.scope(of: text).map {
            $0 == Self.scope(of: candidate) || Self.end(of: text) == Self.end(of: candidate)
          } ?? (text.contains(" ") && candidate.contains(" "))
        guard likeness >= (isAkin ? 0.35 : 0.5) else { continue }
        let score =
          likeness + (shown.contains(candidate) ? 0.1 : 0) + (typed.contains(candidate) ? 0.2 : 0)
        if score >= 0.45, score > bestScore { (best, bestScore) = ((candidate, setting), score) }
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

  /// Whether it may be of an element that is looked for by a query property.
  ///
  /// - Parameter query: The property, such as `buttons`.
  /// - Returns: Whether the call that sets the text makes such elements; `true` of an identifier, which
  ///   may be of any.
  func fits(_ query: String) -> Bool {
    let makers: [String]
    switch query {
    case _ where kind == .identifier: return true
    case "buttons": makers = ["Button", "Label", "NavigationLink", "Link", "Menu", "Picker"]
    case "staticTexts": makers = ["Text", "Label", "Section", "LabeledContent"]
    case "navigationBars": makers = ["navigationTitle", "navigationBarTitle"]
    case "textFields": makers = ["TextField"]
    case "switches", "toggles": makers = ["Toggle"]
    case "alerts": makers = ["alert", "Alert"]
    default: return true
    }
    return makers.contains { expression.hasPrefix($0 + "(") }
  }

  /// The parts of the text that are known, also where a literal with values in it is all there is.
  var pattern: CodePattern? {
    switch key {
    case .pattern(let pattern): return pattern
    case .unknown(let written):
      guard written.hasPrefix("\""), written.hasSuffix("\""), written.count > 1 else { return nil }
      let text = written.dropFirst().dropLast()
      let pieces = text.split(
        separator: /\\\((?:[^()]|\([^()]*\))*\)/, omittingEmptySubsequences: false)
      return pieces.count > 1 ? CodePattern(pieces: pieces.map(String.init)) : nil
    case .literal, .possible: return nil
    }
  }
}
