import SwiftUI

/// What comes up over the screen, asked for or not.
struct AlertsView: View {
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsSheet = false
  @State private var showsOffer = false
  @State private var isEnjoying = "unknown"
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 16) {
      Readout("answer", isEnjoying)
      Readout("taps", "\(taps)")
      Button("Count") { taps += 1 }
      Button("Show alert") { showsAlert = true }
        .alert("Delete the photo?", isPresented: $showsAlert) {
          Button("Delete", role: .destructive) { isEnjoying = "deleted" }
          Button("Cancel", role: .cancel) { isEnjoying = "kept" }
        } message: {
          Text("You cannot undo this.")
        }
      Button("Show dialog") { showsDialog = true }
        .confirmationDialog("Share", isPresented: $showsDialog) {
          Button("Mail") { isEnjoying = "mailed" }
          Button("Messages") { isEnjoying = "sent" }
        }
      Button("Show sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          VStack {
            Text("In the sheet")
            Button("Close") { showsSheet = false }
          }
        }
      Button("Offer in a second") {
        Task {
          try await Task.sleep(for: .seconds(1))
          showsOffer = true
        }
      }
      .alert("Enjoying Gallery?", isPresented: $showsOffer) {
        Button("Not now", role: .cancel) { isEnjoying = "not now" }
        Button("Yes") { isEnjoying = "yes" }
      }
    }
  }
}
