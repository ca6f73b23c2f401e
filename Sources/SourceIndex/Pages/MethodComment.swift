/// The comment of a method that was written for a person.
struct MethodComment {
  private let addition: PageAddition
  private let element: String

  init(_ addition: PageAddition, _ element: String) {
    self.addition = addition
    self.element = element
  }

  /// One line that says what the method does.
  func text(isJapanese: Bool) -> String { isJapanese ? japanese : english }

  private var english: String {
    switch addition.act {
    case .touch(let call):
      let what = Self.verbs.first { call.hasPrefix($0.call) }?.english ?? "Touches"
      return "\(what) `\(element)`"
        + (addition.landing.map { ", which leads to ``\($0)``." } ?? ".")
    case .drag: return "Drags `\(element)`."
    case .type: return "Types into `\(element)`."
    case .adjust(.slider): return "Moves `\(element)` to a position from 0 to 1."
    case .adjust(.wheel): return "Turns `\(element)` to a value."
    case .assertExists: return "Fails the test unless `\(element)` is there."
    case .assertText(let attribute):
      return "Fails the test unless the \(attribute) of `\(element)` is the given one."
    case .assertGone: return "Fails the test unless `\(element)` goes away."
    case .assertHolds(let attribute, let holds):
      return "Fails the test unless `\(element)` \(Self.state(attribute, holds).english)."
    }
  }

  private var japanese: String {
    switch addition.act {
    case .touch(let call):
      let what = Self.verbs.first { call.hasPrefix($0.call) }?.japanese ?? "操作します"
      return "`\(element)`を\(what)。" + (addition.landing.map { "``\($0)``に移ります。" } ?? "")
    case .drag: return "`\(element)`をドラッグします。"
    case .type: return "`\(element)`に入力します。"
    case .adjust(.slider): return "`\(element)`を0から1の位置に動かします。"
    case .adjust(.wheel): return "`\(element)`を指定の値に回します。"
    case .assertExists: return "`\(element)`が表示されていることを確認します。"
    case .assertText(let attribute): return "`\(element)`の\(attribute)を確認します。"
    case .assertGone: return "`\(element)`が消えることを確認します。"
    case .assertHolds(let attribute, let holds):
      return "`\(element)`が\(Self.state(attribute, holds).japanese)ことを確認します。"
    }
  }

  private static func state(
    _ attribute: String, _ holds: Bool
  ) -> (english: String, japanese: String) {
    switch attribute {
    case "isEnabled": holds ? ("is enabled", "有効である") : ("is disabled", "無効である")
    case "isSelected": holds ? ("is selected", "選択されている") : ("is not selected", "選択されていない")
    default: holds ? ("can be tapped", "タップできる") : ("cannot be tapped", "タップできない")
    }
  }

  private static let verbs: [(call: String, english: String, japanese: String)] = [
    ("tap", "Taps", "タップします"), ("doubleTap", "Taps twice", "ダブルタップします"),
    ("press", "Presses", "長押しします"), ("swipeUp", "Swipes up on", "上にスワイプします"),
    ("swipeDown", "Swipes down on", "下にスワイプします"),
    ("swipeLeft", "Swipes left on", "左にスワイプします"),
    ("swipeRight", "Swipes right on", "右にスワイプします"),
  ]
}
