public import Foundation

/// An element as it was at one moment, with all below it.
///
/// See Apple's documentation of `XCUIElementSnapshot`.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements directly below.
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by name, in values that can be serialized.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// Something that can be copied as it is at one moment.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// A copy of the element and all below it.
  ///
  /// - Throws: An error when there is no such element.
  @discardableResult
  func snapshot() throws -> any XCUIElementSnapshot
}
