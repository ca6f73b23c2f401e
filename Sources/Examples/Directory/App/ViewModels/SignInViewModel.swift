import Combine

@MainActor
final class SignInViewModel: ObservableObject {
  static let minimumPasswordLength = 8

  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isSigningIn = false
  @Published private(set) var failure: DirectoryError?

  private let service: SignInService
  private let session: Session

  init(service: SignInService, session: Session) {
    self.service = service
    self.session = session
  }

  /// Whether to say that the address is none; not before there is something to judge.
  var showsEmailHint: Bool { !email.isEmpty && !isEmailPlausible }

  var showsPasswordHint: Bool { !password.isEmpty && !isPasswordLongEnough }

  var canSignIn: Bool { isEmailPlausible && isPasswordLongEnough && !isSigningIn }

  func signIn() async {
    guard canSignIn else { return }
    isSigningIn = true
    failure = nil
    defer { isSigningIn = false }
    do {
      session.start(try await service.signIn(email: email, password: password))
    } catch {
      failure = DirectoryError(error)
      password = ""
    }
  }

  private var isPasswordLongEnough: Bool { password.count >= Self.minimumPasswordLength }

  private var isEmailPlausible: Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let host = parts.last else { return false }
    return !name.isEmpty && host.contains(".") && !host.hasPrefix(".") && !host.hasSuffix(".")
  }
}
