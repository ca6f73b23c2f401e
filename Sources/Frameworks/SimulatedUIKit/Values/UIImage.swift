/// A picture; its encoded data, its size and its scale are kept.
public final class UIImage: Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The encoded picture; empty for pictures of the app and the system, which have no pixels here.
  private let data: Data

  /// The file that it was read from; `nil` where there is none.
  package var fileData: Data? { data.isEmpty ? nil : data }

  init(size: CGSize, scale: CGFloat = 1, data: Data = Data()) {
    self.size = size
    self.scale = scale
    self.data = data
  }

  /// Creates a picture from PNG or JPEG data; nil when it is neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from PNG or JPEG data; nil when it is neither.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = ImageHeader.size(of: data) else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(size: size, scale: scale, data: data)
  }

  /// Reads a picture from a PNG or JPEG file; nil when it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of the app's asset catalogue.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: CGSize(width: 60, height: 60))
  }

  /// A picture of a bundle's asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(named: name) }

  /// A symbol of the system in a configuration of its own.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) { self.init(systemName: name) }

  /// A symbol of the system.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(size: CGSize(width: 20, height: 20))
  }

  /// Creates an empty picture.
  public convenience init() { self.init(size: .zero) }

  /// The picture as PNG; nil for a picture that is none.
  ///
  /// Pictures are not encoded anew, so one that came as JPEG has no PNG data.
  public func pngData() -> Data? { ImageHeader.isPNG(data) ? data : nil }

  /// The picture as JPEG; nil for a picture that is none.
  ///
  /// - Parameter compressionQuality: Not used: pictures are not encoded anew.
  /// - Returns: The data that the picture was made of.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageHeader.isPNG(data) || data.isEmpty ? nil : data
  }
}
