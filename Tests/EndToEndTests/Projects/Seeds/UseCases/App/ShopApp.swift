import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

/// The app of the article, which prints none: the raw test is of a time when the fields had other
/// names and no screen stood between the tab and the form.
enum Names {
  static let isNew = ProcessInfo.processInfo.arguments.contains("-resetUserDefaults")
  static let field = isNew ? "TextField" : "Field"
}

struct RootView: View {
  var body: some View {
    TabView {
      Text("ホーム").tabItem {
        Label("ホーム", systemImage: "house").accessibilityIdentifier("com.marcy731.homeTab")
      }
      OtherView().tabItem {
        Label("その他", systemImage: "ellipsis").accessibilityIdentifier("com.marcy731.otherTab")
      }
    }
  }
}

struct OtherView: View {
  @AppStorage("email") private var email = ""

  var body: some View {
    NavigationStack {
      VStack {
        if !email.isEmpty { Text(email).accessibilityIdentifier("com.marcy731.accountEmail") }
        if Names.isNew {
          NavigationLink("ログインする") { AuthView() }
            .accessibilityIdentifier("com.marcy731.authViewButton")
        } else {
          NavigationLink("ログイン") { SignInView() }
            .accessibilityIdentifier("com.marcy731.signInButton")
        }
      }
      .navigationTitle("その他")
    }
  }
}

struct AuthView: View {
  var body: some View {
    NavigationLink("メールアドレスでログイン") { SignInView() }
      .accessibilityIdentifier("com.marcy731.auth.signInButton")
      .navigationTitle("認証")
  }
}

struct SignInView: View {
  @State private var address = ""
  @State private var password = ""
  @AppStorage("email") private var email = ""

  var body: some View {
    Form {
      TextField("メール", text: $address)
        .accessibilityIdentifier("com.marcy731.email\(Names.field)")
      SecureField("パスワード", text: $password)
        .accessibilityIdentifier("com.marcy731.password\(Names.field)")
      if Names.isNew {
        signIn.accessibilityIdentifier("com.marcy731.signInButton")
      } else {
        signIn
      }
      Text(email).accessibilityIdentifier("com.marcy731.signedInEmail")
    }
    .navigationTitle("ログイン")
  }

  private var signIn: some View { Button("Sign In") { email = address } }
}
