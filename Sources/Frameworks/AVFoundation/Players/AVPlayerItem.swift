import DeviceServices
public import Foundation
public import SimulatedUIKit
import VirtualTime

/// What a player plays.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject, _KeyValueCodingAndObserving {
  /// How long it takes to look at a film.
  private static let loading = Duration.milliseconds(100)

  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// The cases as AVFoundation numbers them.
    case unknown, readyToPlay, failed
  }

  /// The film or sound.
  public nonisolated let asset: AVAsset
  /// Who is told of changes of its values.
  nonisolated public let _observers = _KeyValueObservers()
  /// Whether it can be played; known once a player has looked at it.
  open private(set) var status = Status.unknown
  /// Why it cannot be played.
  open private(set) var error: (any Error)?
  /// How much is kept ahead, in seconds.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How many bits a second it may take; 0 for any.
  open var preferredPeakBitRate: Double = 0
  /// What the system's screens say of it.
  open var externalMetadata: [AVMetadataItem] = []
  /// Where it ends; indefinite for its own end.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// How its sound is changed with its rate.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  var clock = PlaybackClock()
  private var isLoading = false

  /// Something at an address.
  nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// A film or sound.
  nonisolated public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// A film or sound, some of which is known beforehand.
  nonisolated public convenience init(
    asset: AVAsset, automaticallyLoadedAssetKeys: [String]?
  ) { self.init(asset: asset) }

  /// How long it is; indefinite before it was looked at, and where nobody knows.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  /// How large its pictures are.
  open var presentationSize: CGSize {
    status == .readyToPlay ? asset.media.size ?? .zero : .zero
  }
  /// Whether it goes on without a stop: once it can be played.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether all of it is kept.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// Whether nothing of it is kept.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// What of it is there, as times: all.
  open var loadedTimeRanges: [NSValue] {
    status == .readyToPlay ? [NSValue(rect: .zero)] : []
  }
  /// The time that it is at.
  open func currentTime() -> CMTime {
    CMTime(seconds: clock.seconds, preferredTimescale: 1_000_000_000)
  }

  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    clock.seek(to: time.isNumeric ? time.seconds : 0)
    onSeek?()
    completionHandler?(true)
  }

  /// Told that somebody went to another time.
  var onSeek: (() -> Void)?
  /// Told that it can be played, or not.
  var onLoad: (() -> Void)?

  /// Looks at the film, which takes a moment.
  func load() {
    guard status == .unknown else { return onLoad?() ?? () }
    guard !isLoading else { return }
    isLoading = true
    VirtualTime.schedule(after: Self.loading, kind: .network, label: "film") {
      self.finishLoading()
    }
  }

  private func finishLoading() {
    guard let seconds = asset.media.duration else {
      let name = asset.address?.lastPathComponent ?? "the asset"
      DeviceServices.shared.notes.tell(
        "AVFoundation: nobody knows how long \(name) is, so it does not play; write a line such as "
          + "\"duration: 12.5\" into Fixtures/AVFoundation/\(name).txt")
      changing(\.status) {
        error = AVError(.fileFormatNotRecognized)
        status = .failed
      }
      onLoad?()
      return
    }
    clock.end = seconds
    changing(\.status) { status = .readyToPlay }
    onLoad?()
  }
}

extension Notification.Name {
  /// It has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// It could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// It has stalled.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// It goes on somewhere else.
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
  /// Something was written down about how it played.
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
  /// It has been played to its end.
  nonisolated public static let didPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemDidPlayToEndTime
  /// It could not be played to its end.
  nonisolated public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
  /// It goes on somewhere else.
  nonisolated public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

/// How sound is changed with its rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// For speech.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// Higher and lower.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
