import Combine
import Foundation

enum AuthError: LocalizedError {
  case invalidCredentials
  case network

  var errorDescription: String? {
    switch self {
    case .invalidCredentials: return "Wrong email or password."
    case .network: return "Please check your connection."
    }
  }
}

protocol AuthService {
  func signIn(email: String, password: String) -> AnyPublisher<User, AuthError>
}

struct MockAuthService: AuthService {
  func signIn(email: String, password: String) -> AnyPublisher<User, AuthError> {
    guard password == "Passw0rd!" else {
      return Fail(error: AuthError.invalidCredentials)
        .delay(for: .milliseconds(800), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
    return Just(User(email: email))
      .setFailureType(to: AuthError.self)
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class SignInViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""

  @Published private(set) var emailMessage = ""
  @Published private(set) var passwordMessage = ""
  @Published private(set) var isValid = false
  @Published private(set) var isLoading = false
  @Published var alertMessage: String?

  private let service: AuthService
  private let session: SessionStore
  private var cancellables = Set<AnyCancellable>()

  private var isEmailValidPublisher: AnyPublisher<Bool, Never> {
    $email
      .debounce(for: 0.5, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { email in
        email.range(
          of: "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}$", options: .regularExpression)
          != nil
      }
      .eraseToAnyPublisher()
  }

  private var isPasswordStrongPublisher: AnyPublisher<Bool, Never> {
    $password
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map { $0.count >= 8 }
      .eraseToAnyPublisher()
  }

  init(service: AuthService, session: SessionStore) {
    self.service = service
    self.session = session

    isEmailValidPublisher
      .dropFirst()
      .receive(on: RunLoop.main)
      .map { $0 ? "" : "Enter a valid email address" }
      .assign(to: \.emailMessage, on: self)
      .store(in: &cancellables)

    isPasswordStrongPublisher
      .dropFirst()
      .map { $0 ? "" : "Password must have at least 8 characters" }
      .assign(to: &$passwordMessage)

    Publishers.CombineLatest(isEmailValidPublisher, isPasswordStrongPublisher)
      .map { $0 && $1 }
      .receive(on: DispatchQueue.main)
      .assign(to: &$isValid)
  }

  func signIn() {
    isLoading = true
    service.signIn(email: email, password: password)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        self?.isLoading = false
        if case .failure(let error) = completion {
          self?.alertMessage = error.localizedDescription
        }
      } receiveValue: { [weak self] user in
        self?.session.user = user
      }
      .store(in: &cancellables)
  }
}
