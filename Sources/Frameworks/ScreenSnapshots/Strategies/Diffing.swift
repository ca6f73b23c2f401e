public import Foundation
public import XCUITest

/// Compares values, and writes them to files and reads them.
///
/// See the documentation of `Diffing` in swift-snapshot-testing.
public struct Diffing<Value> {
  /// Makes the bytes of a file of a value.
  public var toData: (Value) -> Data
  /// Makes a value of the bytes of a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with a new value: what is said where they differ, and what is attached.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a way to compare.
  ///
  /// - Parameters:
  ///   - toData: Makes the bytes of a file.
  ///   - fromData: Reads them.
  ///   - diff: Compares a reference with a new value; `nil` where they are equal.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
