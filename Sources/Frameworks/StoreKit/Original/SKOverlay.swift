public import SimulatedUIKit

/// Recommends another app above the app's own screen; a device without the App Store cannot.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  /// Where it appears.
  public enum Position: Int, Sendable {
    /// At the lower edge, or above a bar.
    case bottom, bottomRaised
  }

  /// What is recommended.
  open class Configuration: NSObject {}

  /// An app that is recommended.
  open class AppConfiguration: Configuration {
    /// Number of the app in the store.
    open var appIdentifier: String
    /// Where it appears.
    open var position: Position
    /// Whether the person may put it away.
    open var userDismissible = true
    /// What led to it, for the store's figures.
    open var campaignToken: String?
    /// Who led to it, for the store's figures.
    open var providerToken: String?
    /// The page that is shown of it.
    open var customProductPageIdentifier: String?
    /// The version that is shown of it.
    open var latestReleaseID: String?

    /// Recommends an app.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  /// The app that an App Clip belongs to.
  open class AppClipConfiguration: Configuration {
    /// Where it appears.
    open var position: Position
    /// What led to it, for the store's figures.
    open var campaignToken: String?
    /// Who led to it, for the store's figures.
    open var providerToken: String?

    /// Recommends the app.
    public init(position: Position) { self.position = position }
  }

  /// Told of what happens.
  open class TransitionContext: NSObject {}

  /// What is recommended.
  public let configuration: Configuration
  /// Told of what happens.
  open weak var delegate: (any SKOverlayDelegate)?

  /// Prepares a recommendation.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Tries to show it, and tells that it cannot.
  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
  }

  /// Puts it away: it never shows.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Told of what becomes of a recommendation.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: AnyObject {
  /// It cannot be shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// It is about to show.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It shows.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It is about to go.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It is gone.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Takes no note of it.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Takes no note of it.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Takes no note of it.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Takes no note of it.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Takes no note of it.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
