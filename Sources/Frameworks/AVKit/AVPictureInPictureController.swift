public import AVFoundation
public import Foundation

/// A film in a small window: there is none on a simulator.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// The layer of the film.
  public let playerLayer: AVPlayerLayer
  /// Told of the window.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it comes by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// A window for a layer; nil, as there are none.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Whether there are such windows: no.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether there could be a window: no.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether there is a window: no.
  open var isPictureInPictureActive: Bool { false }
  /// Opens the window: it does not come.
  open func startPictureInPicture() {}
  /// Closes the window.
  open func stopPictureInPicture() {}
}

/// Told of a film in a small window.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {}
