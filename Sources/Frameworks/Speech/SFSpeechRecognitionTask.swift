import DeviceServices
import VirtualTime

/// How far something is written down.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The cases as Speech numbers them.
  case starting, running, finishing, canceling, completed
}

/// Writes something down, word by word in virtual time.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// What there is to tell.
  enum Event {
    /// The first word is said.
    case begin
    /// There is more.
    case result(SFSpeechRecognitionResult)
    /// It does not work.
    case failure(any Error)
    /// The app does not want it any more.
    case cancelled
  }

  /// How long a word takes.
  private static let pace = Duration.milliseconds(300)

  /// How far it is.
  open private(set) var state = SFSpeechRecognitionTaskState.starting
  /// Why it does not work.
  open private(set) var error: (any Error)?
  /// Whether the app does not want it any more.
  open var isCancelled: Bool { wasCancelled }
  /// Whether it has ended.
  open var isFinishing: Bool { state == .finishing || state == .completed }

  private let request: SFSpeechRecognitionRequest
  private let onEvent: (SFSpeechRecognitionTask, Event) -> Void
  private var wasCancelled = false
  private var words: [Range<String.Index>] = []
  private var text = ""
  private var said = 0
  private var work: ScheduledWork?

  init(
    _ request: SFSpeechRecognitionRequest, _ locale: Locale,
    _ onEvent: @escaping (SFSpeechRecognitionTask, Event) -> Void
  ) {
    self.request = request
    self.onEvent = onEvent
    super.init()
    let recording = (request as? SFSpeechURLRecognitionRequest)?.url
    let name = recording?.deletingPathExtension().lastPathComponent ?? "microphone"
    // Whoever holds the task has it only after this.
    work = VirtualTime.schedule(after: .zero, kind: .timer, label: "speech") {
      self.begin(name, locale)
    }
    (request as? SFSpeechAudioBufferRecognitionRequest)?.onEnd = { [weak self] in self?.finish() }
  }

  /// Takes no more; what was said so far is told for the last time.
  open func finish() {
    guard state == .starting || state == .running else { return }
    state = .finishing
    work?.cancel()
    work = VirtualTime.schedule(after: Self.pace, kind: .timer, label: "speech") { self.end() }
  }

  /// Gives it up.
  open func cancel() {
    guard state != .completed, !wasCancelled else { return }
    wasCancelled = true
    work?.cancel()
    state = .completed
    onEvent(self, .cancelled)
  }

  private func begin(_ name: String, _ locale: Locale) {
    guard DeviceServices.shared.permissions.status(of: .speechRecognition).isGranted else {
      return fail(1700, "User denied access to speech recognition")
    }
    guard let fixture = SpeechFixture(name, locale) else { return fail(1110, "No speech detected") }
    text = fixture.text
    words = fixture.words
    if state == .starting { state = .running }
    hear()
  }

  private func hear() {
    guard state == .running, said < words.count else {
      // A recording ends; a person may go on.
      if request is SFSpeechURLRecognitionRequest { finish() }
      return
    }
    work = VirtualTime.schedule(after: Self.pace, kind: .timer, label: "speech") {
      if self.said == 0 { self.onEvent(self, .begin) }
      self.said += 1
      if self.request.shouldReportPartialResults { self.tell(isFinal: false) }
      self.hear()
    }
  }

  private func tell(isFinal: Bool) {
    let transcription = SFTranscription(text, Array(words.prefix(said)), Self.pace)
    onEvent(self, .result(SFSpeechRecognitionResult(transcription, isFinal: isFinal)))
  }

  private func end() {
    state = .completed
    guard said > 0 else { return fail(1110, "No speech detected") }
    tell(isFinal: true)
  }

  private func fail(_ code: Int, _ text: String) {
    state = .completed
    let failure = NSError(
      domain: "kAFAssistantErrorDomain", code: code,
      userInfo: [NSLocalizedDescriptionKey: text])
    error = failure
    onEvent(self, .failure(failure))
  }
}

/// Told what is written down.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// The first word is said.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// There is more.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// All of it is there.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// No more sound is taken.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// The app does not want it any more.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// It has ended.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Nothing is done.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  /// Nothing is done.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  /// Nothing is done.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  /// Nothing is done.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  /// Nothing is done.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  /// Nothing is done.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}
