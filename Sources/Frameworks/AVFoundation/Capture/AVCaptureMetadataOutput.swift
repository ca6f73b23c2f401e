public import Dispatch
public import Foundation

/// What is recognised in pictures, such as codes; nothing comes here.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Told of what is recognised.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where it is told.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What can be recognised: nothing without a camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// What is looked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where in the picture it is looked for, in parts of its size.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates an output.
  public override init() { super.init() }

  /// Says who is told of what is recognised.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Told of what is recognised in pictures.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Something has been recognised.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Something recognised in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of such things.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A square code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// The code on goods.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// The short code on goods.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A code of bars.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A code of tickets.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
  }

  /// What it is.
  open var type: ObjectType { .qr }
}

/// A code.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What the code says.
  open var stringValue: String? { nil }
}
