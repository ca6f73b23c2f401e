public import Contacts
import SimulatedUI
public import SimulatedUIKit

/// A screen with a contact, or on which the person adds one.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
  private enum Purpose {
    case known, unknown, new
  }

  private let purpose: Purpose
  /// The contact.
  open private(set) var contact: CNContact
  /// What is shown of it; `nil` for everything.
  open var displayedPropertyKeys: [Any]?
  /// Told what the person does.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Where the contact is kept.
  open var contactStore: CNContactStore?
  /// The group that a new one comes into.
  open var parentGroup: CNGroup?
  /// The place that a new one is kept in.
  open var parentContainer: CNContainer?
  /// What is shown in the place of the name.
  open var alternateName: String?
  /// What is said below the name.
  open var message: String?
  /// Whether the contact can be changed.
  open var allowsEditing = true
  /// Whether calls and messages are offered.
  open var allowsActions = true
  /// Whether what it is together with others is shown.
  open var shouldShowLinkedContacts = false

  private init(_ contact: CNContact, _ purpose: Purpose) {
    self.contact = contact
    self.purpose = purpose
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen with a contact of the device's.
  public convenience init(for contact: CNContact) { self.init(contact, .known) }

  /// A screen with somebody who is no contact yet.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }

  /// A screen on which the person adds a contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNMutableContact(), .new)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What has to be fetched for it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// Shows something of the contact in another colour.
  open func highlightProperty(withKey key: String, identifier: String?) {}

  /// Makes the screen.
  open override func loadView() {
    let shown = UIView(frame: UIScreen.main.bounds)
    let name = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName) ?? ""
    if purpose == .new {
      shown.kind = .hosting(
        AnyView(NewContactScreen(contact: contact) { [weak self] in self?.finish($0) }))
    } else {
      title = name
      shown.kind = .hosting(
        AnyView(ContactScreen(contact: contact, name: name, message: message ?? "")))
    }
    view = shown
  }

  private func finish(_ added: CNContact?) {
    if let added {
      contact = added
      CNContactStore.keep(added)
    }
    guard let delegate else { return dismiss(animated: true) }
    delegate.contactViewController(self, didCompleteWith: added)
  }
}

/// Told what a person does on the screen of a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
  /// They have done.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// They tap something of it; says whether the system does what it usually does.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  /// The screen goes.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { viewController.dismiss(animated: true) }

  /// It does.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}
