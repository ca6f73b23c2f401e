import Observation
import SwiftUI
import UserNotifications

struct Workout: Identifiable {
  let id = UUID()
  let sport: String
  let minutes: Int
  let weight: Double
}

@Observable
final class WorkoutLog {
  private(set) var workouts: [Workout] = []

  func add(_ workout: Workout) {
    workouts.append(workout)
  }
}

@MainActor
@Observable
final class DaySummary {
  private(set) var steps: Int?
  private(set) var distance = 0.0
  private(set) var hasReminders = false
  private(set) var wasRefused = false

  nonisolated init() {}

  func load() async {
    guard steps == nil else { return }
    try? await Task.sleep(for: .seconds(6))
    steps = 8432
    distance = 5.2
  }

  func reload() async {
    steps = nil
    await load()
  }

  func askForReminders() async {
    let center = UNUserNotificationCenter.current()
    let granted = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
    hasReminders = granted
    wasRefused = !granted
  }
}
