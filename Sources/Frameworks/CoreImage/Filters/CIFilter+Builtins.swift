// Core Image has a function for each filter; all give filters of the one class here.
extension CIFilter {
  /// A code of squares.
  public class func qrCodeGenerator() -> CIFilter { CIFilter(called: "CIQRCodeGenerator") }
  /// A code of lines.
  public class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(called: "CICode128BarcodeGenerator")
  }
  /// How two pictures differ.
  public class func differenceBlendMode() -> CIFilter { CIFilter(called: "CIDifferenceBlendMode") }
  /// Two pictures, as if one lay on the other.
  public class func multiplyBlendMode() -> CIFilter { CIFilter(called: "CIMultiplyBlendMode") }
  /// Two pictures, as if both shone.
  public class func screenBlendMode() -> CIFilter { CIFilter(called: "CIScreenBlendMode") }
  /// One picture before another.
  public class func sourceOverCompositing() -> CIFilter {
    CIFilter(called: "CISourceOverCompositing")
  }
  /// Less sharp.
  public class func gaussianBlur() -> CIFilter { CIFilter(called: "CIGaussianBlur") }
  /// Less sharp.
  public class func boxBlur() -> CIFilter { CIFilter(called: "CIBoxBlur") }
  /// In large squares.
  public class func pixellate() -> CIFilter { CIFilter(called: "CIPixellate") }
  /// In brown.
  public class func sepiaTone() -> CIFilter { CIFilter(called: "CISepiaTone") }
  /// With other colours.
  public class func colorControls() -> CIFilter { CIFilter(called: "CIColorControls") }
  /// With colours turned over.
  public class func colorInvert() -> CIFilter { CIFilter(called: "CIColorInvert") }
  /// In one colour.
  public class func colorMonochrome() -> CIFilter { CIFilter(called: "CIColorMonochrome") }
  /// In two colours.
  public class func falseColor() -> CIFilter { CIFilter(called: "CIFalseColor") }
  /// Exposed longer.
  public class func exposureAdjust() -> CIFilter { CIFilter(called: "CIExposureAdjust") }
  /// With other greys.
  public class func gammaAdjust() -> CIFilter { CIFilter(called: "CIGammaAdjust") }
  /// Without colours.
  public class func photoEffectMono() -> CIFilter { CIFilter(called: "CIPhotoEffectMono") }
  /// Without colours, as in an old film.
  public class func photoEffectNoir() -> CIFilter { CIFilter(called: "CIPhotoEffectNoir") }
  /// Without colours.
  public class func photoEffectTonal() -> CIFilter { CIFilter(called: "CIPhotoEffectTonal") }
  /// Larger or smaller.
  public class func lanczosScaleTransform() -> CIFilter {
    CIFilter(called: "CILanczosScaleTransform")
  }
  /// Moved, scaled and turned.
  public class func affineTransform() -> CIFilter { CIFilter(called: "CIAffineTransform") }
  /// The mean of all colours.
  public class func areaAverage() -> CIFilter { CIFilter(called: "CIAreaAverage") }
  /// One colour, without an end.
  public class func constantColorGenerator() -> CIFilter {
    CIFilter(called: "CIConstantColorGenerator")
  }
  /// With colours turned; not drawn.
  public class func hueAdjust() -> CIFilter { CIFilter(called: "CIHueAdjust") }
  /// With more colour; not drawn.
  public class func vibrance() -> CIFilter { CIFilter(called: "CIVibrance") }
  /// Darker at its edges; not drawn.
  public class func vignette() -> CIFilter { CIFilter(called: "CIVignette") }
  /// Shining; not drawn.
  public class func bloom() -> CIFilter { CIFilter(called: "CIBloom") }
  /// In small pieces; not drawn.
  public class func crystallize() -> CIFilter { CIFilter(called: "CICrystallize") }
  /// Its edges; not drawn.
  public class func edges() -> CIFilter { CIFilter(called: "CIEdges") }
  /// Sharper; not drawn.
  public class func sharpenLuminance() -> CIFilter { CIFilter(called: "CISharpenLuminance") }
  /// Sharper; not drawn.
  public class func unsharpMask() -> CIFilter { CIFilter(called: "CIUnsharpMask") }
  /// Two pictures, as a third one says; not drawn.
  public class func blendWithMask() -> CIFilter { CIFilter(called: "CIBlendWithMask") }
  /// With strong colours; not drawn.
  public class func photoEffectChrome() -> CIFilter { CIFilter(called: "CIPhotoEffectChrome") }
  /// With faded colours; not drawn.
  public class func photoEffectFade() -> CIFilter { CIFilter(called: "CIPhotoEffectFade") }
  /// As from an instant camera; not drawn.
  public class func photoEffectInstant() -> CIFilter { CIFilter(called: "CIPhotoEffectInstant") }
  /// With cool colours; not drawn.
  public class func photoEffectProcess() -> CIFilter { CIFilter(called: "CIPhotoEffectProcess") }
  /// With warm colours; not drawn.
  public class func photoEffectTransfer() -> CIFilter { CIFilter(called: "CIPhotoEffectTransfer") }
  /// Turned in the middle; not drawn.
  public class func twirlDistortion() -> CIFilter { CIFilter(called: "CITwirlDistortion") }
}
