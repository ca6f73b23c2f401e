import ElementModel
import PredicateLanguage
import SessionProtocol

/// Causes that lie in that the app was sent to the background.
extension FailureScene {
  /// The app is in the background, or the element has not been there since it was.
  var leftTheScreen: [FailureCause] {
    guard subject?.isMissing == true || content.reason.obstacle == .notHittable,
      let left = events.last(where: \.isLeaving)
    else { return [] }
    let back = events.last {
      guard $0.index > left.index, case .application(let change) = $0.content else { return false }
      return change.change == .activated || change.change == .launched
    }
    let time = left.time.momentText
    guard let back else {
      return [
        FailureCause(
          kind: .notRunning, strength: 89,
          text: language.say(
            "The app went to the background at \(time) s, and has not been activated since.",
            ja: "アプリは \(time) 秒にバックグラウンドに移り、その後アクティブになっていません。"),
          event: left.index)
      ]
    }
    guard case .application(let change) = back.content, change.change == .activated, let query,
      position == nil, let subject,
      let seen = screens.last(where: { $0.event.index < left.index })?.tree,
      query.firstMatch(in: seen) != nil
    else { return [] }
    return [
      FailureCause(
        kind: .disappeared, .guess, strength: 86,
        text: language.say(
          "\(subject.title) was there until the app went to the background at \(time) s, and is not "
            + "since it came back: perhaps the app locks itself, or begins anew.",
          ja: "\(subject.title) はアプリが \(time) 秒にバックグラウンドに移るまで存在し、戻った後はありません。"
            + "アプリがロックされたか、最初からになったのかもしれません。"),
        event: left.index)
    ]
  }
}

extension FailureScene {
  /// The launch that was not the first.
  private var relaunch: Event? {
    let launches = events.filter {
      guard case .application(let change) = $0.content else { return false }
      return change.change == .launched
    }
    return launches.count > 1 ? launches.last : nil
  }

  /// What was expected was so before the app was launched anew.
  func lost(_ reading: Reading, _ expected: String) -> [FailureCause] {
    let keys = reading.read.searched ?? []
    guard let relaunch, relaunch.index < reading.event.index, !keys.isEmpty else { return [] }
    let query = keys.reduce(ElementQuery()) { query, key in
      query.appending(.descendants(ElementType(queryName: key.query) ?? .any))
        .appending(.matching(.identified(by: key.key)))
    }
    let texts = screens.filter { $0.event.index < relaunch.index }.compactMap { screen in
      query.firstMatch(in: screen.tree).flatMap {
        screen.tree.elements[$0].text(of: reading.read.attribute)
      }
    }
    guard texts.contains(expected) else { return [] }
    let (name, time) = (reading.read.target, relaunch.time.momentText)
    if texts.last == reading.read.value {
      return [
        FailureCause(
          kind: .outdated, .guess, strength: 85,
          text: language.say(
            "\(reading.read.attribute.rawValue) of \(name) is as it was when the app was launched "
              + "anew at \(time) s: perhaps the app keeps it, and the test expects it to begin anew.",
            ja: "\(name) の \(reading.read.attribute.rawValue) は、アプリが \(time) 秒に再起動されたときの"
              + "ままです。アプリが保存していて、テストは初期状態を期待しているのかもしれません。"),
          event: relaunch.index)
      ]
    }
    return [
      FailureCause(
        kind: .disappeared, .guess, strength: 85,
        text: language.say(
          "\(reading.read.attribute.rawValue) of \(name) was \(expected.quotedForPredicate) before "
            + "the app was launched anew at \(time) s: perhaps the app does not keep it.",
          ja: "\(name) の \(reading.read.attribute.rawValue) は、アプリが \(time) 秒に再起動される前は "
            + "\(expected.quotedForPredicate) でした。アプリが保存していないのかもしれません。"),
        event: relaunch.index)
    ]
  }
}

extension Event {
  /// Whether the app goes to the background by it.
  fileprivate var isLeaving: Bool {
    switch content {
    case .application(let change): change.change == .backgrounded
    case .action(let action): action.kind == .pressButton(name: "Home")
    default: false
    }
  }
}
