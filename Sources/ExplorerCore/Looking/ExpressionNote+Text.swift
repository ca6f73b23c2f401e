import SourceIndex

extension ExpressionNote {
  /// The note in a person's words.
  func text(_ language: Language) -> String {
    switch self {
    case .none: ""
    case .code(let code): code
    case .application: language.say("the app under test", ja: "テスト対象のアプリ")
    case .page: language.say("page object", ja: "ページオブジェクト")
    case .predicateKey: language.say("key of a predicate", ja: "述語のキー")
    case .found(let count): language.say("\(count) found", ja: "\(count) 個に一致")
    case .shown(let count): language.say("\(count) on the screen", ja: "画面に \(count) 個")
    case .text(let attribute, let type, 1):
      language.say("\(attribute) of \(type)", ja: "\(type) の \(attribute)")
    case .text(let attribute, let type, let count):
      language.say(
        "\(attribute) of \(type), \(count) elements", ja: "\(type) の \(attribute)、要素 \(count) 個")
    }
  }
}
