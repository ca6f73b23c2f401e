public import Foundation
public import SimulatedUIKit

/// A screen to write mail on; the device has no account of mail, as a new simulator.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Told how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether there is an account: no.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets who gets it.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets a copy that the others do not know of.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets who it is from.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Told how writing mail ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// It has ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Nothing is done.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// How writing mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}
