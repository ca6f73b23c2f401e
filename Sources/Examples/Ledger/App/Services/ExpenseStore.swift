import Combine
import Foundation

/// The expenses of the app, shared by all its screens.
final class ExpenseStore: ObservableObject {
  enum LoadState: Equatable {
    case idle, loading, loaded
    case failed(String)
  }

  enum Event {
    case added(Expense), updated(Expense), deleted([Expense])
  }

  @Published private(set) var expenses: [Expense] = []
  @Published private(set) var state = LoadState.idle
  @Published private(set) var lastUpdate: Date?

  let events = PassthroughSubject<Event, Never>()

  private let repository: ExpenseRepository
  private var loading: AnyCancellable?

  init(repository: ExpenseRepository) {
    self.repository = repository
  }

  func load() {
    guard state != .loading else { return }
    state = .loading
    loading = repository.expenses()
      .sink { [weak self] completion in
        switch completion {
        case .finished:
          self?.state = .loaded
          self?.lastUpdate = Date()
        case .failure(let error):
          self?.state = .failed(error.localizedDescription)
        }
      } receiveValue: { [weak self] fetched in
        guard let self else { return }
        let known = Set(expenses.map(\.id))
        expenses.append(contentsOf: fetched.filter { !known.contains($0.id) })
      }
  }

  /// Loads anew, and returns when that has ended: for pull to refresh.
  @MainActor
  func refresh() async {
    load()
    for await state in $state.values where state != .loading {
      break
    }
  }

  func save(_ expense: Expense) {
    if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
      expenses[index] = expense
      events.send(.updated(expense))
    } else {
      expenses.insert(expense, at: 0)
      events.send(.added(expense))
    }
  }

  func delete(_ doomed: [Expense]) {
    let ids = Set(doomed.map(\.id))
    expenses.removeAll { ids.contains($0.id) }
    events.send(.deleted(doomed))
  }

  func restore(_ deleted: [Expense]) {
    expenses.append(contentsOf: deleted)
  }

  func removeAll() {
    delete(expenses)
  }
}
