import SwiftUI

/// The sheet in which a customer signs up or signs in.
struct AuthView: View {
  @Binding var isPresented: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text("ログインすると、クーポンやスタンプカードが使えます。")
        NavigationLink("会員登録") {
          SignUpView()
        }
        .accessibilityIdentifier("com.example.stores.auth.signUpButton")
        NavigationLink("ログイン") {
          SignInView(isAuthPresented: $isPresented)
        }
        .accessibilityIdentifier("com.example.stores.auth.signInButton")
        Spacer()
      }
      .padding()
      .navigationTitle("認証")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("閉じる") { isPresented = false }
            .accessibilityIdentifier("com.example.stores.auth.closeButton")
        }
      }
    }
  }
}
