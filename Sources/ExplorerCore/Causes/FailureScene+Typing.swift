import ElementModel
import PredicateLanguage
import SessionProtocol

/// Causes that lie in what was typed.
extension FailureScene {
  /// Nothing that is typed reaches the element.
  var noFocus: [FailureCause] {
    guard content.reason.obstacle == .noKeyboardFocus, let subject else { return [] }
    let holder = now.elements.first { $0.hasFocus && $0.type != .application }
    let isDisabled = position.map { !now.elements[$0].isEnabled } ?? false
    let other = holder.map {
      language.say("; \($0.name) has it", ja: "（\($0.name) にあります）")
    }
    return [
      FailureCause(
        kind: .noFocus, strength: isDisabled ? 80 : 95,
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
        let cause = typed(text, into: before, after, event) ?? committed(text, id, event)
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
      // That it be added was expected.
      if isCompared, let compared = ComparedValues(message: content.message),
        !now.elements.contains(where: {
          [$0.value, $0.label].contains(compared.first) && compared.first.contains(new)
            || [$0.value, $0.label].contains(compared.second) && compared.second.contains(new)
        })
      {
        return nil
      }
      return FailureCause(
        kind: .typing, strength: isCompared ? 95 : 78,
        text: language.say(
          "\(before.name) had a text already: \(typed.quotedForPredicate) was added to "
            + "\(old.quotedForPredicate).",
          ja: "\(before.name) には既に \(old.quotedForPredicate) があり、"
            + "\(typed.quotedForPredicate) が追加されました。"),
        elementIDs: [before.id], event: event.index)
    }
    if !isSecure, !new.isEmpty, new != old, new != typed, new != old + typed {
      return changedTyping(typed, new, before, event)
    }
    guard new == old else { return nil }
    return FailureCause(
      kind: .typing, strength: 77,
      text: language.say(
        "Typing \(typed.quotedForPredicate) into \(before.name) changed nothing in it.",
        ja: "\(before.name) に \(typed.quotedForPredicate) を入力しても変わりませんでした。"),
      elementIDs: [before.id], event: event.index)
  }

  /// A field that has made something else of what was typed by now.
  private func committed(_ text: String, _ id: Int, _ event: Event) -> FailureCause? {
    guard let field = now.element(withID: id), let value = field.value, !value.isEmpty,
      value != text, value != field.placeholderValue, field.type != .secureTextField,
      content.message.contains("(\"\(value)\")")
        || content.message.contains("(\"Optional(\"\(value)\")\")")
    else { return nil }
    return changedTyping(text, value, field, event)
  }

  /// A field that shows something else than was typed.
  private func changedTyping(
    _ typed: String, _ new: String, _ field: Element, _ event: Event
  ) -> FailureCause? {
    let isFraction = typed.contains(/\d[.,]\d/) && !new.contains(typed)
    let isCompared = content.message.contains("(\"\(new)\")")
    guard isFraction || isCompared else { return nil }
    var text = language.say(
      "Typing \(typed.quotedForPredicate) into \(field.name) left \(new.quotedForPredicate) in it.",
      ja: "\(field.name) に \(typed.quotedForPredicate) を入力すると \(new.quotedForPredicate) になりました。")
    if isFraction {
      text += language.say(
        " Perhaps the decimal separator of the app's language is another one.",
        ja: " アプリの言語の小数点は別の文字なのかもしれません。")
    }
    return adding(
      isFraction ? Trail() : trail(of: .value, of: field),
      to: FailureCause(
        kind: .typing, strength: 89, text: text, elementIDs: [field.id], event: event.index))
  }
}
