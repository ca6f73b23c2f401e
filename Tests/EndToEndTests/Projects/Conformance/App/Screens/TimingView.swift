import SwiftUI

/// Things that happen some seconds after a button is tapped.
struct TimingView: View {
  @State private var showsLate = false
  @State private var showsEarly = true
  @State private var status = "waiting"
  @State private var isMoving = false
  @State private var isDrifting = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Start") {
        Task {
          try await Task.sleep(for: .seconds(2.5))
          showsLate = true
        }
        Task {
          try await Task.sleep(for: .seconds(3.25))
          showsEarly = false
        }
        Task {
          try await Task.sleep(for: .seconds(4.5))
          status = "done"
        }
      }
      if showsLate {
        Button("Late") { status = "late tapped" }
      }
      if showsEarly {
        Text("Early")
      }
      Readout("status", status)
      Button("Move") {
        withAnimation(.easeInOut(duration: 2)) { isMoving.toggle() }
      }
      Button("Drift") {
        withAnimation(.linear(duration: 600)) { isDrifting.toggle() }
      }
      Circle()
        .frame(width: 40, height: 40)
        .offset(x: isMoving ? 80 : -80)
        .offset(y: isDrifting ? 200 : 0)
        .accessibilityHidden(true)
    }
  }
}
