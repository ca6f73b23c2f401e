public import AVFoundation
import SimulatedUI
public import SimulatedUIKit

/// A screen with a film and its controls; it shows no picture.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer? { didSet { refresh() } }
  /// Told of the screen.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls.
  open var showsPlaybackControls = true { didSet { refresh() } }
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
  /// How fast it can be played.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// Whether it must be played to its end.
  open var requiresLinearPlayback = false
  /// What stands before the film.
  open var contentOverlayView: UIView? { view }
  /// Whether the film is there.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// Where the film is.
  open var videoBounds: CGRect { view?.bounds ?? .zero }
  private var host: UIHostingController<PlayerScreen<EmptyView>>?

  /// Makes the screen.
  open override func loadView() {
    let made = UIHostingController(rootView: screen)
    host = made
    view = made.view
  }

  /// Shows the button that leaves the screen, where it came before another one.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private func refresh() { host?.rootView = screen }

  private var screen: PlayerScreen<EmptyView> {
    let leaving: @MainActor @Sendable () -> Void = { [weak self] in self?.leave() }
    return PlayerScreen(
      player: player, showsControls: showsPlaybackControls,
      close: presentingViewController == nil ? nil : leaving, overlay: EmptyView())
  }

  private func leave() {
    player?.pause()
    dismiss(animated: true)
  }
}

/// How fast a film can be played.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  /// How fast.
  public let rate: Float
  /// What it is called.
  public let localizedName: String

  /// A speed.
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
    super.init()
  }

  /// Those that the system offers.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}
