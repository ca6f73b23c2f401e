import ElementModel
import Foundation
import SessionProtocol

extension Element {
  /// Whether it is what a touch on something within it is for: a row with a text in it.
  func takesTouches(of inner: Element) -> Bool {
    [.cell, .button, .link].contains(type) && [.staticText, .image].contains(inner.type)
      && encloses(inner)
  }

  /// Whether another one's frame lies within its own.
  ///
  /// The edges are compared: a rectangle that contains another one by Foundation has to be equal to
  /// the union of both, whose sizes are rounded.
  private func encloses(_ inner: Element) -> Bool {
    frame.minX <= inner.frame.minX && inner.frame.maxX <= frame.maxX
      && frame.minY <= inner.frame.minY && inner.frame.maxY <= frame.maxY
  }
}

extension RecordedAction {
  /// Whether another action does the same to the same element, or to what lies in or around it and is
  /// touched with it.
  package func doesTheSame(as other: RecordedAction) -> Bool {
    guard kind == other.kind || dragsAsFar(as: other) else { return false }
    if case .type = kind { return true }
    guard let own = element, let its = other.element else { return element == other.element }
    if own.identifier == its.identifier, own.label == its.label, own.type == its.type {
      return true
    }
    guard let point = own.hitPoint, let otherPoint = its.hitPoint else { return false }
    return its.frame.contains(point) && own.frame.contains(otherPoint)
      || own.frame.contains(otherPoint) && own.takesTouches(of: its)
      || its.frame.contains(point) && its.takesTouches(of: own)
  }

  /// Whether both drag something, and the screen is the same after it: a test may name the goal in
  /// other words than a person, and says how long the finger rests before.
  private func dragsAsFar(as other: RecordedAction) -> Bool {
    guard case .drag(let rest, _) = kind, case .drag(let otherRest, _) = other.kind,
      rest == nil || otherRest == nil || rest == otherRest
    else { return false }
    return after.looks == other.after.looks
  }

  /// Whether it types only keys that delete, into a field that has nothing to delete.
  private var deletesNothing: Bool {
    guard case .type(let text) = kind, text.allSatisfy(\.deletes),
      let field = element ?? before.elements.first(where: { $0.hasFocus })
    else { return false }
    return (field.value ?? "").isEmpty || field.value == field.placeholderValue
  }

  /// Whether it taps a field that has the keyboard, and no text that the caret could go into.
  var tapsWhatHasTheKeyboard: Bool {
    guard kind == .tap, let field = element, field.hasFocus else { return false }
    return (field.value ?? "").isEmpty || field.value == field.placeholderValue
  }

  /// Whether it changes nothing.
  var isNeedless: Bool { deletesNothing || tapsWhatHasTheKeyboard }

  /// The element that it was done to; `nil` for the app itself.
  var element: Element? {
    elementID.flatMap { before.element(withID: $0) }
      .flatMap { $0.type == .application ? nil : $0 }
  }

  /// What was done in words, in which a text is covered that went into a secure field.
  package var coveredTitle: String {
    guard case .type = kind,
      (element ?? before.elements.first { $0.hasFocus })?.type == .secureTextField
    else { return title }
    return "Type '•••'"
  }
}

extension ElementTree {
  /// What each element is called, and where it is.
  fileprivate var looks: [String] {
    elements.map { "\($0.type.name) \($0.identifier) \($0.label) \($0.frame)" }
  }
}
