import SwiftUI

final class LoginViewModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var emailError: String?
    @Published private(set) var canLogin = false
    @Published private(set) var isLoading = false

    init() {
        let isValid = $email
            .map { $0.range(of: "^[^@ ]+@[^@ ]+\\.[^@ ]+$", options: .regularExpression) != nil }

        $email
            .combineLatest(isValid)
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .map { $0.isEmpty || $1 ? nil : "無効なメールアドレス形式です" }
            .assign(to: &$emailError)

        isValid
            .combineLatest($password, $isLoading)
            .map { $0 && $1.count >= 8 && !$2 }
            .assign(to: &$canLogin)
    }

    @MainActor
    func login() async -> Bool {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(for: .seconds(1))
        return true
    }
}

struct LoginView: View {
    @Binding var isLoggedIn: Bool
    @StateObject private var viewModel = LoginViewModel()

    var body: some View {
        VStack(spacing: 16) {
            TextField("メールアドレス", text: $viewModel.email)
                .textInputAutocapitalization(.never)
                .keyboardType(.emailAddress)
                .accessibilityIdentifier("email_field")
            if let error = viewModel.emailError {
                Text(error)
                    .foregroundColor(.red)
            }
            SecureField("パスワード", text: $viewModel.password)
                .accessibilityIdentifier("password_field")
            Button("ログイン") {
                Task { isLoggedIn = await viewModel.login() }
            }
            .disabled(!viewModel.canLogin)
            .accessibilityIdentifier("login_button")
            if viewModel.isLoading {
                ProgressView()
            }
        }
        .padding()
    }
}
