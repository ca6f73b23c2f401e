public import Contacts

/// Told what a person has chosen on the sheet of contacts.
///
/// On iOS an app that has the function of several contacts gets a sheet on which several are chosen.
/// Nothing here tells which functions an app has: one is chosen, and comes alone.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  /// Nothing was chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// A contact was chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Something of a contact was chosen.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Contacts were chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Properties of contacts were chosen: never, here.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
  /// Nothing is done.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}

  /// Takes several, of which it is the only one.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) { contactPicker(picker, didSelect: [contact]) }

  /// Takes the contact.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { contactPicker(picker, didSelect: contactProperty.contact) }

  /// Nothing is done.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}

  /// Nothing is done.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}
