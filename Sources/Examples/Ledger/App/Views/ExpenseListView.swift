import SwiftUI

struct ExpenseListView: View {
  @EnvironmentObject private var store: ExpenseStore
  @StateObject private var viewModel: ExpenseListViewModel
  @State private var editedExpense: Expense?
  @State private var isAdding = false
  @State private var expenseToDelete: Expense?

  init(store: ExpenseStore) {
    _viewModel = StateObject(wrappedValue: ExpenseListViewModel(store: store))
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("expenses.title")
        .toolbar { toolbar }
        .searchable(text: $viewModel.query, prompt: "expenses.search")
        .overlay(alignment: .bottom) { toast }
        .sheet(isPresented: $isAdding) {
          ExpenseFormView(store: store)
        }
        .sheet(item: $editedExpense) { expense in
          ExpenseFormView(store: store, expense: expense)
        }
        .confirmationDialog(
          "expenses.delete.title", isPresented: isConfirmingDeletion, titleVisibility: .visible,
          presenting: expenseToDelete
        ) { expense in
          Button("action.delete", role: .destructive) {
            withAnimation { store.delete([expense]) }
          }
          Button("action.cancel", role: .cancel) {}
        } message: { expense in
          Text("expenses.delete.message \(expense.title)")
        }
    }
  }

  private var isConfirmingDeletion: Binding<Bool> {
    Binding(get: { expenseToDelete != nil }, set: { if !$0 { expenseToDelete = nil } })
  }

  @ViewBuilder
  private var content: some View {
    switch store.state {
    case .loading where store.expenses.isEmpty:
      ProgressView("expenses.loading")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed(let message) where store.expenses.isEmpty:
      LoadFailureView(message: message, retry: store.load)
    default:
      list
    }
  }

  private var list: some View {
    List {
      Picker("expenses.scope", selection: $viewModel.scope) {
        Text("expenses.scope.all").tag(ExpenseListViewModel.Scope.all)
        Text("expenses.scope.recurring").tag(ExpenseListViewModel.Scope.recurring)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("scopePicker")
      ForEach(viewModel.sections) { section in
        Section {
          ForEach(section.expenses) { expense in
            row(expense)
          }
          .onDelete { viewModel.delete(at: $0, in: section) }
        } header: {
          DayHeader(section: section)
        }
      }
      if viewModel.sections.isEmpty {
        Text("expenses.empty")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("emptyMessage")
      }
    }
    .listStyle(.insetGrouped)
    .refreshable { await store.refresh() }
    .animation(.default, value: viewModel.sections)
  }

  private func row(_ expense: Expense) -> some View {
    NavigationLink {
      ExpenseDetailView(expense: expense)
    } label: {
      ExpenseRow(expense: expense)
    }
    .swipeActions(edge: .leading) {
      Button {
        editedExpense = expense
      } label: {
        Label("action.edit", systemImage: "pencil")
      }
      .tint(.blue)
    }
    .contextMenu {
      Button {
        viewModel.duplicate(expense)
      } label: {
        Label("action.duplicate", systemImage: "plus.square.on.square")
      }
      Button("action.delete", role: .destructive) { expenseToDelete = expense }
    }
    .accessibilityIdentifier("expense.\(expense.title)")
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) {
      EditButton()
    }
    ToolbarItem(placement: .navigationBarTrailing) {
      Button {
        isAdding = true
      } label: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("action.add")
      .accessibilityIdentifier("addExpense")
    }
  }

  @ViewBuilder
  private var toast: some View {
    if let message = viewModel.toast {
      HStack {
        Text(message)
          .accessibilityIdentifier("toast")
        if !viewModel.lastDeleted.isEmpty {
          Button("action.undo", action: viewModel.undo)
            .bold()
        }
      }
      .card()
      .padding(.bottom, 8)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
}

private struct DayHeader: View {
  let section: DaySection

  var body: some View {
    HStack {
      Text(section.day, format: .dateTime.day().month(.wide))
      Spacer()
      AmountText(section.total)
    }
  }
}
