import SwiftUI

struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var showsMissingAlert = false
  @State private var isLoggedIn = false

  var body: some View {
    NavigationView {
      VStack {
        TextField("E-mail", text: $email)
          .accessibility(identifier: "login.email")
        SecureField("Password", text: $password)
          .accessibility(identifier: "login.password")
        Button("Log in") {
          if email.isEmpty || password.isEmpty {
            showsMissingAlert = true
          } else {
            isLoggedIn = true
          }
        }
        .accessibility(identifier: "login.button")
        NavigationLink(
          destination: NotesListView(email: email),
          isActive: $isLoggedIn,
          label: { EmptyView() })
      }
      .padding()
      .navigationTitle("Log in")
      .alert(isPresented: $showsMissingAlert) {
        Alert(
          title: Text("Something is missing"),
          message: Text("Please fill in both fields."),
          dismissButton: .default(Text("OK")))
      }
    }
  }
}
