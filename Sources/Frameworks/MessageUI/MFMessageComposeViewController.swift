public import Foundation
public import SimulatedUIKit

/// A screen to write a message on; the device cannot send any, as a simulator.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// Told how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets it.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Whether messages can be sent: no.
  open class func canSendText() -> Bool { false }
  /// Whether messages have subjects: no.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages have files: no.
  open class func canSendAttachments() -> Bool { false }
}

/// Told how writing a message ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// It has ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}
