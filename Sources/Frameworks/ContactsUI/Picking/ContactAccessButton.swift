import Contacts
public import SimulatedUI

/// A button for each contact that a text finds, by which the person lets the app use it.
public struct ContactAccessButton: View {
  /// What is said below the name.
  public struct Caption: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let defaultText = Caption(name: "defaultText")
    /// The address of mail.
    public static let email = Caption(name: "email")
    /// The number of the phone.
    public static let phone = Caption(name: "phone")
  }

  private let text: String
  private let ignored: Set<String>
  private let approve: ([String]) -> Void

  /// Creates buttons.
  ///
  /// - Parameters:
  ///   - queryString: The text.
  ///   - ignoredEmails: Addresses of contacts that are not shown.
  ///   - ignoredPhoneNumbers: Numbers of contacts that are not shown.
  ///   - approvalCallback: Told which contact the app may use.
  public init(
    queryString: String, ignoredEmails: Set<String>? = nil,
    ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: @escaping ([String]) -> Void = { _ in }
  ) {
    text = queryString
    ignored = (ignoredEmails ?? []).union(ignoredPhoneNumbers ?? [])
    approve = approvalCallback
  }

  /// The buttons.
  public var body: some View {
    let rows = CNContactStore.contactsOfDevice.filter(isShown).map {
      ContactRow(contact: $0, isEnabled: true)
    }
    ForEach(text.isEmpty ? [] : rows) { row in
      Button(row.name) { approve([row.contact.identifier]) }
    }
  }

  private func isShown(_ contact: CNContact) -> Bool {
    let addresses =
      contact.emailAddresses.map { $0.value as String }
      + contact.phoneNumbers.map(\.value.stringValue)
    return ignored.isDisjoint(with: addresses)
      && CNContact.predicateForContacts(matchingName: text).evaluate(with: contact)
  }
}

extension View {
  /// Lets the person choose which contacts the app may use.
  public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      ContactPickerScreen(
        model: ContactPickerModel(
          rows: CNContactStore.contactsOfDevice.map { ContactRow(contact: $0, isEnabled: true) },
          takesSeveral: true)
      ) { chosen in
        isPresented.wrappedValue = false
        completionHandler(chosen.map(\.identifier))
      }
    }
  }

  /// Sets what is said below the names of contacts.
  public func contactAccessButtonCaption(
    _ caption: ContactAccessButton.Caption
  ) -> some View { self }
}
