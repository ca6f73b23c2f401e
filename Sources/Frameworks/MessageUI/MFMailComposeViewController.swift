public import Foundation
import SimulatedUI
public import SimulatedUIKit

/// A screen to write mail on; whether the device has an account of mail, a fixture says.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Told how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let draft = MailDraft()

  /// Whether there is an account.
  open class func canSendMail() -> Bool { MessageAccount.current.mail != nil }
  /// Sets the subject.
  open func setSubject(_ subject: String) { draft.subject = subject }
  /// Sets who gets it.
  open func setToRecipients(_ toRecipients: [String]?) {
    draft.recipients = (toRecipients ?? []).joined(separator: ", ")
  }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    draft.copies = (ccRecipients ?? []).joined(separator: ", ")
  }
  /// Sets who gets a copy that the others do not know of.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    draft.hiddenCopies = (bccRecipients ?? []).joined(separator: ", ")
  }
  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether it is marked up, of which the plain text shows here.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    draft.body = isHTML ? PlainText.text(of: body) : body
  }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    draft.attachments.append(filename)
  }
  /// Sets who it is from.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Makes the screen; without an account it is empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    guard let sender = MessageAccount.current.mail else {
      return MessageAccount.tellOfNone("mail", line: "mail: me@example.com")
    }
    let screen = MailScreen(draft: draft, sender: sender) { [weak self] result in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
    viewControllers = [UIHostingController(rootView: screen)]
  }
}

/// Told how writing mail ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// It has ended; the app puts the screen away.
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
  /// The cases as MessageUI numbers them.
  case cancelled, saved, sent, failed
}

/// The text of something that is marked up.
enum PlainText {
  /// What is left without the marks.
  static func text(of markup: String) -> String {
    var (text, isMark) = ("", false)
    for character in markup {
      if character == "<" { isMark = true }
      if !isMark { text.append(character) }
      if character == ">" { isMark = false }
    }
    return text
  }
}
