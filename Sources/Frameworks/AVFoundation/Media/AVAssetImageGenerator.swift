public import Foundation
public import SimulatedUIKit

/// Gives pictures of films: there are none here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned the right way up.
  open var appliesPreferredTrackTransform = false
  /// How large pictures are at most, in pixels.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// A generator of a film's pictures.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The picture at a time.
  ///
  /// - Throws: ``AVError`` of the code `noImageAtTime`, as nobody reads pictures of films here.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.noImageAtTime) }

  /// The picture at a time.
  ///
  /// - Throws: ``AVError`` of the code `noImageAtTime`, as nobody reads pictures of films here.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }
}
