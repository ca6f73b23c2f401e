import SwiftUI

/// Writes down the phases of the scene.
struct PhasesView: View {
  @Environment(\.scenePhase) private var phase
  @State private var log: [String] = []

  var body: some View {
    Readout("phases", log.joined(separator: " "))
      .onChange(of: phase) { _, phase in
        switch phase {
        case .active: log.append("active")
        case .inactive: log.append("inactive")
        case .background: log.append("background")
        @unknown default: log.append("unknown")
        }
      }
  }
}
