import Foundation

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var amount: Double
  var category: ExpenseCategory
  var date: Date
  var isRecurring = false
  var note = ""
}

/// The expenses of one day, as the list shows them.
struct DaySection: Identifiable, Equatable {
  let day: Date
  let expenses: [Expense]

  var id: Date { day }
  var total: Double { expenses.map(\.amount).reduce(0, +) }

  static func grouping(_ expenses: [Expense], calendar: Calendar = .current) -> [DaySection] {
    Dictionary(grouping: expenses) { calendar.startOfDay(for: $0.date) }
      .map { DaySection(day: $0.key, expenses: $0.value) }
      .sorted { $0.day > $1.day }
  }
}
