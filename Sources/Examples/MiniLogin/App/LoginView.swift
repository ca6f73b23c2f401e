import SwiftUI

/// The first screen: an address, a password and a button.
struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var member: Member?
  @State private var isLoggedIn = false
  @State private var isRefused = false
  @AppStorage("hasSeenNews") private var hasSeenNews = false
  @State private var showsNews = false

  var body: some View {
    NavigationView {
      VStack(spacing: 16) {
        TextField("E-mail", text: $email)
          .textFieldStyle(.roundedBorder)
          .keyboardType(.emailAddress)
          .autocapitalization(.none)
          .accessibility(identifier: "login.email")
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
          .accessibility(identifier: "login.password")
        Button("Log in", action: logIn)
          .disabled(email.isEmpty || password.isEmpty)
          .accessibility(identifier: "login.button")
        if let member = member {
          NavigationLink(
            destination: ContentView(member: member, isLoggedIn: $isLoggedIn),
            isActive: $isLoggedIn,
            label: { EmptyView() })
        }
        Spacer()
      }
      .padding()
      .navigationTitle("Login")
      .alert(isPresented: $isRefused) {
        Alert(
          title: Text("Not logged in"),
          message: Text("Address or password is wrong."),
          dismissButton: .default(Text("Try again")))
      }
      .sheet(isPresented: $showsNews, onDismiss: goOn) { NewsView() }
    }
    .navigationViewStyle(.stack)
  }

  private func logIn() {
    member = Member.find(email: email, password: password)
    guard member != nil else {
      password = ""
      isRefused = true
      return
    }
    if hasSeenNews { goOn() } else { showsNews = true }
  }

  private func goOn() {
    hasSeenNews = true
    password = ""
    isLoggedIn = true
  }
}
