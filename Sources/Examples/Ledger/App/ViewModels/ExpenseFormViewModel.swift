import Combine
import Foundation

final class ExpenseFormViewModel: ObservableObject {
  @Published var title: String
  @Published var amount: Double?
  @Published var category: ExpenseCategory
  @Published var date: Date
  @Published var isRecurring: Bool
  @Published var months = 1
  @Published var tip = 0.0
  @Published var note: String
  @Published private(set) var isValid = false
  @Published private(set) var hint: String?

  let isNew: Bool
  private let id: UUID
  private let store: ExpenseStore
  private var cancellables: Set<AnyCancellable> = []

  init(store: ExpenseStore, expense: Expense? = nil) {
    self.store = store
    isNew = expense == nil
    id = expense?.id ?? UUID()
    title = expense?.title ?? ""
    amount = expense?.amount
    category = expense?.category ?? .food
    date = expense?.date ?? Date()
    isRecurring = expense?.isRecurring ?? false
    note = expense?.note ?? ""

    let titleIsValid = $title.map {
      !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }
    let amountIsValid = $amount.map { ($0 ?? 0) > 0 }
    titleIsValid.combineLatest(amountIsValid)
      .map { $0 && $1 }
      .removeDuplicates()
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
    Publishers.CombineLatest(titleIsValid, amountIsValid)
      .dropFirst()
      .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
      .map { title, amount in
        if !title { return String(localized: "form.hint.title") }
        if !amount { return String(localized: "form.hint.amount") }
        return nil
      }
      .sink { [weak self] in self?.hint = $0 }
      .store(in: &cancellables)
  }

  var total: Double { (amount ?? 0) * (1 + tip / 100) }

  func save() {
    store.save(
      Expense(
        id: id, title: title.trimmingCharacters(in: .whitespaces), amount: total,
        category: category, date: date, isRecurring: isRecurring, note: note))
  }
}
