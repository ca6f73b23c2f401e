import ElementModel
import SessionProtocol
import TerminalModel

/// What can be asserted of an element, and of what was on the screen before.
struct ClaimsPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What can be asserted of this element, or of one that has gone.",
      ja: "この要素や消えた要素についてアサートできることです。"),
    LocalizedText(
      "An assertion says what the test is for.",
      ja: "アサーションはテストの目的を表します。"),
    lesson: "record-checks")

  /// Its key.
  struct Key: PageKey {
    /// The element; nil where none is selected.
    var element: Int?
  }

  let claims: [ElementClaims.Item]
  /// What the element is called.
  let name: String?
  let language: Language
  let actions: Set<PageAction> = [.select]
  let isNarrowedByTyping = true

  var document: PageDocument {
    let lines = claims.map { item in
      var line = StyledLine("   ")
      line.add(Self.title(of: item, language))
      if let doubt = item.doubt {
        line.addTrailing(Self.text(of: doubt, language) + " ", .dim)
      } else if item.isNews {
        line.addTrailing(language.say("just changed ", ja: "いま変化 "), .accent)
      }
      return line
    }
    let title =
      name.map { language.say("Assert of \($0)", ja: "検証: \($0)") }
      ?? language.say("Assert", ja: "検証")
    return .list(
      title, lines,
      empty: language.say("select an element in App first", ja: "先にアプリで要素を選択してください"))
  }

  private static func title(of item: ElementClaims.Item, _ language: Language) -> String {
    let text = item.text.map { "\"\($0)\"" } ?? ""
    return switch item.claim.kind {
    case .exists: language.say("It exists", ja: "存在する")
    case .gone: language.say("\(item.claim.name) is gone", ja: "\(item.claim.name) が消えた")
    case .label: language.say("Its label is \(text)", ja: "label は \(text)")
    case .value: language.say("Its value is \(text)", ja: "value は \(text)")
    case .enabled: language.say("It is enabled", ja: "有効である")
    case .disabled: language.say("It is disabled", ja: "無効である")
    case .selected: language.say("It is selected", ja: "選択されている")
    case .unselected: language.say("It is not selected", ja: "選択されていない")
    case .hittable: language.say("It is hittable", ja: "タップできる")
    }
  }

  private static func text(of doubt: ElementClaims.Doubt, _ language: Language) -> String {
    switch doubt {
    case .time: language.say("perhaps a time: it may be another one", ja: "時刻かもしれません：変わりえます")
    case .date: language.say("perhaps a date: it may be another one", ja: "日付かもしれません：変わりえます")
    case .identity: language.say("perhaps random: it may be another one", ja: "乱数かもしれません：変わりえます")
    }
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard claims.indices.contains(item) else { return [] }
    return [.close, .assert(claims[item].claim)]
  }
}
