public import Foundation
import SessionProtocol
public import SimulatedUIKit

/// Something that a test keeps: a text, a picture, a file.
///
/// See Apple's documentation of `XCTAttachment`.
open class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever becomes of the test.
    case keepAlways
    /// Until the test has passed.
    case deleteOnSuccess
  }

  /// How much of a picture is kept.
  public enum ImageQuality: Int, Sendable {
    /// All of it.
    case original
    /// Less.
    case medium
    /// Little.
    case low
  }

  /// The kind of data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// What reports call it.
  open var name: String?
  /// What else the test has to say about it.
  open var userInfo: [AnyHashable: Any]?
  /// How long it is kept.
  open var lifetime = Lifetime.deleteOnSuccess
  /// The data, made when it is first asked for: many a picture is attached and never kept.
  private(set) lazy var payload: Data? = makePayload()
  private let makePayload: () -> Data?

  /// Creates an attachment.
  public init(
    uniformTypeIdentifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
    makePayload = { payload }
    super.init()
  }

  /// Creates an attachment of data that is made when somebody keeps it.
  ///
  /// - Parameters:
  ///   - uniformTypeIdentifier: The kind of data.
  ///   - makingPayload: Makes the data; `nil` where there are none.
  package init(uniformTypeIdentifier: String, makingPayload: @escaping () -> Data?) {
    self.uniformTypeIdentifier = uniformTypeIdentifier
    makePayload = makingPayload
    super.init()
  }

  /// Creates an attachment of data.
  public convenience init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of data of some kind.
  public convenience init(data payload: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: payload)
  }

  /// Creates an attachment of a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment of an object that can be archived.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment of an object that can be archived, of some kind.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String
  ) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  /// Creates an attachment of a property list.
  public convenience init(plistObject object: Any) {
    let data =
      PropertyListSerialization.propertyList(object, isValidFor: .xml)
      ? try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
      : nil
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }

  /// Creates an attachment of a file, read at once.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url, uniformTypeIdentifier: UniformType.identifier(ofFile: url.path))
  }

  /// Creates an attachment of a file of some kind, read at once.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String) {
    self.init(
      uniformTypeIdentifier: uniformTypeIdentifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// Creates an attachment of all files of a folder in one archive.
  public convenience init(compressedContentsOfDirectory url: URL) {
    self.init(
      uniformTypeIdentifier: "public.zip-archive", name: url.lastPathComponent + ".zip",
      payload: ZipArchive.data(ofFolder: url))
  }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Creates an attachment of a picture; there is no coding that loses quality here, so that all of
  /// it is kept.
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(uniformTypeIdentifier: "public.png", makingPayload: image.pngData)
  }

  /// What reports call it, also when the test gives it no name.
  var shownName: String {
    if let name, !name.isEmpty { return name }
    return UniformType.title(of: uniformTypeIdentifier)
  }
}
