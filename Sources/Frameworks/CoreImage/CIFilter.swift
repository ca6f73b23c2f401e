public import Foundation

/// Changes pictures; what comes out has the size of what went in, and no pixels.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Its name.
  open private(set) var name: String
  private var values: [String: Any] = [:]

  init(called name: String) {
    self.name = name
    super.init()
  }

  /// A filter by its name; names that begin otherwise than the system's are none.
  public convenience init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.init(called: name)
  }

  /// A filter by its name, with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  /// Forgets all values.
  open func setDefaults() {}
  /// Sets a value by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value by its name.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The picture that goes in.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The picture behind it.
  open var backgroundImage: CIImage? {
    get { values[kCIInputBackgroundImageKey] as? CIImage }
    set { values[kCIInputBackgroundImageKey] = newValue }
  }
  /// How far the filter reaches.
  open var radius: Float {
    get { values[kCIInputRadiusKey] as? Float ?? 10 }
    set { values[kCIInputRadiusKey] = newValue }
  }
  /// How strong the filter is.
  open var intensity: Float {
    get { values[kCIInputIntensityKey] as? Float ?? 1 }
    set { values[kCIInputIntensityKey] = newValue }
  }
  /// What a code says.
  open var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// How much of a code may be lost.
  open var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  /// The picture that comes out: a code has a size of its own.
  open var outputImage: CIImage? {
    if let inputImage { return CIImage(extent: inputImage.extent, source: inputImage.source) }
    let isCode = name.hasSuffix("CodeGenerator") || name.hasSuffix("BarcodeGenerator")
    return isCode ? CIImage(extent: CGRect(x: 0, y: 0, width: 27, height: 27)) : nil
  }

  /// A code of squares.
  open class func qrCodeGenerator() -> CIFilter { CIFilter(called: "CIQRCodeGenerator") }
  /// A code of lines.
  open class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(called: "CICode128BarcodeGenerator")
  }
  /// How two pictures differ.
  open class func differenceBlendMode() -> CIFilter { CIFilter(called: "CIDifferenceBlendMode") }
  /// Less sharp.
  open class func gaussianBlur() -> CIFilter { CIFilter(called: "CIGaussianBlur") }
  /// In brown.
  open class func sepiaTone() -> CIFilter { CIFilter(called: "CISepiaTone") }
  /// With other colours.
  open class func colorControls() -> CIFilter { CIFilter(called: "CIColorControls") }
  /// With colours turned over.
  open class func colorInvert() -> CIFilter { CIFilter(called: "CIColorInvert") }
  /// The colour in the middle.
  open class func areaAverage() -> CIFilter { CIFilter(called: "CIAreaAverage") }
}

/// The picture that goes in.
public let kCIInputImageKey = "inputImage"
/// The picture behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that comes out.
public let kCIOutputImageKey = "outputImage"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"
/// How far a filter reaches.
public let kCIInputRadiusKey = "inputRadius"
/// How strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
/// How large something is.
public let kCIInputScaleKey = "inputScale"
/// The middle.
public let kCIInputCenterKey = "inputCenter"
/// How light.
public let kCIInputBrightnessKey = "inputBrightness"
/// How much colour.
public let kCIInputSaturationKey = "inputSaturation"
/// How much contrast.
public let kCIInputContrastKey = "inputContrast"
/// How long exposed.
public let kCIInputEVKey = "inputEV"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// An angle.
public let kCIInputAngleKey = "inputAngle"
