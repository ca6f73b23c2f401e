public import Foundation

extension NSNotification.Name {
  /// Something else plays.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// It plays or stops.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// It is louder or not so loud.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The library was changed.
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}

/// Plays things of the person's library, which is empty: nothing plays.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// The system's own.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The app's.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The app's, with a row of things.
  public static let applicationQueuePlayer = MPMusicPlayerController()

  /// Whether it plays.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Whether things play again.
  open var repeatMode = MPMusicRepeatMode.default
  /// Whether things play in no order.
  open var shuffleMode = MPMusicShuffleMode.default
  /// What plays: nothing.
  open var nowPlayingItem: MPMediaItem?
  /// The place of that.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// How far it has played, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  /// How fast it plays.
  open var currentPlaybackRate: Float = 0
  /// Whether it is about to play.
  open var isPreparedToPlay: Bool { false }

  /// Sets what plays.
  open func setQueue(with query: MPMediaQuery) {}
  /// Sets what plays.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets what plays, by what the store calls it.
  open func setQueue(with storeIDs: [String]) {}
  /// Gets ready to play.
  open func prepareToPlay() {}
  /// Plays.
  open func play() {}
  /// Stops for a while.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Goes on quickly.
  open func beginSeekingForward() {}
  /// Goes back quickly.
  open func beginSeekingBackward() {}
  /// Goes on as usual.
  open func endSeeking() {}
  /// Goes to the next one.
  open func skipToNextItem() {}
  /// Goes to the one before.
  open func skipToPreviousItem() {}
  /// Goes to the beginning.
  open func skipToBeginning() {}
  /// Tells of what plays.
  open func beginGeneratingPlaybackNotifications() {}
  /// Tells of it no more.
  open func endGeneratingPlaybackNotifications() {}
}

/// Whether music plays.
public enum MPMusicPlaybackState: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// Whether music plays again.
public enum MPMusicRepeatMode: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case `default`, none, one, all
}

/// Whether music plays in no order.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The cases as MediaPlayer numbers them.
  case `default`, off, songs, albums
}
