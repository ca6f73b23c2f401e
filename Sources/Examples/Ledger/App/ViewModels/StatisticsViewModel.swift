import Combine
import Foundation

final class StatisticsViewModel: ObservableObject {
  struct Slice: Identifiable, Equatable {
    let category: ExpenseCategory
    let amount: Double
    let share: Double
    var id: ExpenseCategory { category }
  }

  @Published private(set) var slices: [Slice] = []
  @Published private(set) var total = 0.0
  @Published private(set) var secondsSinceUpdate = 0

  init(store: ExpenseStore) {
    store.$expenses
      .map { $0.reduce(0) { $0 + $1.amount } }
      .assign(to: &$total)
    store.$expenses
      .map(Self.slices)
      .removeDuplicates()
      .assign(to: &$slices)
    store.$lastUpdate
      .compactMap { $0 }
      .map { start in
        Timer.publish(every: 1, on: .main, in: .common)
          .autoconnect()
          .map { Int($0.timeIntervalSince(start).rounded()) }
          .prepend(0)
      }
      .switchToLatest()
      .assign(to: &$secondsSinceUpdate)
  }

  private static func slices(of expenses: [Expense]) -> [Slice] {
    let total = expenses.map(\.amount).reduce(0, +)
    guard total > 0 else { return [] }
    return Dictionary(grouping: expenses, by: \.category)
      .map { category, expenses in
        let amount = expenses.map(\.amount).reduce(0, +)
        return Slice(category: category, amount: amount, share: amount / total)
      }
      .sorted { ($0.amount, $0.category.rawValue) > ($1.amount, $1.category.rawValue) }
  }
}
