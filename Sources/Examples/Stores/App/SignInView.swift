import SwiftUI

/// The form in which a customer gives mail address and password.
struct SignInView: View {
  @Binding var isAuthPresented: Bool

  @EnvironmentObject private var session: Session
  @State private var form = SignInForm()
  @State private var isSigningIn = false
  @State private var errorMessage: String?

  var body: some View {
    Form {
      Section {
        TextField("メールアドレス", text: $form.email)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .accessibilityIdentifier("com.example.stores.emailTextField")
        ValidationMessage(text: form.emailMessage)
        SecureField("パスワード", text: $form.password)
          .accessibilityIdentifier("com.example.stores.passwordTextField")
        ValidationMessage(text: form.passwordMessage)
      }
      Section {
        Button("ログイン") {
          Task { await signIn() }
        }
        .disabled(!form.isPlausible || isSigningIn)
        .accessibilityIdentifier("com.example.stores.signInButton")
        if isSigningIn {
          ProgressView()
        }
        if let errorMessage {
          Text(errorMessage)
            .foregroundColor(.red)
            .accessibilityIdentifier("com.example.stores.signInErrorMessage")
        }
      }
    }
    .navigationTitle("ログイン")
  }

  private func signIn() async {
    isSigningIn = true
    errorMessage = nil
    do {
      try await session.signIn(email: form.email, password: form.password)
      isAuthPresented = false
    } catch {
      errorMessage = error.localizedDescription
    }
    isSigningIn = false
  }
}

/// A hint under a field, there only while something is wrong with it.
private struct ValidationMessage: View {
  let text: String?

  var body: some View {
    if let text {
      Text(text)
        .font(.footnote)
        .foregroundColor(.red)
        .accessibilityIdentifier("com.example.stores.validationMessage")
    }
  }
}
