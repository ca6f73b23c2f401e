public import Foundation

/// Where the data of a picture comes from.
public final class CGDataProvider: @unchecked Sendable {
  /// The data.
  public let data: NSData?

  /// Data that there is.
  public init?(data: NSData) { self.data = data }

  /// The data of a file.
  public convenience init?(url: NSURL) {
    guard let data = NSData(contentsOf: url as URL) else { return nil }
    self.init(data: data)
  }
}
