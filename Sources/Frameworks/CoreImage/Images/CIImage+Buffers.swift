public import Foundation
import Pictures
public import SimulatedUIKit

extension CIImage {
  /// A picture of Core Video's.
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil
  ) {
    self.init(
      extent: CGRect(
        x: 0, y: 0, width: CVPixelBufferGetWidth(pixelBuffer),
        height: CVPixelBufferGetHeight(pixelBuffer)),
      source: pixelBuffer.image
    ) { pixelBuffer.image.flatMap { try? $0.picture() }?.bitmap }
  }
}
