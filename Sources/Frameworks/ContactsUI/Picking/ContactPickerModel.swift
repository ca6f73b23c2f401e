import Contacts
import DeviceServices

/// A contact on the sheet.
struct ContactRow: Identifiable {
  let contact: CNContact
  let isEnabled: Bool

  var id: String { contact.identifier }

  /// The name, as the sheet shows it.
  var name: String {
    CNContactFormatter.string(from: contact, style: .fullName)
      ?? SystemText("No Name", ja: "名前なし", de: "Kein Name").text
  }
}

/// What the sheet of contacts shows.
struct ContactPickerModel {
  let rows: [ContactRow]
  /// Whether several can be chosen.
  let takesSeveral: Bool

  /// The contacts in whose names a text is.
  func rows(matching text: String) -> [ContactRow] {
    let wanted = text.lowercased()
    return wanted.isEmpty ? rows : rows.filter { $0.name.lowercased().contains(wanted) }
  }
}
