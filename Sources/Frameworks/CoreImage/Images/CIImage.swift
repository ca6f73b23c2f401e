public import Foundation
import Pictures
public import SimulatedUIKit
import Synchronization

/// A picture to work on: pixels, which are made when somebody asks for them.
///
/// Pictures of files in JPEG format have no pixels here: what is made of them shows them unchanged.
open class CIImage: NSObject, @unchecked Sendable {
  /// Where it is, and how large.
  public let extent: CGRect
  /// The picture of UIKit's that it was made of.
  package let source: UIImage?
  /// The colour of all of it, where it is of one.
  let color: CIColor?
  /// What it says, where it is a code that was only moved and scaled since.
  let code: String?
  private let make: @Sendable () -> Bitmap?
  private let made = Mutex<Bitmap??>(nil)

  init(
    extent: CGRect, source: UIImage? = nil, color: CIColor? = nil, code: String? = nil,
    make: @escaping @Sendable () -> Bitmap? = { nil }
  ) {
    self.extent = extent
    self.source = source
    self.color = color
    self.code = code
    self.make = make
    super.init()
  }

  /// Nothing.
  public convenience override init() { self.init(extent: .zero) }

  /// A picture of UIKit's.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    let size = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(extent: CGRect(origin: .zero, size: size), source: image) {
      (try? image.picture())?.bitmap
    }
  }

  /// A picture of Core Graphics'.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      source: UIImage(cgImage: image)
    ) { image.bitmap }
  }

  /// A picture that comes as data.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// A picture of a file.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// A picture of one colour, without an end.
  public convenience init(color: CIColor) {
    self.init(extent: Self.endless, color: color)
  }

  /// Nothing.
  open class func empty() -> CIImage { CIImage() }
  /// White, without an end.
  open class var white: CIImage { CIImage(color: .white) }
  /// Black, without an end.
  open class var black: CIImage { CIImage(color: .black) }

  static let endless = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The pixels of its extent, row by row from the upper one; `nil` where there are none.
  var bitmap: Bitmap? {
    if let known = made.withLock({ $0 }) { return known }
    let bitmap = make()
    made.withLock { $0 = bitmap }
    return bitmap
  }

  /// Red, green, blue and alpha at a point, whose numbers grow upwards; nothing outside.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    if let color { return color.bytes }
    guard let bitmap else { return [0, 0, 0, 0] }
    return bitmap[x - Int(extent.minX), Int(extent.maxY) - 1 - y]
  }
}

extension CIColor {
  /// Red, green, blue and alpha as bytes.
  var bytes: [UInt8] {
    [red, green, blue, alpha].map { UInt8(max(0, min(1, $0)) * 255 + 0.5) }
  }
}

/// How a picture is made.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In which colours.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Which way is up.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientation")
}
