public import Foundation
import VirtualTime

/// Plays a sound by the virtual clock; nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Told of the sound.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound is; nil where it was made of data.
  public let url: URL?
  /// What it was made of.
  public let data: Data?
  /// How long it is, in seconds; 0 where nobody knows.
  public let duration: TimeInterval
  /// How loud.
  open var volume: Float = 1
  /// From the left or from the right.
  open var pan: Float = 0
  /// How often it is played again; negative for without an end.
  open var numberOfLoops = 0
  /// Whether it can be played faster or slower.
  open var enableRate = false
  /// Whether one can ask how loud it is.
  open var isMeteringEnabled = false
  /// How fast it plays.
  open var rate: Float = 1 {
    didSet { if isPlaying, enableRate { resume() } }
  }
  private var clock = PlaybackClock()
  private var loops = 0
  private var end: ScheduledWork?

  /// A player of a file.
  ///
  /// - Throws: What Foundation throws where there is no such file.
  public init(contentsOf url: URL) throws {
    self.url = url
    data = nil
    if url.isFileURL { _ = try Data(contentsOf: url) }
    duration = MediaFile(url).duration ?? 0
    super.init()
    clock.end = duration
  }

  /// A player of a file.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of data.
  public init(data: Data) throws {
    url = nil
    self.data = data
    duration = MediaFile(data: data).duration ?? 0
    super.init()
    clock.end = duration
  }

  /// A player of data.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Whether it plays.
  open var isPlaying: Bool { clock.rate != 0 }
  /// Where it is, in seconds.
  open var currentTime: TimeInterval {
    get { clock.seconds }
    set {
      clock.seek(to: newValue)
      if isPlaying { resume() }
    }
  }
  /// The time by which it plays, in seconds.
  open var deviceCurrentTime: TimeInterval { VirtualTime.now.seconds }
  /// How many channels the sound has.
  open var numberOfChannels: Int { 2 }

  /// Makes it ready to play.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays.
  ///
  /// - Returns: Whether it can.
  @discardableResult
  open func play() -> Bool {
    if !isPlaying, clock.seconds >= duration { clock.seek(to: 0) }
    resume()
    return true
  }

  /// Plays later.
  ///
  /// - Parameter time: When, by ``deviceCurrentTime``.
  /// - Returns: Whether it can.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    end?.cancel()
    end = VirtualTime.schedule(
      after: Duration(bounded: time - deviceCurrentTime), kind: .timer, label: "sound"
    ) { self.resume() }
    return true
  }

  /// Pauses.
  open func pause() {
    end?.cancel()
    clock.setRate(0)
  }

  /// Stops; where it is stays.
  open func stop() {
    pause()
    loops = 0
  }

  /// Changes how loud it is.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  /// Finds out how loud it is.
  open func updateMeters() {}
  /// How loud it is on average, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it is at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func resume() {
    end?.cancel()
    clock.setRate(enableRate ? Double(rate) : 1)
    guard let time = clock.time(to: duration) else { return }
    end = VirtualTime.schedule(after: .seconds(time), kind: .timer, label: "end of a sound") {
      self.reachEnd()
    }
  }

  private func reachEnd() {
    clock.setRate(0)
    clock.seek(to: 0)
    if numberOfLoops < 0 || loops < numberOfLoops, duration > 0 {
      loops += 1
      resume()
    } else {
      loops = 0
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// Told of a sound that plays.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It has come to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It could not be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing is done.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing is done.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
