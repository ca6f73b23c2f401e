import ElementModel
import Foundation

/// A part of an element tree as a snapshot.
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
  private let tree: ElementTree
  private let index: Int
  private let sizeClasses: (horizontal: SizeClass, vertical: SizeClass)
  private let processID: Int

  init(
    tree: ElementTree, index: Int, sizeClasses: (horizontal: SizeClass, vertical: SizeClass),
    processID: Int
  ) {
    self.tree = tree
    self.index = index
    self.sizeClasses = sizeClasses
    self.processID = processID
    super.init()
  }

  private var element: Element { tree.elements[index] }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type }
  var isEnabled: Bool { element.isEnabled }
  var horizontalSizeClass: XCUIElement.SizeClass { sizeClasses.horizontal }
  var verticalSizeClass: XCUIElement.SizeClass { sizeClasses.vertical }
  var placeholderValue: String? { element.placeholderValue }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }

  var children: [any XCUIElementSnapshot] {
    tree.children(of: index).map {
      ElementSnapshot(tree: tree, index: $0, sizeClasses: sizeClasses, processID: processID)
    }
  }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var result: [XCUIElement.AttributeName: Any] = [
      .elementType: element.type.rawValue, .identifier: identifier, .label: label, .title: title,
      .frame: [
        "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width),
        "Height": Double(frame.height),
      ],
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .children: children.map(\.dictionaryRepresentation),
    ]
    result[.value] = value
    result[.placeholderValue] = placeholderValue
    return result
  }

  override var debugDescription: String {
    ElementText.subtree(of: index, in: tree, processID: processID)
  }
}

extension XCUIElement {
  /// Copies the element and all below it.
  func makeSnapshot() throws -> any XCUIElementSnapshot {
    guard let session = TestSession.current else {
      throw Self.snapshotError("There is no test.")
    }
    session.logSnapshot(of: reference.app)
    session.spend(TestSession.Pace.read)
    do {
      let element = try session.find(reference)
      let tree = session.snapshot(of: reference.app)
      return ElementSnapshot(
        tree: tree, index: tree.index(ofElementWithID: element.id) ?? 0,
        sizeClasses: session.device.sizeClasses,
        processID: session.processID(of: reference.app))
    } catch {
      session.remember(miss: reference)
      throw Self.snapshotError(error.message)
    }
  }

  /// An error of the domain and code that logs of Xcode show.
  private static func snapshotError(_ message: String) -> NSError {
    NSError(
      domain: "com.apple.dt.xctest.ui-testing.error", code: 10008,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}
