import SwiftUI

struct ProfileView: View {
  @EnvironmentObject private var store: ChatStore
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var readReceipts = true
  @State private var isSaving = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Display name", text: $name).accessibilityIdentifier("profile.name")
        Toggle("Read receipts", isOn: $readReceipts).accessibilityIdentifier("profile.receipts")
      }
      .navigationTitle("Profile")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          if isSaving {
            ProgressView()
          } else {
            Button("Save") {
              isSaving = true
              Task {
                await store.saveProfile(name: name, readReceipts: readReceipts)
                dismiss()
              }
            }
            .accessibilityIdentifier("profile.save")
          }
        }
      }
      .onAppear {
        name = store.name
        readReceipts = store.readReceipts
      }
    }
  }
}
