import Foundation

struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
  var text: String
  var isPinned = false
  var isArchived = false

  static let samples = [
    Note(id: 1, title: "Groceries", text: "Milk, eggs, a lemon", isPinned: true),
    Note(id: 2, title: "Ideas", text: "A robot that finds keys"),
    Note(id: 3, title: "Garden", text: "Water the tomatoes"),
    Note(id: 4, title: "Old receipts", text: "2019", isArchived: true),
  ]
}
