import SwiftUI

struct PrimaryTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(12)
      .background(
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color.gray.opacity(0.4), lineWidth: 1)
      )
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding()
      .foregroundColor(.white)
      .background(isEnabled ? Color.accentColor : Color.gray)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

struct ErrorCaption: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption)
      .foregroundColor(.red)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  func errorCaption() -> some View { modifier(ErrorCaption()) }
}

struct SignInView: View {
  enum Field: Hashable { case email, password }

  @StateObject var viewModel: SignInViewModel
  @FocusState private var focusedField: Field?

  init(viewModel: @autoclosure @escaping () -> SignInViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        TextField("Email", text: $viewModel.email)
          .textFieldStyle(PrimaryTextFieldStyle())
          .keyboardType(.emailAddress)
          .textContentType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
          .accessibilityIdentifier("emailTextField")
        if !viewModel.emailMessage.isEmpty {
          Text(viewModel.emailMessage)
            .errorCaption()
            .accessibilityIdentifier("emailErrorLabel")
        }

        SecureField("Password", text: $viewModel.password)
          .textFieldStyle(PrimaryTextFieldStyle())
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .accessibilityIdentifier("passwordTextField")
        if !viewModel.passwordMessage.isEmpty {
          Text(viewModel.passwordMessage)
            .errorCaption()
            .accessibilityIdentifier("passwordErrorLabel")
        }

        Button(action: viewModel.signIn) {
          if viewModel.isLoading {
            ProgressView()
              .progressViewStyle(CircularProgressViewStyle(tint: .white))
          } else {
            Text("Sign In")
          }
        }
        .buttonStyle(PrimaryButtonStyle())
        .disabled(!viewModel.isValid || viewModel.isLoading)
        .accessibilityIdentifier("signInButton")
      }
      .padding(.horizontal, 24)
      .padding(.top, 32)
    }
    .navigationTitle("Sign In")
    .navigationBarTitleDisplayMode(.large)
    .alert(
      "Sign In Failed",
      isPresented: Binding(
        get: { viewModel.alertMessage != nil },
        set: { if !$0 { viewModel.alertMessage = nil } }
      )
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text(viewModel.alertMessage ?? "")
    }
  }
}

struct SignInView_Previews: PreviewProvider {
  static var previews: some View {
    SignInView(viewModel: SignInViewModel(service: MockAuthService(), session: SessionStore()))
      .previewDevice("iPhone 15")
  }
}
