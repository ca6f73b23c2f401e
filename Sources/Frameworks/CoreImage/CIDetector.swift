public import Foundation

/// Looks for faces, codes and texts in pictures: it finds none, as these have no pixels.
open class CIDetector: NSObject {
  /// A detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    super.init()
  }

  /// What it finds in a picture: nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
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
  /// What it says.
  open var messageString: String? { nil }
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
