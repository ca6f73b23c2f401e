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
