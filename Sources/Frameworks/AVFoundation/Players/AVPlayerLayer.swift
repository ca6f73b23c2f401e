public import SimulatedUIKit

/// A layer that shows a film: a blank region.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  /// What plays.
  open var player: AVPlayer?
  /// How the film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film is there.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// Where the film is in the layer.
  open var videoRect: CGRect { bounds }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    isBlank = true
  }
}
