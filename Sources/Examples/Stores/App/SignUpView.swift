import SwiftUI

/// Where a customer will sign up; for now the shop does it at the counter.
struct SignUpView: View {
  var body: some View {
    VStack {
      Text("会員登録は店頭で受け付けています。")
        .accessibilityIdentifier("com.example.stores.signUp.message")
      Spacer()
    }
    .padding()
    .navigationTitle("会員登録")
  }
}
