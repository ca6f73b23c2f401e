import ElementModel
import SessionProtocol

/// Causes that lie in what the test has answered when the app asked for something.
extension FailureScene {
  /// The buttons that refuse what an app asks for, with plain apostrophes.
  private static let refusals: Set<String> = [
    "Don't Allow", "Deny", "Ask App Not to Track", "Nicht erlauben", "許可しない", "Refuser",
    "Ne pas autoriser", "No permitir", "Non consentire", "Não Permitir",
  ]

  /// A step, or a monitor of the test, has refused what the app asked for.
  var refused: [FailureCause] {
    guard subject?.isMissing == true || content.reason == .assertion || content.reason == .waiting
    else { return [] }
    for event in events.reversed() {
      guard case .action(let action) = event.content, action.kind.isTouch,
        event.index != subject?.event.index, let id = action.elementID,
        let tree = screen(before: event), let place = tree.index(ofElementWithID: id),
        Self.refusals.contains(tree.elements[place].label.replacing("\u{2019}", with: "'")),
        let alert = tree.path(to: place).last(where: { tree.elements[$0].type == .alert })
      else { continue }
      let (button, question) = (tree.elements[place], tree.elements[alert].name)
      let (title, time) = (action.title, event.time.momentText)
      // Who names the button means it: the failure is likely about something else.
      let isNamed =
        action.target.contains(button.label)
        || (action.searched ?? []).contains { button.isIdentified(by: $0.key) }
      return [
        FailureCause(
          kind: .systemAlert, strength: isNamed ? 64 : 90,
          text: language.say(
            "\(title) at \(time) s was on \(button.name) of \(question): what the app asked for was "
              + "refused" + (isNamed ? "." : ", and the query does not say which button is meant."),
            ja: "\(time) 秒の \(title) は \(question) の \(button.name) に触れました。アプリが求めた許可は"
              + "拒否されました。" + (isNamed ? "" : "クエリはどのボタンかを指定していません。")),
          elementIDs: [id], event: event.index)
      ]
    }
    return []
  }
}
