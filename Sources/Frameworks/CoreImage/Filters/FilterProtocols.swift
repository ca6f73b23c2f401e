// The protocols by which sources name single filters.
/// A code of squares.
public protocol CIQRCodeGenerator: CIFilterProtocol {}
/// A code of lines.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {}
/// How two pictures differ.
public protocol CIDifferenceBlendMode: CIFilterProtocol {}
/// Two pictures, as if one lay on the other.
public protocol CIMultiplyBlendMode: CIFilterProtocol {}
/// Two pictures, as if both shone.
public protocol CIScreenBlendMode: CIFilterProtocol {}
/// One picture before another.
public protocol CISourceOverCompositing: CIFilterProtocol {}
/// Less sharp.
public protocol CIGaussianBlur: CIFilterProtocol {}
/// Less sharp.
public protocol CIBoxBlur: CIFilterProtocol {}
/// In large squares.
public protocol CIPixellate: CIFilterProtocol {}
/// In brown.
public protocol CISepiaTone: CIFilterProtocol {}
/// With other colours.
public protocol CIColorControls: CIFilterProtocol {}
/// With colours turned over.
public protocol CIColorInvert: CIFilterProtocol {}
/// In one colour.
public protocol CIColorMonochrome: CIFilterProtocol {}
/// In two colours.
public protocol CIFalseColor: CIFilterProtocol {}
/// Exposed longer.
public protocol CIExposureAdjust: CIFilterProtocol {}
/// With other greys.
public protocol CIGammaAdjust: CIFilterProtocol {}
/// Without colours.
public protocol CIPhotoEffectMono: CIFilterProtocol {}
/// Without colours, as in an old film.
public protocol CIPhotoEffectNoir: CIFilterProtocol {}
/// Without colours.
public protocol CIPhotoEffectTonal: CIFilterProtocol {}
/// Larger or smaller.
public protocol CILanczosScaleTransform: CIFilterProtocol {}
/// Moved, scaled and turned.
public protocol CIAffineTransform: CIFilterProtocol {}
/// The mean of all colours.
public protocol CIAreaAverage: CIFilterProtocol {}
/// One colour, without an end.
public protocol CIConstantColorGenerator: CIFilterProtocol {}
/// With colours turned; not drawn.
public protocol CIHueAdjust: CIFilterProtocol {}
/// With more colour; not drawn.
public protocol CIVibrance: CIFilterProtocol {}
/// Darker at its edges; not drawn.
public protocol CIVignette: CIFilterProtocol {}
/// Shining; not drawn.
public protocol CIBloom: CIFilterProtocol {}
/// In small pieces; not drawn.
public protocol CICrystallize: CIFilterProtocol {}
/// Its edges; not drawn.
public protocol CIEdges: CIFilterProtocol {}
/// Sharper; not drawn.
public protocol CISharpenLuminance: CIFilterProtocol {}
/// Sharper; not drawn.
public protocol CIUnsharpMask: CIFilterProtocol {}
/// Two pictures, as a third one says; not drawn.
public protocol CIBlendWithMask: CIFilterProtocol {}
/// With strong colours; not drawn.
public protocol CIPhotoEffectChrome: CIFilterProtocol {}
/// With faded colours; not drawn.
public protocol CIPhotoEffectFade: CIFilterProtocol {}
/// As from an instant camera; not drawn.
public protocol CIPhotoEffectInstant: CIFilterProtocol {}
/// With cool colours; not drawn.
public protocol CIPhotoEffectProcess: CIFilterProtocol {}
/// With warm colours; not drawn.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {}
/// Turned in the middle; not drawn.
public protocol CITwirlDistortion: CIFilterProtocol {}

extension CIFilter: CIQRCodeGenerator {}
extension CIFilter: CICode128BarcodeGenerator {}
extension CIFilter: CIDifferenceBlendMode {}
extension CIFilter: CIMultiplyBlendMode {}
extension CIFilter: CIScreenBlendMode {}
extension CIFilter: CISourceOverCompositing {}
extension CIFilter: CIGaussianBlur {}
extension CIFilter: CIBoxBlur {}
extension CIFilter: CIPixellate {}
extension CIFilter: CISepiaTone {}
extension CIFilter: CIColorControls {}
extension CIFilter: CIColorInvert {}
extension CIFilter: CIColorMonochrome {}
extension CIFilter: CIFalseColor {}
extension CIFilter: CIExposureAdjust {}
extension CIFilter: CIGammaAdjust {}
extension CIFilter: CIPhotoEffectMono {}
extension CIFilter: CIPhotoEffectNoir {}
extension CIFilter: CIPhotoEffectTonal {}
extension CIFilter: CILanczosScaleTransform {}
extension CIFilter: CIAffineTransform {}
extension CIFilter: CIAreaAverage {}
extension CIFilter: CIConstantColorGenerator {}
extension CIFilter: CIHueAdjust {}
extension CIFilter: CIVibrance {}
extension CIFilter: CIVignette {}
extension CIFilter: CIBloom {}
extension CIFilter: CICrystallize {}
extension CIFilter: CIEdges {}
extension CIFilter: CISharpenLuminance {}
extension CIFilter: CIUnsharpMask {}
extension CIFilter: CIBlendWithMask {}
extension CIFilter: CIPhotoEffectChrome {}
extension CIFilter: CIPhotoEffectFade {}
extension CIFilter: CIPhotoEffectInstant {}
extension CIFilter: CIPhotoEffectProcess {}
extension CIFilter: CIPhotoEffectTransfer {}
extension CIFilter: CITwirlDistortion {}
