import ElementModel

extension ExpressionError {
  /// The error in one line, in a person's language.
  func text(_ language: Language) -> String {
    language.say(
      text,
      ja: "\(column) 文字目: \(problem.japaneseMessage)"
        + (problem.japaneseAdvice.isEmpty ? "" : " \(problem.japaneseAdvice)"))
  }
}

extension ExpressionProblem {
  /// What is wrong.
  fileprivate var japaneseMessage: String {
    switch self {
    case .tooLong: "長すぎます。"
    case .tooManyBrackets: "開いている括弧が多すぎます。"
    case .incomplete: "式が途中で終わっています。"
    case .noExpression: "式ではありません。"
    case .unknownRoot: "ここでは使えません。"
    case .findsNoElements: "要素を見つける式ではありません。"
    case .unknownOperator: "この演算子は使えません。"
    case .onlyTheApp: "テスト対象のアプリの画面だけを調べられます。"
    case .unknownName(let name, _), .unknownMember(let name, _), .unknownTextMethod(let name):
      "「\(name)」は分かりません。"
    case .pageAlone(let page, _): "\(page) はページオブジェクトで、要素ではありません。"
    case .noPageElement(let name, let page, _): "\(page) に要素「\(name)」はありません。"
    case .knownAtRunOnly(let element, let expression):
      "\(element) が探すものは実行時にしか分かりません: \(expression)"
    case .notCallable: "これは呼び出せません。"
    case .subscriptOfNoQuery: "添字はクエリーにだけ付けられます。"
    case .subscriptOfElement: "要素に添字は付けられません。"
    case .noProperty(let name, let ofElement, _):
      "「\(name)」は\(ofElement ? "要素" : "クエリー")のプロパティではありません。"
    case .wrongOwner(let name, let isElement):
      isElement ? "\(name) はクエリーだけにあり、要素にはありません。" : "\(name) は要素だけにあり、クエリーにはありません。"
    case .queryNeeded(let name): "\(name) はクエリーだけにあり、要素にはありません。"
    case .positionNoNumber: "位置は整数で書いてください。"
    case .notAskedHere(let name, _): "「\(name)」はここでは使えません。調べるだけで何も変えないものに限ります。"
    case .nothingToMatch: "一致させるものがありません。"
    case .textNeeded: "ここには引用符で囲んだ文字列が要ります。"
    case .typeNeeded: "ここには要素の種類が要ります。"
    case .predicateFormOnly: "文字列の NSPredicate(format:) だけを読めます。"
    case .noPredicate(let reason): "述語ではありません: \(reason)"
    case .predicateKey(let problem, _): problem
    case .value(let problem): problem.japaneseMessage
    }
  }

  /// What to do.
  fileprivate var japaneseAdvice: String {
    switch self {
    case .incomplete: "開いたものを閉じるか、余分なものを消してください。"
    case .noExpression, .unknownRoot, .unknownName(_, near: []):
      "app.buttons[\"OK\"] のように app から、またはページオブジェクトとその要素から始めてください。"
    case .unknownOperator: "使えるのは ==、!=、<、<=、>、>=、&&、|| です。"
    case .onlyTheApp: "XCUIApplication() か app を使ってください。"
    case .pageAlone(_, let names): "要素を続けてください: \(Self.list(names, none: "なし"))"
    case .noPageElement(_, _, let names): "あるのは \(Self.list(names, none: "なし")) です。"
    case .knownAtRunOnly: "クエリーをそのまま書いてください。"
    case .subscriptOfElement: ".buttons[\"OK\"] のようにクエリーを足してください。"
    case .noProperty(_, _, near: []), .notAskedHere(_, near: []): ""
    case .unknownName(_, let near), .noProperty(_, _, let near), .notAskedHere(_, let near):
      "\(Self.list(near)) のことですか？"
    case .wrongOwner(_, isElement: true): "一つの要素に絞る部分を取ってください。"
    case .wrongOwner(_, isElement: false): "前に .firstMatch を足してください。"
    case .queryNeeded: "前に .buttons のようなクエリーを足してください。"
    case .typeNeeded: ".button、.cell、.any のように書いてください。"
    case .unknownMember(_, let known): "値にあるのは \(Self.list(known)) です。"
    case .unknownTextMethod: "文字列にあるのは contains、hasPrefix、hasSuffix です。"
    case .noPredicate: "label CONTAINS \"a\" のように、キー、演算子、値を書いてください。"
    case .predicateKey(_, let keys): "要素のキーは \(keys.joined(separator: ", ")) です。"
    case .value(let problem): problem.japaneseAdvice
    case .tooLong, .tooManyBrackets, .findsNoElements, .notCallable, .subscriptOfNoQuery,
      .positionNoNumber, .nothingToMatch, .textNeeded, .predicateFormOnly:
      ""
    }
  }
}

extension ValueProblem {
  /// What is wrong.
  fileprivate var japaneseMessage: String {
    switch self {
    case .notNeedsCondition: "! には真偽値が要ります。"
    case .elementIsNoValue: "要素は値ではありません。"
    case .conditionsNeeded: "&& と || の両側には真偽値が要ります。"
    case .missingElement(let attribute): "要素が今ないので、\(attribute) もありません。"
    case .severalElements(let count): "\(count) 個の要素が一致し、どれも読めません。"
    case .notAsked(let kind): "\(kind.japanese)にはできません。"
    case .neverEqual(let left, let right): "\(left.japanese)と\(right.japanese)は等しくなりません。"
    case .noOrder(let sign, let left, let right):
      "\(sign) が比べるのは数か文字列です（ここでは\(left.japanese)と\(right.japanese)）。"
    }
  }

  /// What to do.
  fileprivate var japaneseAdvice: String {
    switch self {
    case .notNeedsCondition: ".exists を足すか、比べてください。"
    case .elementIsNoValue: ".exists や .label のように、調べるものを足してください。"
    case .conditionsNeeded: "値を何かと比べてください。"
    case .missingElement: "先に .exists を調べてください。"
    case .severalElements: ".firstMatch を、クエリーには .element(boundBy:) を足してください。"
    case .notAsked, .neverEqual, .noOrder: ""
    }
  }
}

extension ExpressionValue.Kind {
  fileprivate var japanese: String {
    switch self {
    case .nothing: "nil"
    case .condition: "真偽値"
    case .number: "数"
    case .text: "文字列"
    case .frame: "枠"
    case .type: "要素の種類"
    }
  }
}
