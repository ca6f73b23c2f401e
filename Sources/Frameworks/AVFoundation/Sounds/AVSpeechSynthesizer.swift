public import Foundation
import VirtualTime

/// Speaks by the virtual clock, a word in a third of a second; nothing is heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// How long a word takes at the usual rate, in seconds.
  private static let word = 1.0 / 3

  /// Told of what is spoken.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether the app's own session is used.
  open var usesApplicationAudioSession = true
  private var queue: [AVSpeechUtterance] = []
  private var wordsLeft: [NSRange] = []
  private var work: ScheduledWork?

  /// Whether something is spoken, or paused.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether it is paused.
  open private(set) var isPaused = false

  /// Speaks a text, after those that were to be spoken before.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin(utterance) }
  }

  /// Pauses.
  ///
  /// - Returns: Whether something was spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    isPaused = true
    work?.cancel()
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on.
  ///
  /// - Returns: Whether it was paused.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    sayNext(of: utterance)
    return true
  }

  /// Speaks no more.
  ///
  /// - Returns: Whether something was spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first else { return false }
    work?.cancel()
    queue = []
    isPaused = false
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }

  private func begin(_ utterance: AVSpeechUtterance) {
    wordsLeft = utterance.words
    work = VirtualTime.schedule(
      after: Duration(bounded: utterance.preUtteranceDelay), kind: .timer, label: "speech"
    ) {
      self.delegate?.speechSynthesizer(self, didStart: utterance)
      self.sayNext(of: utterance)
    }
  }

  private func sayNext(of utterance: AVSpeechUtterance) {
    guard queue.first === utterance else { return }
    guard !wordsLeft.isEmpty else { return finish(utterance) }
    let range = wordsLeft.removeFirst()
    delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
    let pace = Double(AVSpeechUtteranceDefaultSpeechRate / max(utterance.rate, 0.05))
    work = VirtualTime.schedule(
      after: Duration(bounded: Self.word * pace), kind: .timer, label: "speech"
    ) { self.sayNext(of: utterance) }
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    work = VirtualTime.schedule(
      after: Duration(bounded: utterance.postUtteranceDelay), kind: .timer, label: "speech"
    ) {
      if !self.queue.isEmpty { self.queue.removeFirst() }
      self.delegate?.speechSynthesizer(self, didFinish: utterance)
      if let next = self.queue.first { self.begin(next) }
    }
  }
}
