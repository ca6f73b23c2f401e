import ElementModel
import Foundation
import SessionProtocol

/// Causes that lie in that a query by position finds another element than before.
extension FailureScene {
  /// What was at a position has gone or moved, and another element has its place.
  var otherAtPosition: [FailureCause] {
    guard let subject, !subject.isMissing, let position,
      subject.title.contains(/\((?:Element at index \d+|First Match)\)/),
      let former = formerMatch(of: subject)
    else { return [] }
    let element = now.elements[position]
    let isGone = now.element(withID: former.element.id) == nil
    let isAbsence = isAskedToBeGone
    // Queries of one type are called the same: it is the same one where the place is the same.
    guard element.name != former.element.name, isAbsence ? isGone : former.isTouched,
      abs(element.frame.minX - former.element.frame.minX) < 2,
      abs(element.frame.minY - former.element.frame.minY) < 2
    else { return [] }
    let (title, old, new) = (subject.title, former.element.name, element.name)
    let since = step(taking: former.element.id)
    let step = since.map { ($0.title, $0.event.time.momentText) }
    let english = step.map { " since \($0.0) at \($0.1) s" } ?? ""
    let japanese = step.map { "\($0.1) 秒の操作（\($0.0)）から" } ?? ""
    return [
      FailureCause(
        kind: .otherElement, strength: isAbsence ? 91 : 73,
        text: language.say(
          "\(title) is looked up anew each time, and finds another element now: \(old), which it "
            + "found before, is \(isGone ? "gone" : "elsewhere")\(english), and \(new) has its place.",
          ja: "\(title) は毎回探し直され、今は別の要素です。前に見つかった \(old) は\(japanese)"
            + "\(isGone ? "なくなり" : "別の位置に移り")、その位置には \(new) があります。"),
        elementIDs: [element.id], event: since?.event.index)
    ]
  }

  /// What the same query found before, and whether the test has touched it then.
  private func formerMatch(of subject: Subject) -> (element: Element, isTouched: Bool)? {
    let uses = events.filter { $0.index < subject.event.index }.suffix(400).compactMap(Self.subject)
      .filter {
        $0.title == subject.title && $0.searched == subject.searched && $0.elementID != nil
      }
    guard let last = uses.last(where: { $0.elementID != subject.elementID }),
      let element = last.elementID.flatMap({ screen(before: last.event)?.element(withID: $0) })
    else { return nil }
    return (element, uses.contains { $0.isAction && $0.elementID == element.id })
  }

  /// The action with which an element went from the screen.
  private func step(taking id: Int) -> (event: Event, title: String)? {
    guard let last = screens.lastIndex(where: { $0.tree.element(withID: id) != nil }),
      last + 1 < screens.count,
      let event = action(before: screens[last + 1].event, after: screens[last].event),
      case .action(let action) = event.content
    else { return nil }
    return (event, action.title)
  }
}
