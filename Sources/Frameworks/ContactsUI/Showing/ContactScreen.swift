import Contacts
import SimulatedUI

/// What a screen shows of a contact.
struct ContactScreen: View {
  let contact: CNContact
  let name: String
  let message: String

  var body: some View {
    List {
      Section {
        Text(verbatim: name).font(.title2)
        if !message.isEmpty { Text(verbatim: message) }
        if !contact.organizationName.isEmpty { Text(verbatim: contact.organizationName) }
      }
      Section {
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
          LabeledContent {
            Text(verbatim: line.value)
          } label: {
            Text(verbatim: line.label)
          }
        }
      }
      if !contact.note.isEmpty { Section { Text(verbatim: contact.note) } }
    }
  }

  private var lines: [(label: String, value: String)] {
    func label(_ label: String?) -> String {
      CNLabeledValue<NSString>.localizedString(forLabel: label ?? CNLabelOther)
    }
    return contact.phoneNumbers.map { (label($0.label), $0.value.stringValue) }
      + contact.emailAddresses.map { (label($0.label), $0.value as String) }
      + contact.urlAddresses.map { (label($0.label), $0.value as String) }
      + contact.postalAddresses.map {
        (
          label($0.label),
          CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress)
        )
      }
  }
}
