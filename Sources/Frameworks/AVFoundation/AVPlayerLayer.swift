public import SimulatedUIKit

/// A layer that shows a film: a blank region.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film is there: no.
  open var isReadyForDisplay: Bool { false }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    isBlank = true
  }
}
