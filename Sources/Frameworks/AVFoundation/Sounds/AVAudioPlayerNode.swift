public import Foundation
import VirtualTime

/// A file of sound.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// How many samples it has.
  public let length: AVAudioFramePosition
  /// How sound is kept in it.
  open var fileFormat: AVAudioFormat { AVAudioFormat(44_100, 2) }
  /// How sound is read from it.
  open var processingFormat: AVAudioFormat { fileFormat }
  /// Which sample is read next.
  open var framePosition: AVAudioFramePosition = 0

  /// A file that is read.
  ///
  /// - Throws: What Foundation throws where there is no such file.
  public init(forReading fileURL: URL) throws {
    _ = try Data(contentsOf: fileURL)
    url = fileURL
    length = AVAudioFramePosition((MediaFile(fileURL).duration ?? 0) * 44_100)
    super.init()
  }

  /// A file that is written: nothing is.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    length = 0
    super.init()
  }

  /// Reads sound: silence.
  open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = buffer.frameCapacity }
  /// Writes sound: nothing is written.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// Plays pieces of sound by the virtual clock; nothing is heard.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Whether it plays.
  open private(set) var isPlaying = false
  /// How loud.
  open var volume: Float = 1
  private var waiting: [(seconds: Double, completion: (@Sendable () -> Void)?)] = []
  private var work: ScheduledWork?

  /// Plays a file, after what was to be played before.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { add(Double(file.length) / 44_100, completionHandler) }

  /// Plays a piece, after what was to be played before.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) { add(Double(buffer.frameLength) / buffer.format.sampleRate, completionHandler) }

  /// Plays.
  open func play() {
    isPlaying = true
    if work == nil { next() }
  }
  /// Pauses.
  open func pause() { isPlaying = false }
  /// Stops, and forgets what was to be played.
  open func stop() {
    isPlaying = false
    work?.cancel()
    work = nil
    waiting = []
  }

  private func add(_ seconds: Double, _ completion: (@Sendable () -> Void)?) {
    waiting.append((seconds, completion))
    if isPlaying, work == nil { next() }
  }

  private func next() {
    guard isPlaying, !waiting.isEmpty else {
      work = nil
      return
    }
    let piece = waiting.removeFirst()
    work = VirtualTime.schedule(
      after: Duration(bounded: piece.seconds), kind: .timer, label: "end of a sound"
    ) {
      piece.completion?()
      self.next()
    }
  }
}
