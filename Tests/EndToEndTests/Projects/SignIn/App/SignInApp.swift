import SwiftUI

@main
struct SignInApp: App {
  @StateObject private var session = SessionStore()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(session)
    }
  }
}

final class SessionStore: ObservableObject {
  @Published var user: User?
  var isSignedIn: Bool { user != nil }
}

struct User: Identifiable, Equatable {
  let id = UUID()
  let email: String
}

struct ContentView: View {
  @EnvironmentObject var session: SessionStore

  var body: some View {
    Group {
      if let user = session.user {
        WelcomeView(user: user)
          .transition(.opacity)
      } else {
        NavigationStack {
          SignInView(viewModel: SignInViewModel(service: MockAuthService(), session: session))
        }
      }
    }
    .animation(.easeInOut, value: session.isSignedIn)
  }
}

struct WelcomeView: View {
  let user: User
  @EnvironmentObject var session: SessionStore

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
        .foregroundStyle(.tint)
      Text("Welcome, \(user.email)!")
        .font(.title2.bold())
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("welcomeLabel")
      Button(role: .destructive) {
        withAnimation { session.user = nil }
      } label: {
        Label("Sign Out", systemImage: "rectangle.portrait.and.arrow.right")
      }
      .accessibilityIdentifier("signOutButton")
    }
    .padding()
  }
}

#Preview {
  WelcomeView(user: User(email: "jane@example.com"))
    .environmentObject(SessionStore())
}
