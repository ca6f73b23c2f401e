import SwiftUI

/// The signed-in account and the way out of it, asked for twice.
struct AccountRows: View {
  let account: Account

  @EnvironmentObject private var session: Session
  @State private var isConfirmingSignOut = false

  var body: some View {
    Text(account.email)
      .accessibilityIdentifier("com.example.stores.accountEmail")
    NavigationLink("会員情報") { ProfileEditView(account: account) }
      .accessibilityIdentifier("com.example.stores.profileRow")
    Button("ログアウト", role: .destructive) { isConfirmingSignOut = true }
      .accessibilityIdentifier("com.example.stores.signOutButton")
      .alert("ログアウトしますか?", isPresented: $isConfirmingSignOut) {
        Button("キャンセル", role: .cancel) {}
        Button("ログアウトする", role: .destructive) { session.signOut() }
      } message: {
        Text("もう一度ログインするまで、クーポンは使えません。")
      }
  }
}
