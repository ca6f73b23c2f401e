public import Foundation
import SimulatedUI
public import SimulatedUIKit

/// A screen to write a message on; whether the device can send any, a fixture says.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  private let draft = MessageDraft()
  /// Told how it ended.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets it.
  open var recipients: [String]? {
    didSet { draft.recipients = (recipients ?? []).joined(separator: ", ") }
  }
  /// The text.
  open var body: String? { didSet { draft.body = body ?? "" } }
  /// The subject.
  open var subject: String?
  /// What goes with it, by what MessageUI calls the parts.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Whether messages can be sent.
  open class func canSendText() -> Bool { MessageAccount.current.messages != nil }
  /// Whether messages have subjects: no.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages have files.
  open class func canSendAttachments() -> Bool { canSendText() }
  /// Whether files of a type can be sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendText() }

  /// Adds a file.
  ///
  /// - Returns: Whether it goes with the message.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { attach(alternateFilename ?? attachmentURL.lastPathComponent) }

  /// Adds data.
  ///
  /// - Returns: Whether they go with the message.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { attach(filename) }

  /// Lets the person add nothing; there is nothing to add with.
  open func disableUserAttachments() {}

  /// Makes the screen; where no messages can be sent it is empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    guard Self.canSendText() else {
      return MessageAccount.tellOfNone("messages", line: "messages: +1 555 0100")
    }
    let screen = MessageScreen(draft: draft) { [weak self] result in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
    viewControllers = [UIHostingController(rootView: screen)]
  }

  private func attach(_ name: String) -> Bool {
    draft.attachments.append(name)
    attachments = draft.attachments.map { ["MFMessageComposeViewControllerAttachmentURL": $0] }
    return Self.canSendAttachments()
  }
}

/// Told how writing a message ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// It has ended; the app puts the screen away.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The cases as MessageUI numbers them.
  case cancelled, sent, failed
}
