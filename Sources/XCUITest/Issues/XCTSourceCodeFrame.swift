public import Foundation

/// A call on the way to an issue.
open class XCTSourceCodeFrame: NSObject {
  /// Where the call returns to.
  public let address: UInt64
  /// What is known about it.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// Creates a frame.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo? = nil) {
    self.address = address
    self.symbolInfo = symbolInfo
    super.init()
  }
}

/// What a call on the way to an issue is called, and where it stands.
open class XCTSourceCodeSymbolInfo: NSObject {
  /// The library or program it is in.
  public let imageName: String
  /// The function.
  public let symbolName: String
  /// The line, where it is known.
  public let location: XCTSourceCodeLocation?

  /// Creates a description.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
    super.init()
  }
}
