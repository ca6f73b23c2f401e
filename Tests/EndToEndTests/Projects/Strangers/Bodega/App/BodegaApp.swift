import SwiftUI

@main
struct BodegaApp: App {
  @StateObject private var session = Session()
  @StateObject private var order = Order()

  var body: some Scene {
    WindowGroup {
      Group {
        if session.member == nil {
          LoginView()
        } else {
          NavigationStack { CardView() }
        }
      }
      .environmentObject(session)
      .environmentObject(order)
    }
  }
}

@MainActor
final class Session: ObservableObject {
  @Published var member: String?
  @Published var isBusy = false
  @Published var error: String?

  init() {
    member = ProcessInfo.processInfo.environment["BODEGA_MEMBER"]
  }

  func logIn(email: String, password: String) async {
    isBusy = true
    try? await Task.sleep(for: .seconds(1))
    isBusy = false
    if email == "lucia@example.es" && password == "tortilla7" {
      member = "Lucía"
    } else {
      error = "We couldn’t log you in."
    }
  }
}
