public import Foundation

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The film or sound.
  public let asset: AVAsset

  /// Something at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// A film or sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// A film or sound, some of which is known beforehand.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Whether it can be played.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// Whether it can be played: that is never known here.
  open var status: Status { .unknown }
  /// How long it is: unknown.
  open var duration: CMTime { .indefinite }
  /// The time that it is at.
  open func currentTime() -> CMTime { .zero }
  /// How much is kept ahead.
  open var preferredForwardBufferDuration: TimeInterval = 0
}

extension Notification.Name {
  /// It has been played to its end: never, here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// It could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// It has stalled.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// It has been played to its end: never, here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}
