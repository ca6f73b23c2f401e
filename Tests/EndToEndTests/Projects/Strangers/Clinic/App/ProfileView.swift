import SwiftUI

struct ProfileView: View {
  @Environment(ClinicModel.self) private var model

  var body: some View {
    List {
      Section {
        if let name = model.accountName {
          Text("Signed in as \(name)")
            .accessibilityIdentifier("profile.account")
        } else {
          Text("You are not signed in.")
            .accessibilityIdentifier("profile.guest")
        }
      }
      Section("Emergency contact") {
        if !model.contact.name.isEmpty {
          Text("\(model.contact.name), \(model.contact.phone)")
            .accessibilityIdentifier("profile.contact")
        }
        NavigationLink("Edit contact") { ContactView() }
          .accessibilityIdentifier("profile.editContact")
      }
    }
    .navigationTitle("Profile")
  }
}

struct ContactView: View {
  @Environment(ClinicModel.self) private var model
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var phone = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .accessibilityIdentifier("contact.name")
      TextField("Phone", text: $phone)
        .accessibilityIdentifier("contact.phone")
      Button("Save contact") {
        model.contact = EmergencyContact(name: name, phone: phone)
        dismiss()
      }
      .accessibilityIdentifier("contact.save")
    }
    .navigationTitle("Emergency contact")
  }
}
