import SwiftUI

/// The second tab: the customer's account, or the way to sign in.
struct OtherView: View {
  @EnvironmentObject private var session: Session
  @State private var isAuthPresented = false

  var body: some View {
    NavigationStack {
      List {
        Section("アカウント") {
          if let account = session.account {
            AccountRows(account: account)
          } else {
            Button("ログインする") { isAuthPresented = true }
              .accessibilityIdentifier("com.example.stores.loginButton")
          }
        }
        Section("このアプリについて") {
          Text("バージョン 1.0.0")
        }
      }
      .navigationTitle("その他")
    }
    .sheet(isPresented: $isAuthPresented) {
      AuthView(isPresented: $isAuthPresented)
    }
  }
}
