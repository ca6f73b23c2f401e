public import Foundation

/// Plays films and sounds; nothing is seen or heard, and time does not go on in it.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast.
  open var rate: Float = 0
  /// How loud.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for enough to play.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show it.
  open var allowsExternalPlayback = true
  /// Whether the device stays awake.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  /// How it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  /// Whether it can play.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// A player of nothing.
  public override init() { super.init() }

  /// A player of something at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// A player of something.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Whether it can play.
  open var status: Status { .readyToPlay }
  /// What has gone wrong: nothing.
  open var error: (any Error)? { nil }
  /// How it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// Plays.
  open func play() { rate = 1 }
  /// Plays, at some speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The time that it is at: always the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) {}
  /// Goes to a time, and tells when it is there.
  open func seek(
    to time: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  /// Goes to a time, more or less.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Tells of time: never, as it does not go on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Tells of time no more.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var rest: [AVPlayerItem] = []

  /// A player of several.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    rest = Array(items.dropFirst())
  }

  /// What is to be played.
  open func items() -> [AVPlayerItem] { [currentItem].compactMap(\.self) + rest }
  /// Goes on to the next one.
  open func advanceToNextItem() {
    replaceCurrentItem(with: rest.isEmpty ? nil : rest.removeFirst())
  }
  /// Adds one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { rest.append(item) }
  /// Removes all.
  open func removeAllItems() {
    rest = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays something again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Has a player play something again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
    super.init()
  }

  /// Plays it no more.
  open func disableLooping() {}
}
