import Foundation
import SwiftUI

struct Conditions: Equatable, Sendable {
  let temperature: Double
  let crowding: Double
}

/// The weather and the crowds on a trail, as they change.
struct ConditionsService: Sendable {
  var interval: Duration = .seconds(2)

  func updates(for trail: Trail) -> AsyncStream<Conditions> {
    AsyncStream { continuation in
      let task = Task {
        for step in 0..<5 {
          try await Task.sleep(for: step == 0 ? .seconds(0.5) : interval)
          continuation.yield(
            Conditions(
              temperature: 12 + Double(step) * 1.5, crowding: Double(step) * 0.2))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension EnvironmentValues {
  @Entry var conditions = ConditionsService()
}
