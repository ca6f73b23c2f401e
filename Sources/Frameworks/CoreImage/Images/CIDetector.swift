public import Foundation

/// Looks for faces, codes and texts in pictures: it finds the square codes that Core Image itself
/// has made, also scaled and cropped, and nothing else.
open class CIDetector: NSObject {
  private let type: String

  /// A detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    self.type = type
    super.init()
  }

  /// What it finds in a picture.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    guard type == CIDetectorTypeQRCode, let code = image.code else { return [] }
    return [CIQRCodeFeature(code, image.extent)]
  }
}

/// Something in a picture.
open class CIFeature: NSObject {
  /// Where it is.
  open var bounds: CGRect { .zero }
  /// What it is.
  open var type: String { "" }
}

/// A code in a picture.
open class CIQRCodeFeature: CIFeature {
  private let text: String
  private let place: CGRect

  init(_ text: String, _ place: CGRect) {
    self.text = text
    self.place = place
    super.init()
  }

  /// What it says.
  open var messageString: String? { text }
  /// Where it is.
  open override var bounds: CGRect { place }
  /// What it is.
  open override var type: String { "QRCode" }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature {}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How exactly it looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// With care.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
