import SwiftUI

@main
struct BankApp: App {
  @StateObject private var session = BankSession()

  var body: some Scene {
    WindowGroup {
      if session.user == nil {
        LoginView().environmentObject(session)
      } else {
        AccountView().environmentObject(session)
      }
    }
  }
}

final class BankSession: ObservableObject {
  @Published var user: String?
  @Published var error: String?
  @Published var isBusy = false
  @Published var balance = 100

  @MainActor func logIn(_ user: String, _ password: String) async {
    isBusy = true
    error = nil
    try? await Task.sleep(nanoseconds: 1_500_000_000)
    isBusy = false
    if password == "correct horse" {
      self.user = user
    } else {
      error = "Wrong user or password"
    }
  }
}

struct LoginView: View {
  @EnvironmentObject private var session: BankSession
  @State private var user = ""
  @State private var password = ""

  var body: some View {
    VStack {
      Text("Bank").font(.largeTitle)
      TextField("User", text: $user)
        .accessibilityIdentifier("login.user")
      SecureField("Password", text: $password)
        .accessibilityIdentifier("login.password")
      if let error = session.error {
        Text(error)
          .accessibilityIdentifier("login.error")
      }
      Button("Log in") { Task { await session.logIn(user, password) } }
        .disabled(user.isEmpty || password.isEmpty || session.isBusy)
        .accessibilityIdentifier("login.submit")
      if session.isBusy { ProgressView() }
    }
    .padding()
  }
}

struct AccountView: View {
  @EnvironmentObject private var session: BankSession
  @State private var amount = ""
  @State private var asksToLogOut = false

  var body: some View {
    NavigationStack {
      List {
        Text("Hello, \(session.user ?? "")")
          .accessibilityIdentifier("account.greeting")
        Text("\(session.balance)")
          .accessibilityIdentifier("account.balance")
          .accessibilityLabel("Balance")
          .accessibilityValue("\(session.balance)")
        TextField("Amount", text: $amount)
          .keyboardType(.numberPad)
          .accessibilityIdentifier("account.amount")
        Button("Transfer") {
          session.balance -= Int(amount) ?? 0
          amount = ""
        }
        .disabled(Int(amount) == nil)
        Button("Log out", role: .destructive) { asksToLogOut = true }
      }
      .navigationTitle("Account")
      .confirmationDialog("Log out?", isPresented: $asksToLogOut) {
        Button("Yes, log out", role: .destructive) { session.user = nil }
        Button("Stay", role: .cancel) {}
      }
    }
  }
}
