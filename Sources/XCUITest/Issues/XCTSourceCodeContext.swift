public import Foundation

/// Where in the sources an issue comes from.
///
/// See Apple's documentation of `XCTSourceCodeContext`.
open class XCTSourceCodeContext: NSObject {
  /// The calls that led there, innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The place that reports show.
  public let location: XCTSourceCodeLocation?

  /// Creates a context of calls and a place.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
    super.init()
  }

  /// Creates a context of return addresses and a place.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    self.init(
      callStack: callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) },
      location: location)
  }

  /// Creates a context of a place only.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStack: [], location: location)
  }

  /// Creates a context of which nothing is known.
  public override convenience init() { self.init(callStack: [], location: nil) }
}
