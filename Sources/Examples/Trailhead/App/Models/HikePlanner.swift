import Foundation
import Observation

struct Hike: Identifiable, Hashable {
  let id = UUID()
  var trail: Trail
  var leader: String
  var date: Date
  var people: Int
  var notes: String
}

/// What a person fills in to plan a hike.
@Observable
final class HikeDraft: Identifiable {
  let trail: Trail
  var leader = ""
  var email = ""
  var notes = ""
  var date = Date.now
  var people = 2
  var pace = 4.0
  var sharesLocation = false

  init(trail: Trail) {
    self.trail = trail
  }

  var isComplete: Bool { !leader.isEmpty && email.contains("@") }

  var duration: Duration { .seconds(trail.kilometres / pace * 3600) }
}

@Observable
final class HikePlanner {
  var hikes: [Hike] = []

  func add(_ draft: HikeDraft) {
    hikes.append(
      Hike(
        trail: draft.trail, leader: draft.leader, date: draft.date, people: draft.people,
        notes: draft.notes))
  }
}
