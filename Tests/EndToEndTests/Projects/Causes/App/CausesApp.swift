import SwiftUI

/// A screen on which tests go wrong in the usual ways.
@main
struct CausesApp: App {
  var body: some Scene {
    WindowGroup { CausesView() }
  }
}

struct CausesView: View {
  @State private var status = "Waiting"
  @State private var isAsking = false
  @State private var isSheetShown = false

  var body: some View {
    VStack(spacing: 12) {
      Text(status)
      Text("Welcome back")
      Button("Sign in") { status = "Signed in" }
        .accessibilityIdentifier("signInButton")
      Button("Send") { status = "Sent" }
        .disabled(true)
      Button("Remove") { status = "Removed the first" }
      Button("Remove") { status = "Removed the second" }
      Button("Ask") { isAsking = true }
      Button("Show") { isSheetShown = true }
      Button("Aside") { status = "Aside" }
        .offset(x: 1_000)
    }
    .alert("Really?", isPresented: $isAsking) {
      Button("Yes") { status = "Asked" }
    }
    .sheet(isPresented: $isSheetShown) {
      Text("A sheet")
    }
  }
}
