import Foundation

/// What the person has answered an app before it is launched, as on a device that it was used on
/// before; what is not among it the app has to ask for.
package struct PermissionAnswers: RawRepresentable, Codable, Hashable, Sendable {
  /// Something that an app asks consent for.
  package enum Subject: String, CaseIterable, Sendable {
    /// Devices near by.
    case bluetooth
    /// Events.
    case calendar
    /// Pictures and films.
    case camera
    /// People's names and numbers.
    case contacts
    /// The person's face.
    case faceID
    /// Where the device is.
    case location
    /// Music and films that were bought.
    case mediaLibrary
    /// Sound.
    case microphone
    /// How the person moves.
    case motion
    /// To show notifications.
    case notifications
    /// The library of pictures.
    case photos
    /// Things to do.
    case reminders
    /// What is said, in writing.
    case speechRecognition
    /// To follow the person across apps.
    case userTracking
  }

  /// An answer.
  package enum Answer: String, CaseIterable, Sendable {
    /// Consent; of the location, while the app is in use.
    case allow
    /// Refusal.
    case deny
    /// Consent in the background too: of the location.
    case always
    /// Consent to chosen pictures.
    case limited

    /// Whether the system's alert offers it for something.
    fileprivate func fits(_ subject: Subject) -> Bool {
      switch self {
      case .allow, .deny: true
      case .always: subject == .location
      case .limited: subject == .photos
      }
    }
  }

  /// The answers.
  package private(set) var answers: [Subject: Answer]

  /// Reads answers such as `camera=allow,location=deny`; nil where a text is not of that form, or names
  /// what there is not.
  ///
  /// - Parameter rawValue: The text; blanks around names do not matter.
  package init?(rawValue: String) {
    answers = [:]
    for part in rawValue.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard words.count == 2, let subject = Subject(rawValue: words[0]),
        let answer = Answer(rawValue: words[1]), answer.fits(subject)
      else { return nil }
      answers[subject] = answer
    }
  }

  /// The answers as a command line and a manifest have them.
  package var rawValue: String {
    answers.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted().joined(separator: ",")
  }

  /// All single answers that there are, as text.
  package static let all = Subject.allCases.flatMap { subject in
    Answer.allCases.filter { $0.fits(subject) }.map { "\(subject.rawValue)=\($0.rawValue)" }
  }
}
