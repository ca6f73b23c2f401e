import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

extension XCUIElement {
  /// Whether the element is there now, as one read.
  func readExistence() -> Bool {
    read(.exists, log: Wording.existenceCheck(of: reference.title)) { $0 != nil }
  }

  /// Whether the element can be touched now, as one read.
  ///
  /// Apple's documentation says that it is false for an element that does not exist.
  func readHittability() -> Bool {
    read(.isHittable, log: Wording.search(for: reference.title)) { $0?.isHittable ?? false }
  }

  /// Reads something about the element that may be missing.
  private func read(
    _ attribute: Read.Attribute, log line: @autoclosure () -> String, _ value: (Element?) -> Bool
  ) -> Bool {
    guard let session = TestSession.current else { return value(nil) }
    session.log(line())
    session.spend(TestSession.Pace.read)
    let element = match(in: session)
    let result = value(element)
    if element == nil { session.remember(miss: reference) }
    session.reportRead(attribute, of: reference, value: result, elementID: element?.id)
    return result
  }

  /// Reads an attribute; a missing element fails the test as in Xcode.
  func attribute<Value>(
    _ name: Read.Attribute, missing: Value, _ value: (Element) -> Value
  ) -> Value {
    guard let session = TestSession.current else { return missing }
    session.log(Wording.search(for: reference.title))
    session.spend(TestSession.Pace.read)
    do {
      let element = try session.find(reference, isLogged: false)
      let result = value(element)
      session.reportRead(name, of: reference, value: result, elementID: element.id)
      return result
    } catch {
      session.fail(
        Wording.cannotRead(error.message), .reading(obstacle: error.obstacle), seeking: reference)
      return missing
    }
  }

  /// Reads how much room there is, which is the same for all elements of the screen.
  func sizeClass(
    _ name: Read.Attribute,
    _ value: ((horizontal: SizeClass, vertical: SizeClass)) -> SizeClass
  ) -> SizeClass {
    let classes = TestSession.current?.device.sizeClasses
    return attribute(name, missing: .unspecified) { _ in classes.map(value) ?? .unspecified }
  }

  /// Whether the element or one below it has keyboard focus now; what the private key
  /// `hasKeyboardFocus` of Apple's class is read for.
  var hasKeyboardFocus: Bool {
    attribute(.hasKeyboardFocus, missing: false) { element in
      TestSession.current?.hasFocus(element, in: self.reference.app) ?? false
    }
  }

  /// The element now, or the first of several, without failing.
  func match(in session: TestSession) -> Element? {
    reference.match(in: session.snapshot(of: reference.app))
  }
}

extension TestSession {
  /// Reports that an attribute was read.
  fileprivate func reportRead<Value>(
    _ attribute: Read.Attribute, of reference: ElementReference, value: Value, elementID: Int?
  ) {
    let text = Self.text(value)
    if wantsLogLines {
      lastRead = LastRead(
        time: VirtualTime.now, attribute: attribute, target: reference.title,
        reference: reference, value: text)
    }
    report(
      .read(
        Read(
          attribute: attribute, target: reference.title, value: text,
          elementID: elementID, searched: searchedKeys(of: reference.query))))
  }

  private static func text<Value>(_ value: Value) -> String {
    // The usual types first, as printing any value asks the runtime what it conforms to.
    switch value {
    case let value as Bool: return value ? "true" : "false"
    case let value as String?: return value ?? "nil"
    default: return "\(value)"
    }
  }

  /// Whether an element or one below it has keyboard focus now.
  func hasFocus(_ element: Element, in app: ApplicationIdentity) -> Bool {
    let tree = snapshot(of: app)
    guard let index = tree.index(ofElementWithID: element.id) else { return false }
    return tree.elements[index].hasFocus
      || tree.descendants(of: index).contains { tree.elements[$0].hasFocus }
  }
}
