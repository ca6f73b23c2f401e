import Contacts
import DeviceServices
import SimulatedUI

/// The screen on which a person adds a contact.
struct NewContactScreen: View {
  private static let title = SystemText("New Contact", ja: "新規連絡先", de: "Neuer Kontakt")
  private static let given = SystemText("First name", ja: "名", de: "Vorname")
  private static let family = SystemText("Last name", ja: "姓", de: "Nachname")
  private static let company = SystemText("Company", ja: "会社", de: "Firma")
  private static let phone = SystemText("Phone", ja: "電話", de: "Telefon")
  private static let mail = SystemText("Email", ja: "メール", de: "E-Mail")

  private let contact: CNContact
  private let finish: (CNContact?) -> Void
  @State private var givenName: String
  @State private var familyName: String
  @State private var organizationName: String
  @State private var number: String
  @State private var address: String

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - contact: What is known already.
  ///   - finish: Told the contact, or nothing where it was cancelled.
  init(contact: CNContact, finish: @escaping (CNContact?) -> Void) {
    self.contact = contact
    self.finish = finish
    _givenName = State(initialValue: contact.givenName)
    _familyName = State(initialValue: contact.familyName)
    _organizationName = State(initialValue: contact.organizationName)
    _number = State(initialValue: contact.phoneNumbers.first?.value.stringValue ?? "")
    _address = State(initialValue: contact.emailAddresses.first.map { $0.value as String } ?? "")
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(Self.given.text, text: $givenName)
          TextField(Self.family.text, text: $familyName)
          TextField(Self.company.text, text: $organizationName)
        }
        Section {
          TextField(Self.phone.text, text: $number)
          TextField(Self.mail.text, text: $address)
        }
      }
      .navigationTitle(Text(verbatim: Self.title.text))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { finish(nil) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(SystemText.done.text) { finish(made) }.disabled(isEmpty)
        }
      }
    }
  }

  private var isEmpty: Bool {
    [givenName, familyName, organizationName, number, address].allSatisfy(\.isEmpty)
  }

  private var made: CNContact {
    let made = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
    made.givenName = givenName
    made.familyName = familyName
    made.organizationName = organizationName
    if number != made.phoneNumbers.first?.value.stringValue ?? "" {
      made.phoneNumbers = [
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: number))
      ]
    }
    if address != made.emailAddresses.first.map({ $0.value as String }) ?? "" {
      made.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: address))]
    }
    return made
  }
}
