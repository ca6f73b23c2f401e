import SwiftUI

@main
struct ValuesApp: App {
  var body: some Scene {
    WindowGroup { SignInView() }
  }
}

struct SignInView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isSignedIn = false

  var body: some View {
    if isSignedIn {
      List(0..<3, id: \.self) { number in
        Text("Row \(number)").accessibilityIdentifier("row.\(number)")
      }
    } else {
      VStack {
        TextField("Email", text: $email).accessibilityIdentifier("email")
        SecureField("Password", text: $password).accessibilityIdentifier("password")
        Button("Sign In") { isSignedIn = !email.isEmpty && !password.isEmpty }
      }
    }
  }
}
