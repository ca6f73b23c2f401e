import Combine
import Foundation

struct Course: Identifiable {
  let id: String
  let name: String
  let trainer: String
  var freePlaces: Int
  var isJoined = false
}

struct Member: Identifiable {
  let id: Int
  let name: String
}

struct ClubEvent: Identifiable {
  let id: String
  let name: String
  let start: Date
}

final class VereinStore: ObservableObject {
  @Published var courses = [
    Course(id: "yoga", name: "Yoga am Morgen", trainer: "Petra Huber", freePlaces: 3),
    Course(id: "judo", name: "Judo für Kinder", trainer: "Emre Yılmaz", freePlaces: 1, isJoined: true),
    Course(id: "lauf", name: "Lauftreff", trainer: "Sven Krüger", freePlaces: 12),
  ]
  @Published var userName: String?
  @Published var newsletter = true
  @Published var remindersAllowed = false
  @Published var fee = "Monatlich"

  let members: [Member] = {
    let first = ["Anna", "Bernd", "Clara", "Dieter", "Eva", "Frank", "Gisela", "Hans"]
    let last = ["Auer", "Brandt", "Dietz", "Fuchs", "Graf", "Lang", "Vogel"]
    return last.flatMap { last in first.map { "\($0) \(last)" } }
      .enumerated().map { Member(id: $0.offset, name: $0.element) }
  }()

  let events = [
    ClubEvent(
      id: "sommerfest", name: "Sommerfest", start: Date(timeIntervalSince1970: 1_719_678_600)),
    ClubEvent(
      id: "versammlung", name: "Jahresversammlung",
      start: Date(timeIntervalSince1970: 1_727_373_600)),
  ]

  func signIn(mail: String, password: String) -> Bool {
    guard mail == "jana@verein.example", password == "geheim" else { return false }
    userName = "Jana"
    return true
  }

  func setJoined(_ isJoined: Bool, course: Course) {
    guard let index = courses.firstIndex(where: { $0.id == course.id }) else { return }
    courses[index].isJoined = isJoined
    courses[index].freePlaces += isJoined ? -1 : 1
  }

  func sortByPlaces() { courses.sort { $0.freePlaces > $1.freePlaces } }
  func sortByName() { courses.sort { $0.name < $1.name } }
}
