import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

extension XCUIElement {
  /// Reads something about the element that may be missing.
  func read<Value>(_ attribute: String, _ value: (Element?, ElementTree) -> Value) -> Value {
    guard let session = TestSession.current else { return value(nil, .empty) }
    session.spend(TestSession.Pace.read)
    let tree = session.driver.snapshot()
    let matches = matches(in: tree)
    let result = value(matches, tree)
    session.report(
      .read(
        Read(
          attribute: attribute, target: reference.title, value: Self.text(result),
          elementID: matches?.id)))
    return result
  }

  /// Reads an attribute; a missing element fails the test as in Xcode.
  func attribute<Value>(
    _ name: String, missing: Value, _ value: (Element) -> Value
  ) -> Value {
    guard let session = TestSession.current else { return missing }
    session.spend(TestSession.Pace.read)
    do {
      let element = try session.find(reference)
      let result = value(element)
      session.report(
        .read(
          Read(
            attribute: name, target: reference.title, value: Self.text(result),
            elementID: element.id)))
      return result
    } catch {
      session.fail("Failed to get matching snapshot: \(error.message)")
      return missing
    }
  }

  /// The element in a tree, or the first of several, without failing.
  func matches(in tree: ElementTree) -> Element? {
    switch reference.binding {
    case .unique, .first: reference.query.matches(in: tree).first.map { tree.elements[$0] }
    case .index: try? reference.resolve(in: tree)
    }
  }

  private static func text<Value>(_ value: Value) -> String {
    // The usual types first, as printing any value asks the runtime what it conforms to.
    switch value {
    case let value as Bool: return value ? "true" : "false"
    case let value as String?: return value ?? "nil"
    default: return "\(value)"
    }
  }
}

extension TestSession {
  /// Looks for an element up to three times, a second apart, as XCUITest does.
  ///
  /// - Throws: The last attempt's failure.
  func find(_ reference: ElementReference) throws(ResolutionFailure) -> Element {
    var attempt = 1
    while true {
      do {
        return try reference.resolve(in: driver.snapshot())
      } catch {
        guard attempt < 3, driver.isRunning else { throw error }
        attempt += 1
        VirtualTime.run(until: VirtualTime.now + Pace.retry)
      }
    }
  }
}
