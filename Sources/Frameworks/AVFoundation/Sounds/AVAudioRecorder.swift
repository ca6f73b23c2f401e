public import Foundation
import VirtualTime

/// Records silence, as long as the virtual clock goes on.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Samples a second of the file that it writes.
  private static let rate = 8000

  /// Told of the recording.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where the recording goes.
  public let url: URL
  /// What it is to be like.
  public let settings: [String: Any]
  /// Whether one can ask how loud it is.
  open var isMeteringEnabled = false
  private var clock = PlaybackClock()
  private var end: ScheduledWork?

  /// A recorder into a file.
  ///
  /// - Parameters:
  ///   - url: The file, which gets a sound of Windows' format, whatever is asked for.
  ///   - settings: What the sound is to be like.
  /// - Throws: Nothing here; Apple's throws where the settings cannot be met.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  /// A recorder into a file.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }

  /// Whether it records.
  open var isRecording: Bool { clock.rate != 0 }
  /// How long the recording is, in seconds.
  open var currentTime: TimeInterval { clock.seconds }
  /// The time by which it records, in seconds.
  open var deviceCurrentTime: TimeInterval { VirtualTime.now.seconds }

  /// Makes the file ready.
  @discardableResult
  open func prepareToRecord() -> Bool { true }

  /// Records.
  @discardableResult
  open func record() -> Bool {
    clock.setRate(1)
    return true
  }

  /// Records for some seconds.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    end?.cancel()
    end = VirtualTime.schedule(
      after: Duration(bounded: duration), kind: .timer, label: "end of a recording"
    ) { self.stop() }
    return record()
  }

  /// Pauses.
  open func pause() { clock.setRate(0) }

  /// Stops, and writes the file.
  open func stop() {
    end?.cancel()
    let seconds = clock.seconds
    clock = PlaybackClock()
    let isWritten = (try? silence(seconds).write(to: url)) != nil
    VirtualTime.schedule(after: .zero, kind: .timer, label: "recording") {
      self.delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
    }
  }

  /// Removes the file.
  @discardableResult
  open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

  /// Finds out how loud it is.
  open func updateMeters() {}
  /// How loud it is on average, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it is at most, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func silence(_ seconds: Double) -> Data {
    let count = Int(seconds * Double(Self.rate))
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    // One channel of 8 bits, of which 128 is silence.
    let head =
      Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
      + number(1, 2) + number(1, 2) + number(Self.rate, 4) + number(Self.rate, 4) + number(1, 2)
      + number(8, 2) + Array("data".utf8) + number(count, 4)
    return Data(head) + Data(repeating: 128, count: count)
  }
}

/// Told of a recording.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Nothing is done.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Nothing is done.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

// Keys of a sound's settings, and formats.
/// The format.
public let AVFormatIDKey = "AVFormatIDKey"
/// Samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether samples are numbers with a point.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether the highest byte is the first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// How good a sound is.
public enum AVAudioQuality: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}

/// The format of MPEG-4, `aac `.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Samples as they are, `lpcm`.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's format without losses, `alac`.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
