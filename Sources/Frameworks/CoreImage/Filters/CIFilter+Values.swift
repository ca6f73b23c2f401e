public import Foundation
public import SimulatedUIKit

/// What all filters have, by the names of their protocols.
public protocol CIFilterProtocol: AnyObject {}

// The values of the filters, by the names that Core Image has for them as properties.
extension CIFilter: CIFilterProtocol {
  /// The picture that goes in.
  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The picture behind it.
  public var backgroundImage: CIImage? {
    get { values[kCIInputBackgroundImageKey] as? CIImage }
    set { values[kCIInputBackgroundImageKey] = newValue }
  }
  /// A picture that says where.
  public var maskImage: CIImage? {
    get { values[kCIInputMaskImageKey] as? CIImage }
    set { values[kCIInputMaskImageKey] = newValue }
  }
  /// How far the filter reaches.
  public var radius: Float {
    get { Float(number(kCIInputRadiusKey, 10)) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  /// How strong the filter is.
  public var intensity: Float {
    get { Float(number(kCIInputIntensityKey, 1)) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  /// How much lighter.
  public var brightness: Float {
    get { Float(number(kCIInputBrightnessKey, 0)) }
    set { values[kCIInputBrightnessKey] = newValue }
  }
  /// How much contrast.
  public var contrast: Float {
    get { Float(number(kCIInputContrastKey, 1)) }
    set { values[kCIInputContrastKey] = newValue }
  }
  /// How much colour.
  public var saturation: Float {
    get { Float(number(kCIInputSaturationKey, 1)) }
    set { values[kCIInputSaturationKey] = newValue }
  }
  /// How long exposed.
  public var ev: Float {
    get { Float(number(kCIInputEVKey, 0)) }
    set { values[kCIInputEVKey] = newValue }
  }
  /// How large something is.
  public var scale: Float {
    get { Float(number(kCIInputScaleKey, 1)) }
    set { values[kCIInputScaleKey] = newValue }
  }
  /// How sharp.
  public var sharpness: Float {
    get { Float(number(kCIInputSharpnessKey, 0.4)) }
    set { values[kCIInputSharpnessKey] = newValue }
  }
  /// An angle.
  public var angle: Float {
    get { Float(number(kCIInputAngleKey, 0)) }
    set { values[kCIInputAngleKey] = newValue }
  }
  /// The middle.
  public var center: CGPoint {
    get { values[kCIInputCenterKey] as? CGPoint ?? .zero }
    set { values[kCIInputCenterKey] = newValue }
  }
  /// A rectangle.
  public var extent: CGRect {
    get { values[kCIInputExtentKey] as? CGRect ?? .zero }
    set { values[kCIInputExtentKey] = newValue }
  }
  /// A colour.
  public var color: CIColor {
    get { values[kCIInputColorKey] as? CIColor ?? .white }
    set { values[kCIInputColorKey] = newValue }
  }
  /// What becomes of black.
  public var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? .black }
    set { values["inputColor0"] = newValue }
  }
  /// What becomes of white.
  public var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? .white }
    set { values["inputColor1"] = newValue }
  }
  /// What a code says.
  public var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// How much of a code may be lost: `L`, `M`, `Q` or `H`.
  public var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  /// How wide the white beside a code of lines is.
  public var quietSpace: Float {
    get { Float(number("inputQuietSpace", 7)) }
    set { values["inputQuietSpace"] = newValue }
  }
  /// How high a code of lines is.
  public var barcodeHeight: Float {
    get { Float(number("inputBarcodeHeight", 32)) }
    set { values["inputBarcodeHeight"] = newValue }
  }
  /// How a picture is moved, scaled and turned.
  public var transform: CGAffineTransform {
    get { values[kCIInputTransformKey] as? CGAffineTransform ?? .identity }
    set { values[kCIInputTransformKey] = newValue }
  }
}
