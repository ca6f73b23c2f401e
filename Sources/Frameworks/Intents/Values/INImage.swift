public import Foundation
public import SimulatedUIKit

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// Where it is, if it is a file.
  let url: URL?

  init(location: URL?) { url = location }

  /// A picture of the app's.
  public convenience init(named name: String) { self.init(location: nil) }

  /// A symbol of the system's.
  public class func systemImageNamed(_ systemImageName: String) -> Self { Self(imageData: Data()) }

  /// A picture of data.
  public required init(imageData: Data) { url = nil }

  /// A picture at an address.
  public convenience init?(url: URL) { self.init(location: url) }

  /// A picture at an address, of a size in points.
  public convenience init?(url: URL, width: Double, height: Double) { self.init(url: url) }

  /// A picture of UIKit's.
  public convenience init(uiImage: UIImage) { self.init(location: nil) }
}
