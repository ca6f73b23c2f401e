public import Foundation
public import SimulatedUIKit
import VirtualTime

/// Plays films and sounds by the virtual clock; nothing is seen or heard.
@MainActor @preconcurrency
open class AVPlayer: NSObject, _KeyValueCodingAndObserving {
  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The cases as AVFoundation numbers them.
    case advance, pause, none
  }

  /// How it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// The cases as AVFoundation numbers them.
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// The cases as AVFoundation numbers them.
    case unknown, readyToPlay, failed
  }

  /// Why it waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is not enough of the film yet.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It is being found out how fast the film comes.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// There is no film.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Who is told of changes of its values.
  nonisolated public let _observers = _KeyValueObservers()
  /// What plays.
  open private(set) var currentItem: AVPlayerItem?
  /// How loud.
  open var volume: Float = 1
  /// Whether nothing is heard.
  open var isMuted = false
  /// How fast it plays once it is told to.
  open var defaultRate: Float = 1
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits for enough to play.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show it.
  open var allowsExternalPlayback = true
  /// Whether another screen shows it.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether the other screen takes over when the device is mirrored.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the device stays awake.
  open var preventsDisplaySleepDuringVideoPlayback = true
  var timeObservers: [TimeObserver] = []
  private var wantedRate: Float = 0
  private var endWork: ScheduledWork?

  /// A player of nothing.
  nonisolated public override convenience init() { self.init(playerItem: nil) }

  /// A player of something at an address.
  nonisolated public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// A player of something.
  nonisolated public init(playerItem item: AVPlayerItem?) {
    super.init()
    MainActor.assumeIsolated { take(item) }
  }

  /// Whether it can play.
  open var status: Status { .readyToPlay }
  /// What has gone wrong: nothing.
  open var error: (any Error)? { nil }
  /// Why it waits.
  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// How fast it plays, or is to play once it can; 0 while it is paused.
  open var rate: Float {
    get { wantedRate }
    set {
      guard newValue != wantedRate else { return }
      changing(\.rate) {
        changing(\.timeControlStatus) {
          wantedRate = newValue
          currentItem?.clock.setRate(isReady ? Double(newValue) : 0)
        }
      }
      playbackChanged()
    }
  }

  /// How it plays.
  open var timeControlStatus: TimeControlStatus {
    wantedRate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
  }

  private var isReady: Bool { currentItem?.status == .readyToPlay }

  /// Plays.
  open func play() { rate = defaultRate }
  /// Plays, at some speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays something else.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    changing(\.currentItem) { take(item) }
    playbackChanged()
  }

  private func take(_ item: AVPlayerItem?) {
    currentItem?.clock.setRate(0)
    currentItem?.onLoad = nil
    currentItem?.onSeek = nil
    currentItem = item
    item?.onSeek = { [weak self] in self?.itemJumped() }
    item?.onLoad = { [weak self] in self?.itemLoaded() }
    item?.load()
  }

  private func itemLoaded() {
    changing(\.timeControlStatus) { currentItem?.clock.setRate(isReady ? Double(wantedRate) : 0) }
    playbackChanged()
  }

  private func itemJumped() {
    // What had come to its end goes on, unless the player is paused.
    currentItem?.clock.setRate(isReady ? Double(wantedRate) : 0)
    playbackChanged()
    if let currentItem {
      NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: currentItem)
    }
  }

  /// The time that it is at.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  /// Goes to a time, and tells when it is there.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(currentItem != nil)
  }
  /// Goes to a time, more or less.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Goes to a time, more or less, and tells when it is there.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Goes to a time.
  ///
  /// - Returns: Whether it is there.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    currentItem?.seek(to: time)
    return currentItem != nil
  }
  /// Goes to a time, more or less.
  ///
  /// - Returns: Whether it is there.
  @discardableResult
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }

  /// Plans what follows from how it plays now.
  func playbackChanged() {
    endWork?.cancel()
    endWork = nil
    if let item = currentItem, let end = item.clock.end, let time = item.clock.time(to: end) {
      endWork = VirtualTime.schedule(
        after: .seconds(time), kind: .timer, label: "end of a film"
      ) { [weak self] in self?.reachEnd(of: item) }
    }
    for observer in timeObservers { observer.follow(self) }
    onPlaybackChange?()
  }

  /// Told that it plays otherwise than before.
  package var onPlaybackChange: (() -> Void)?

  private func reachEnd(of item: AVPlayerItem) {
    guard item === currentItem else { return }
    endWork = nil
    item.clock.setRate(0)
    for observer in timeObservers { observer.follow(self) }
    if actionAtItemEnd == .pause { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if actionAtItemEnd == .advance { advance() }
  }

  /// Goes on to what follows: nothing.
  func advance() {}
}
