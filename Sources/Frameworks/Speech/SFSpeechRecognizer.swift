import DeviceServices
import VirtualTime

/// Whether an app may have speech written down.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The cases as Speech numbers them.
  case notDetermined, denied, restricted, authorized
}

/// What speech is about.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// The cases as Speech numbers them.
  case unspecified, dictation, search, confirmation
}

/// Writes down what is said: what the fixtures have; see ``SpeechFixture``.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Told whether it works.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Where results are told; they come on the main thread.
  open var queue = OperationQueue.main
  /// What speech is about.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether it works without a network: yes.
  open var supportsOnDeviceRecognition = true
  /// Whether it works: yes.
  open var isAvailable: Bool { true }

  /// Creates a recognizer for the person's language.
  public convenience override init() { self.init(checked: Locale.current) }

  /// Creates a recognizer for a language; `nil` where it is none that is written down.
  public convenience init?(locale: Locale) {
    let code = locale.language.languageCode
    guard Self.supportedLocales().contains(where: { $0.language.languageCode == code }) else {
      return nil
    }
    self.init(checked: locale)
  }

  private init(checked locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// The languages that are written down.
  open class func supportedLocales() -> Set<Locale> {
    let names = [
      "da-DK", "de-AT", "de-CH", "de-DE", "en-AU", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI",
      "fr-CA", "fr-FR", "it-IT", "ja-JP", "ko-KR", "nl-NL", "nb-NO", "pl-PL", "pt-BR", "pt-PT",
      "ru-RU", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-TW",
    ]
    return Set(names.map { Locale(identifier: $0) })
  }

  /// Whether the app may.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    status(DeviceServices.shared.permissions.status(of: .speechRecognition))
  }

  /// Asks the person, by the system's alert.
  ///
  /// - Parameter handler: Told the answer, on the main actor.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    DeviceServices.shared.permissions.request(.speechRecognition) { handler(status($0)) }
  }

  private class func status(
    _ status: PermissionStatus
  ) -> SFSpeechRecognizerAuthorizationStatus {
    switch status {
    case .notDetermined: .notDetermined
    case .denied: .denied
    default: .authorized
    }
  }

  /// Begins to write down.
  ///
  /// - Parameters:
  ///   - request: What is said.
  ///   - resultHandler: Told what there is, each time that there is more, or an error.
  /// - Returns: What can be ended.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask(request, locale) { _, event in
      switch event {
      case .result(let result): resultHandler(result, nil)
      case .failure(let error): resultHandler(nil, error)
      default: break
      }
    }
  }

  /// Begins to write down.
  ///
  /// - Parameters:
  ///   - request: What is said.
  ///   - delegate: Told what there is.
  /// - Returns: What can be ended.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask(request, locale) { [weak delegate] task, event in
      guard let delegate else { return }
      switch event {
      case .begin: delegate.speechRecognitionDidDetectSpeech(task)
      case .result(let result) where result.isFinal:
        delegate.speechRecognitionTask(task, didFinishRecognition: result)
        delegate.speechRecognitionTask(task, didFinishSuccessfully: true)
      case .result(let result):
        delegate.speechRecognitionTask(
          task, didHypothesizeTranscription: result.bestTranscription)
      case .failure: delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
      case .cancelled: delegate.speechRecognitionTaskWasCancelled(task)
      }
    }
  }
}

/// Told whether a recognizer works.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// That has changed: never.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Nothing is done.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
