package import Pictures

/// A picture: of a file, of the app's asset catalogue, a symbol of the system, or of a view.
public final class UIImage: Sendable {
  /// What is seen.
  package enum Content: Sendable {
    /// Nothing.
    case nothing
    /// What a file in PNG or JPEG format shows.
    case file(Data)
    /// A view.
    case drawn(DrawnImage)
    /// Pixels.
    case pixels(Picture)
  }

  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What is seen.
  package let content: Content
  /// What it is called: its name in the asset catalogue, or that of its file without the ending;
  /// `nil` where it has none.
  package let name: String?

  /// The file that it was read from; `nil` where there is none.
  package var fileData: Data? {
    switch content {
    case .nothing: nil
    case .file(let data): data
    case .drawn, .pixels: pngData()
    }
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point.
  ///   - content: What is seen.
  ///   - name: What it is called.
  package init(
    size: CGSize, scale: CGFloat = 1, content: Content = .nothing, name: String? = nil
  ) {
    self.size = size
    self.scale = scale
    self.content = content
    self.name = name
  }

  /// Creates a picture from PNG or JPEG data; nil when it is neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from PNG or JPEG data; nil when it is neither.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, name: nil)
  }

  /// Creates a picture from PNG or JPEG data; nil when it is neither.
  ///
  /// - Parameters:
  ///   - data: The encoded picture.
  ///   - scale: Pixels per point.
  ///   - name: What it is called.
  package convenience init?(data: Data, scale: CGFloat, name: String?) {
    guard scale > 0, let pixels = ImageHeader.size(of: data) else { return nil }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(size: size, scale: scale, content: .file(data), name: name)
  }

  /// Reads a picture from a PNG or JPEG file; nil when it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: 1, name: name)
  }

  /// A picture of the app's asset catalogue.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    if let asset = AssetImage.named(name), let data = asset.data {
      self.init(data: data, scale: asset.scale, name: name)
    } else {
      self.init(size: CGSize(width: 60, height: 60), name: name)
    }
  }

  /// A picture of the app's asset catalogue for light or dark interfaces; `nil` where it has none that
  /// can be drawn.
  package static func asset(_ name: String, isDark: Bool) -> UIImage? {
    guard let asset = AssetImage.named(name, isDark: isDark), let data = asset.data else {
      return nil
    }
    return UIImage(data: data, scale: asset.scale)
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

  /// The picture as PNG; nil for one without pixels.
  ///
  /// Files are not encoded anew, so one that came as JPEG has no PNG data.
  public func pngData() -> Data? {
    switch content {
    case .nothing: nil
    case .file(let data): ImageHeader.isPNG(data) ? data : nil
    case .drawn(let image): (try? image.picture())?.pngData()
    case .pixels(let picture): picture.pngData()
    }
  }

  /// The picture as JPEG; nil for a picture that is none.
  ///
  /// - Parameter compressionQuality: Not used: pictures are not encoded anew.
  /// - Returns: The data that the picture was made of.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .file(let data) = content, !ImageHeader.isPNG(data) else { return nil }
    return data
  }

  /// The pixels.
  ///
  /// - Returns: The picture; `nil` where it has no pixels, as files in JPEG format have none here.
  /// - Throws: ``PictureError`` where a library or font is missing, or a file cannot be read.
  package func picture() throws(PictureError) -> Picture? {
    switch content {
    case .nothing: nil
    case .file(let data): ImageHeader.isPNG(data) ? try Picture.picture(ofPNG: data) : nil
    case .drawn(let image): try image.picture()
    case .pixels(let picture): picture
    }
  }
}
