public import Contacts
import SimulatedUI
public import SimulatedUIKit

/// A sheet on which the person chooses contacts, or something of one; the app is told what they choose
/// without having to be allowed to use contacts.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  /// Told what was chosen.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of a contact; `nil` for everything.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen; `nil` for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen at once; `nil` for all, where the delegate takes contacts.
  open var predicateForSelectionOfContact: NSPredicate?
  /// What of a contact is chosen at once.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Makes the sheet.
  open override func loadView() {
    let shown = UIView(frame: UIScreen.main.bounds)
    let contacts = CNContactStore.contactsOfDevice
    let enabled = predicateForEnablingContact
    let model = ContactPickerModel(
      rows: contacts.map { contact in
        ContactRow(contact: contact, isEnabled: enabled?.evaluate(with: contact) ?? true)
      },
      takesSeveral: false)
    shown.kind = .hosting(
      AnyView(ContactPickerScreen(model: model) { [weak self] in self?.finish($0) }))
    view = shown
  }

  private func finish(_ chosen: [CNContact]) {
    let delegate = delegate
    // As on iOS the sheet takes itself away.
    dismiss(animated: true)
    guard let first = chosen.first else {
      delegate?.contactPickerDidCancel(self)
      return
    }
    if let property = property(of: first) {
      delegate?.contactPicker(self, didSelect: property)
    } else {
      delegate?.contactPicker(self, didSelect: first)
    }
  }

  /// What is chosen of a contact, where the app has asked for one kind of thing only.
  private func property(of contact: CNContact) -> CNContactProperty? {
    guard let keys = displayedPropertyKeys, keys.count == 1, let key = keys.first,
      predicateForSelectionOfContact?.evaluate(with: contact) != true
    else { return nil }
    return CNContactProperty(contact: contact, key: key)
  }
}
