import Combine
import Foundation

final class ExpenseListViewModel: ObservableObject {
  enum Scope: String, CaseIterable, Identifiable {
    case all, recurring
    var id: Self { self }
  }

  @Published var query = ""
  @Published var scope = Scope.all
  @Published private(set) var sections: [DaySection] = []
  @Published private(set) var toast: String?
  private(set) var lastDeleted: [Expense] = []

  private let store: ExpenseStore
  private var cancellables = Set<AnyCancellable>()

  init(store: ExpenseStore) {
    self.store = store
    bindSections()
    bindToast()
  }

  private func bindSections() {
    let text =
      $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .prepend("")
    Publishers.CombineLatest3(store.$expenses, text, $scope)
      .map { expenses, text, scope in
        let matching = expenses.filter { expense in
          (text.isEmpty || expense.title.localizedCaseInsensitiveContains(text))
            && (scope == .all || expense.isRecurring)
        }
        return DaySection.grouping(matching)
      }
      .assign(to: &$sections)
  }

  private func bindToast() {
    let messages = store.events
      .map { event -> String? in
        switch event {
        case .added(let expense):
          return String(localized: "toast.added \(expense.title)")
        case .updated(let expense):
          return String(localized: "toast.updated \(expense.title)")
        case .deleted(let expenses):
          return String(localized: "toast.deleted \(expenses.count)")
        }
      }
      .share()
    messages
      .merge(with: messages.map { _ in nil }.debounce(for: 4, scheduler: DispatchQueue.main))
      .receive(on: DispatchQueue.main)
      .assign(to: &$toast)
    store.events
      .sink { [weak self] event in
        if case .deleted(let expenses) = event { self?.lastDeleted = expenses }
      }
      .store(in: &cancellables)
  }

  func delete(at offsets: IndexSet, in section: DaySection) {
    store.delete(offsets.map { section.expenses[$0] })
  }

  func duplicate(_ expense: Expense) {
    var copy = expense
    copy.id = UUID()
    store.save(copy)
  }

  func undo() {
    store.restore(lastDeleted)
    lastDeleted = []
    toast = nil
  }
}
