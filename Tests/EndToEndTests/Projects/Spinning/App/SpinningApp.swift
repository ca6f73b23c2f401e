import SwiftUI

@main
struct SpinningApp: App {
  var body: some Scene {
    WindowGroup { SpinningView() }
  }
}

/// Buttons that keep a processor busy in ways that end and in one that does not.
struct SpinningView: View {
  @State private var text = "Idle"

  var body: some View {
    VStack {
      Text(text)
      Button("Endless") { Task { await Worker().spin() } }
      Button("Until a timer") { spinUntilATimer() }
      Button("Often") {
        Task {
          for _ in 0..<300_000 { await Task.yield() }
          text = "Done"
        }
      }
      Button("Main waits for main") { DispatchQueue.main.sync { text = "Done" } }
      Button("Background waits for main") {
        DispatchQueue.global().async {
          DispatchQueue.main.sync { text = "Done" }
        }
      }
      Button("Task waits for main") {
        Task.detached {
          DispatchQueue.main.sync { MainActor.assumeIsolated { text = "Done" } }
        }
      }
    }
  }

  private func spinUntilATimer() {
    var isOver = false
    Task {
      try? await Task.sleep(for: .seconds(1))
      isOver = true
    }
    Task {
      while !isOver { await Task.yield() }
      text = "Done"
    }
  }
}

actor Worker {
  func spin() async {
    while true { await Task.yield() }
  }
}
