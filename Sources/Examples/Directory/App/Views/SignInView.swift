import SwiftUI

struct SignInView: View {
  @StateObject var viewModel: SignInViewModel

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("signIn.email", text: $viewModel.email)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .accessibilityIdentifier("signIn.email")
          if viewModel.showsEmailHint {
            hint("signIn.emailHint").accessibilityIdentifier("signIn.emailHint")
          }
          SecureField("signIn.password", text: $viewModel.password)
            .accessibilityIdentifier("signIn.password")
          if viewModel.showsPasswordHint {
            hint("signIn.passwordHint \(SignInViewModel.minimumPasswordLength)")
          }
        }
        Section {
          Button("signIn.submit") {
            Task { await viewModel.signIn() }
          }
          .disabled(!viewModel.canSignIn)
          .accessibilityIdentifier("signIn.submit")
          if viewModel.isSigningIn {
            ProgressView()
          }
          if let failure = viewModel.failure {
            Text(failure.message)
              .foregroundStyle(.red)
              .accessibilityIdentifier("signIn.failure")
          }
        }
      }
      .navigationTitle("signIn.title")
    }
  }

  private func hint(_ text: LocalizedStringKey) -> some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.red)
  }
}
