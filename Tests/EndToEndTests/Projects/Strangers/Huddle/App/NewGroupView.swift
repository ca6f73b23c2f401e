import SwiftUI

struct NewGroupView: View {
  @EnvironmentObject private var store: ChatStore
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var chosen: Set<String> = []

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Group name", text: $name).accessibilityIdentifier("group.name")
        }
        Section("Members") {
          ForEach(store.contacts, id: \.self) { contact in
            Button {
              if chosen.contains(contact) { chosen.remove(contact) } else { chosen.insert(contact) }
            } label: {
              HStack {
                Text(contact)
                Spacer()
                if chosen.contains(contact) { Image(systemName: "checkmark") }
              }
            }
            .accessibilityIdentifier("contact.\(contact)")
          }
        }
      }
      .navigationTitle("New Group")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Create") {
            store.conversations.insert(
              Conversation(id: name.lowercased(), title: name, members: chosen.count + 1), at: 0)
            dismiss()
          }
          .disabled(name.isEmpty || chosen.count < 2)
        }
      }
    }
  }
}
