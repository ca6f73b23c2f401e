import SwiftUI

struct LoginView: View {
  private enum Field { case email, password }

  @EnvironmentObject private var session: Session
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(spacing: 16) {
      Text("Bodega").font(.largeTitle)
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
        .accessibilityIdentifier("login.email")
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .onSubmit(logIn)
        .accessibilityIdentifier("login.password")
      Button("Log in", action: logIn)
        .buttonStyle(.borderedProminent)
        .disabled(email.isEmpty || password.isEmpty || session.isBusy)
        .accessibilityIdentifier("login.button")
      if session.isBusy { ProgressView() }
      Spacer()
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .alert(
      "Login failed",
      isPresented: Binding(get: { session.error != nil }, set: { if !$0 { session.error = nil } })
    ) {
      Button("Try again") { password = "" }
      Button("Forgot password?") {}
    } message: {
      Text(session.error ?? "")
    }
  }

  private func logIn() {
    focus = nil
    Task { await session.logIn(email: email, password: password) }
  }
}
