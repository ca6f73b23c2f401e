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
/// How wide something is.
public let kCIInputWidthKey = "inputWidth"
/// How wide something is beside its height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A picture that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The picture that follows.
public let kCIInputTargetImageKey = "inputTargetImage"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How a picture is moved, scaled and turned.
public let kCIInputTransformKey = "inputTransform"
