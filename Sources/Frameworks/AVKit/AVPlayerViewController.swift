public import AVFoundation
public import SimulatedUIKit

/// A screen with a film; it shows no picture.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Told of the screen.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// How the film fills the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it goes on in a small window.
  open var allowsPictureInPicturePlayback = true
  /// Whether it goes on in a small window by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system shows what plays.
  open var updatesNowPlayingInfoCenter = true
  /// What stands before the film.
  open var contentOverlayView: UIView? { view }
  /// Whether the film is there: no.
  open var isReadyForDisplay: Bool { false }
}

/// Told of a screen with a film.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// The film is about to fill the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// The film is about to leave the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Nothing is done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// Nothing is done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}
