import SwiftUI
import UIKit

/// Text inputs of every kind.
struct FieldsView: View {
  private enum Field: Hashable {
    case name, password
  }

  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var submitted = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { submitted = name }
          .accessibilityIdentifier("name")
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .accessibilityIdentifier("password")
        TextEditor(text: $notes)
          .frame(height: 80)
          .accessibilityIdentifier("notes")
        Readout("typed", "\(name)|\(password)|\(notes)")
        Readout("submitted", submitted)
        Button("Focus on password") { focus = .password }
        Button("Insert copied text") { name = UIPasteboard.general.string ?? "" }
        Button("Hide keyboard") { focus = nil }
      }
      .navigationTitle("Fields")
    }
  }
}
