public import Foundation

/// What plays, as the app says it; the simulated device has no lock screen that shows it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()

  /// The only one.
  open class func `default`() -> MPNowPlayingInfoCenter { only }

  /// What plays; `nil` for nothing.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The cases as MediaPlayer numbers them.
  case unknown, playing, paused, stopped, interrupted
}

/// What kind of thing plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// The cases as MediaPlayer numbers them.
  case none, audio, video
}

/// How far it has played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it plays; 1 is the usual.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it usually plays.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Its place in a row.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many are in the row.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is sent now.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// Where it is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// What kind of thing it is.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// What others call it.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// How far it has played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// What the service calls it.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// What is known of the row that it is in.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
