import SwiftUI

struct Expense: Identifiable, Hashable {
  let id: Int
  var title: String
  var cents: Int
  var date: Date
}

@MainActor
final class ExpenseStore: ObservableObject {
  @Published var expenses: [Expense] = []
  @Published var isLoading = false

  private let names = ["Lunch", "Train", "Coffee", "Books"]

  init() {
    if ProcessInfo.processInfo.arguments.contains("-demo-data") { fill(3) }
    if let count = ProcessInfo.processInfo.environment["EXPENSE_COUNT"].flatMap(Int.init) {
      fill(count)
    }
  }

  var total: String {
    let cents = expenses.reduce(0) { $0 + $1.cents }
    return String(format: "$%d,%03d.%02d", cents / 100_000, cents / 100 % 1_000, cents % 100)
  }

  func insert(_ title: String, cents: Int) {
    let id = (expenses.map(\.id).max() ?? 0) + 1
    expenses.insert(Expense(id: id, title: title, cents: cents, date: Date()), at: 0)
  }

  func load() async {
    isLoading = true
    try? await Task.sleep(for: .seconds(4))
    isLoading = false
    insert("Loaded rent", cents: 90_000)
  }

  func crash() {
    print(expenses[expenses.count + 7].title)
  }

  private func fill(_ count: Int) {
    expenses = (0..<count).map {
      Expense(
        id: $0, title: "\(names[$0 % 4]) \($0 / 4 + 1)", cents: 41_150,
        date: Date(timeIntervalSince1970: 1_718_010_000))
    }
  }
}
