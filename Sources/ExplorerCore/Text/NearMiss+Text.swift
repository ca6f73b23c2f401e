import SessionProtocol

extension NearMiss {
  /// What was narrowly missed, in a sentence in a person's language.
  func text(_ language: Language) -> String { language.say(text, ja: japanese ?? text) }

  /// The sentence in Japanese; nil where the event has only the English one.
  private var japanese: String? {
    guard let name, let detail else { return nil }
    return switch kind {
    case .similarIdentifier, .similarLabel: "\(detail) の \(name) が似ています。"
    case .otherType: "\(name) があります。\(detail) で見つかります。"
    case .outsideScope:
      detail.isEmpty
        ? "\(name) はありますが、クエリーが探す場所ではありません。"
        : "\(name) は \(detail) の中にあり、クエリーが探す場所ではありません。"
    case .otherWindow: "\(name) は別のウインドウ \(detail) にあります。"
    case .otherApp: "\(name) は別のアプリ \(detail) にあります。"
    case .late: "\(name) は \(detail) 秒後に現れます。"
    case .goesLate: "\(name) は \(detail) 秒後に消えます。"
    case .rightLater: "\(name) は \(detail) 秒後に期待どおりになります。"
    case .changesLater: "\(name) は \(detail) 秒後に変わります。"
    case .furtherDown: "\(name) は \(detail) をスクロールすると現れます。"
    case .otherTab: "\(name) はタブ \(detail) を選ぶと現れます。"
    case .systemAlert: "システムの \(name) がアプリの前にあります。ボタンは \(detail) です。"
    case .otherKind: "画面に \(name) はありません。\(detail) があります。"
    case .noneInside: "\(name) はありますが、その中に \(detail) はありません。"
    case .itself: "\(name) 自体が一致します。containing() は中の要素を調べます。\(detail) で見つかります。"
    case .afterTap: "\(name) は \(detail) をタップすると現れます。"
    case .afterTapBriefly: "\(name) は \(detail) をタップすると現れ、10 秒後には消えています。"
    case .awaitsAction:
      "システムの \(name) がアプリの前にあります。割り込みモニターは、テストが次にアプリを操作するまで動きません。"
    case .setTooLate: "\"\(name)\" は起動後に設定されました。アプリに届くのは次の起動時です。"
    case .oneOfSeveral: "\(name) は一致した \(detail) 個の一つです。"
    }
  }
}
