import ElementModel
import PredicateLanguage
import SessionProtocol
import SourceModel

/// Causes that lie before what was asked last: in what was done.
extension FailureScene {
  /// An action was on an element that does nothing: the last one, or one before it.
  var touchedInVain: [FailureCause] {
    for event in events.reversed() {
      guard case .action(let content) = event.content, content.kind.isTouch,
        subject?.event.index != event.index,
        let tree = screen(before: event),
        let element = content.elementID.flatMap({ tree.element(withID: $0) }), !element.isEnabled
      else { continue }
      let isLast = event.index == deed?.index
      let text =
        isLast
        ? language.say(
          "The last action did nothing: \(element.name) was disabled.",
          ja: "直前の操作は効果がありませんでした: \(element.name) は無効でした。")
        : language.say(
          "An action before did nothing, at \(event.time.momentText) s: \(element.name) was "
            + "disabled.",
          ja: "\(event.time.momentText) 秒の操作は効果がありませんでした: \(element.name) は無効でした。")
      return [
        adding(
          disablingTrail(of: element, in: tree),
          to: FailureCause(
            kind: .disabled, strength: isLast ? 93 : 82, text: text + emptyFields,
            elementIDs: [element.id], event: event.index))
      ]
    }
    return []
  }

  /// What the app showed when something happened.
  func screen(before event: Event) -> ElementTree? {
    screens.last { $0.event.index < event.index }?.tree
  }

  /// The last action changed nothing on the screen.
  var noEffect: [FailureCause] {
    guard let action = deed, case .action(let content) = action.content, content.kind.isGesture,
      let before = screen(before: action),
      let element = content.elementID.flatMap({ before.element(withID: $0) }), element.isEnabled,
      screens.allSatisfy({ $0.event.index < action.index || $0.tree.hasSameContent(as: before) })
    else { return [] }
    let title = content.title
    var text = language.say(
      "The last action, \(title), changed nothing on the screen.",
      ja: "直前の操作（\(title)）で画面は何も変わりませんでした。")
    if case .swipe = content.kind {
      text += language.say(
        " Perhaps it went in the wrong direction, or over another element than meant.",
        ja: " 方向か対象の要素が違うのかもしれません。")
    }
    var trail = self.trail(of: action)
    if subject?.isMissing == true,
      let control = subject?.searched.last.flatMap { control(seeking: $0) }
    {
      trail.add(conditionTrail(of: control))
    }
    return [
      adding(
        trail,
        to: FailureCause(
          kind: .noEffect, strength: 66, text: text, elementIDs: [element.id], event: action.index))
    ]
  }

  /// The screen is that of another page object than the one whose element was looked for.
  var otherPage: [FailureCause] {
    let sought = missed.isEmpty ? [] : sources.pages.pages(seeking: missed)
    let sights = sought.isEmpty ? [] : sources.pages.sights(in: now)
    // With any of its elements there, it is the element that is missing and not the page.
    guard let page = sights.first(where: { sought.contains($0.page) }),
      !sights.contains(where: { sought.contains($0.page) && $0.found > 0 }),
      let shown = shownPage(among: sights)
    else { return [] }
    return [
      FailureCause(
        kind: .otherPage, strength: 70,
        text: language.say(
          "The screen looks like \(shown.page) (\(shown.found) of \(shown.known) elements are "
            + "there), not like \(page.page) (none of \(page.known)).",
          ja: "画面は \(page.page)（\(page.known) 要素中 0）ではなく "
            + "\(shown.page)（\(shown.known) 要素中 \(shown.found)）のようです。"))
    ]
  }

  /// The page that has most of its elements on the screen, those that came with the last action
  /// before others; at least half of them must be there.
  private func shownPage(among sights: [ScreenPages.Sight]) -> ScreenPages.Sight? {
    let before = action.flatMap { action in
      screens.last { $0.event.index < action.index }
    }
    let former = before.map { sources.pages.sights(in: $0.tree) } ?? []
    let found = sights.filter { $0.found * 2 >= $0.known && $0.found > 0 }
    let new = found.filter { sight in
      (former.first { $0.page == sight.page }?.found ?? 0) < sight.found
    }
    return (new.isEmpty ? found : new).max { ($0.found, -$0.known) < ($1.found, -$1.known) }
  }

  /// What the simulation lacked, such as an answer that no fixture gives.
  var notes: [FailureCause] {
    events.suffix(400).compactMap { event in
      guard case .note(let note) = event.content else { return nil }
      return FailureCause(kind: .note, strength: 71, text: note.text, event: event.index)
    }.suffix(2)
  }

  /// A plain expectation that nothing has fulfilled, nor would have soon.
  var unfulfilled: [FailureCause] {
    guard content.reason == .waiting, let subject, case .wait(let wait) = subject.event.content,
      wait.progress == .timedOut, subject.nearMisses.isEmpty, query == nil,
      case .expectations(let descriptions, let properties) = wait.criterion, properties.isEmpty
    else { return [] }
    let names = descriptions.map(\.quotedForPredicate).joined(separator: ", ")
    return [
      FailureCause(
        kind: .stillThere, .guess, strength: 60,
        text: language.say(
          "Perhaps nothing calls fulfill() on \(names): it would not have been fulfilled in ten "
            + "seconds more either.",
          ja: "\(names) の fulfill() が呼ばれていないのかもしれません。さらに 10 秒待っても満たされません。"),
        event: subject.event.index)
    ]
  }

  /// An element that must not be there.
  var stillThere: [FailureCause] {
    guard let position, isAskedToBeGone, otherAtPosition.isEmpty else { return [] }
    let element = now.elements[position]
    let isDone = deed.flatMap { self.control(of: $0) }?.deed != nil
    var trail = deed.map { isDone ? self.trail(of: $0) : Trail() } ?? Trail()
    if let control = control(of: element, in: now) {
      trail.add(conditionTrail(of: control))
    } else {
      trail.add(rowTrail(of: element))
    }
    return [
      adding(
        trail,
        to: FailureCause(
          kind: .stillThere, strength: 58,
          text: language.say(
            "\(element.name) is still there.", ja: "\(element.name) はまだあります。"),
          elementIDs: [element.id]))
    ]
  }
}

extension FailureScene {
  /// Whether the test asked that the element is not there.
  var isAskedToBeGone: Bool {
    subject?.attribute == .exists && subject?.value == "true"
      && content.message.hasPrefix("XCTAssertFalse") || subject?.isWaitForAbsence == true
      || isFoundInVain
  }

  /// Whether a wait has found what an assertion says must not be found.
  private var isFoundInVain: Bool {
    guard case .wait(let wait)? = subject?.event.content, case .exists = wait.criterion else {
      return false
    }
    return wait.progress != .timedOut && content.message.hasPrefix("XCTAssertFalse")
  }
}

extension ActionKind {
  /// Whether it may change what the app shows, other than by moving it.
  var isChange: Bool {
    switch self {
    case .type, .typeKey, .adjustSlider, .adjustWheel: true
    default: isTouch
    }
  }

  /// Whether it is a finger or pointer that touches an element.
  var isTouch: Bool {
    switch self {
    case .tap, .doubleTap, .twoFingerTap, .taps, .press, .click, .doubleClick: true
    default: false
    }
  }

  /// Whether a finger moves over an element.
  var isSwipe: Bool {
    if case .swipe = self { true } else { false }
  }

  /// Whether something is expected to move or change.
  var isGesture: Bool {
    isSwipe || isTouch
  }
}

extension ElementTree {
  /// Whether it says the same as another one, wherever the focus is.
  fileprivate func hasSameContent(as other: ElementTree) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.id == $1.id && $0.label == $1.label && $0.value == $1.value && $0.frame == $1.frame
          && $0.isEnabled == $1.isEnabled && $0.isSelected == $1.isSelected
          && $0.hasFocus == $1.hasFocus
      }
  }
}
