import ElementModel

extension TouchObstacle {
  /// The element that is in the way.
  var elementID: Int? {
    switch self {
    case .covered(let id), .scrolledAway(let id): id
    case .notInFront, .noSize, .offScreen, .unknown: nil
    }
  }

  /// The reason in a sentence, in a person's language.
  func text(in tree: ElementTree, _ language: Language) -> String {
    let element = elementID.flatMap { tree.element(withID: $0) }
    let name = element.map { $0.isNamelessSheet ? "シート" : $0.name } ?? "別の要素"
    let japanese =
      switch self {
      case .notInFront: "アプリが前面にありません（システムか別のアプリが覆っています）。"
      case .noSize: "大きさがありません。"
      case .offScreen: "画面の外にあります。"
      case .scrolledAway: "\(name) の外にスクロールされています。"
      case .covered: "\(name) が覆っています。"
      case .unknown: "画面からは理由が分かりません（タッチを通す要素かもしれません）。"
      }
    return language.say(text(in: tree), ja: japanese)
  }
}
