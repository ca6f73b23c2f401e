import ElementModel
import PredicateLanguage
import SessionProtocol

/// Causes that lie in what was typed.
extension FailureScene {
  /// Nothing that is typed reaches the element.
  var noFocus: [FailureCause] {
    guard content.reason.obstacle == .noKeyboardFocus, let subject else { return [] }
    let holder = now.elements.first { $0.hasFocus && $0.type != .application }
    let other = holder.map {
      language.say("; \($0.name) has it", ja: "（\($0.name) にあります）")
    }
    return [
      FailureCause(
        kind: .noFocus, strength: 95,
        text: language.say(
          "\(subject.title) does not have the keyboard focus\(other ?? ""): it has to be tapped "
            + "before text is typed.",
          ja: "\(subject.title) にキーボードフォーカスがありません\(other ?? "")。"
            + "入力の前にタップが要ります。"),
        elementIDs: [subject.elementID, holder?.id].compactMap(\.self),
        event: action?.index)
    ]
  }

  /// Text that was added to what a field had, or came nowhere.
  var typing: [FailureCause] {
    var causes: [FailureCause] = []
    for event in events.reversed() {
      guard case .action(let action) = event.content, case .type(let text) = action.kind,
        !text.isEmpty, let id = action.elementID, content.reason.obstacle != .noKeyboardFocus,
        let before = screen(before: event)?.element(withID: id),
        let after = screen(after: event)?.element(withID: id),
        let cause = typed(text, into: before, after, event)
      else { continue }
      causes.append(cause)
    }
    return causes
  }

  /// What the app shows after an action is over: before the next one, or at the failure.
  private func screen(after event: Event) -> ElementTree? {
    let next = events.first {
      guard $0.index > event.index, case .action = $0.content else { return false }
      return true
    }
    return screens.last { $0.event.index < next?.index ?? failure.index }?.tree
  }

  private func typed(
    _ text: String, into before: Element, _ after: Element, _ event: Event
  ) -> FailureCause? {
    let old = before.value == before.placeholderValue ? "" : before.value ?? ""
    let new = after.value == after.placeholderValue ? "" : after.value ?? ""
    let typed = text.filter { !$0.isNewline }
    guard !typed.isEmpty else { return nil }
    let isSecure = before.type == .secureTextField
    if !old.isEmpty, isSecure ? new.count == old.count + typed.count : new == old + typed {
      // What the test then reads has the old text in it.
      let isCompared = !isSecure && content.message.contains(new)
      return FailureCause(
        kind: .typing, strength: isCompared ? 95 : 78,
        text: language.say(
          "\(before.name) had a text already: \(typed.quotedForPredicate) was added to "
            + "\(old.quotedForPredicate).",
          ja: "\(before.name) には既に \(old.quotedForPredicate) があり、"
            + "\(typed.quotedForPredicate) が追加されました。"),
        elementIDs: [before.id], event: event.index)
    }
    guard new == old else { return nil }
    return FailureCause(
      kind: .typing, strength: 77,
      text: language.say(
        "Typing \(typed.quotedForPredicate) into \(before.name) changed nothing in it.",
        ja: "\(before.name) に \(typed.quotedForPredicate) を入力しても変わりませんでした。"),
      elementIDs: [before.id], event: event.index)
  }
}
