import SwiftUI

/// What a customer can change about themselves.
struct ProfileEditView: View {
  @State var account: Account

  @EnvironmentObject private var session: Session
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("お名前") {
        TextField("お名前", text: $account.name)
          .accessibilityIdentifier("com.example.stores.profile.nameTextField")
      }
      Section("よく行く店舗") {
        TextField("よく行く店舗", text: $account.shop)
          .accessibilityIdentifier("com.example.stores.profile.shopTextField")
      }
    }
    .navigationTitle("会員情報")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("保存") {
          session.update(account)
          dismiss()
        }
        .disabled(account.name.isEmpty)
        .accessibilityIdentifier("com.example.stores.profile.saveButton")
      }
    }
  }
}
