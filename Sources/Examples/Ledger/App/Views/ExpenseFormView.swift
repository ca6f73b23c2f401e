import SwiftUI

struct ExpenseFormView: View {
  private enum Field {
    case title, amount, note
  }

  @Environment(\.dismiss) private var dismiss
  @Environment(\.currencyCode) private var currencyCode
  @StateObject private var viewModel: ExpenseFormViewModel
  @FocusState private var focus: Field?

  init(store: ExpenseStore, expense: Expense? = nil) {
    _viewModel = StateObject(wrappedValue: ExpenseFormViewModel(store: store, expense: expense))
  }

  var body: some View {
    NavigationView {
      Form {
        whatSection
        whenSection
        extrasSection
        Section {
          Button("form.save", action: save)
            .buttonStyle(.prominent)
            .disabled(!viewModel.isValid)
            .accessibilityIdentifier("form.save")
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
      }
      .navigationTitle(viewModel.isNew ? "form.new" : "form.edit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("action.cancel") { dismiss() }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("action.done") { focus = nil }
        }
      }
      .onAppear { if viewModel.isNew { focus = .title } }
    }
    .interactiveDismissDisabled(!viewModel.title.isEmpty)
  }

  private var whatSection: some View {
    Section {
      TextField("form.title", text: $viewModel.title)
        .focused($focus, equals: .title)
        .submitLabel(.next)
        .onSubmit { focus = .amount }
        .accessibilityIdentifier("form.title")
      TextField("form.amount", value: $viewModel.amount, format: .number)
        .keyboardType(.decimalPad)
        .focused($focus, equals: .amount)
        .accessibilityIdentifier("form.amount")
      Picker("form.category", selection: $viewModel.category) {
        ForEach(ExpenseCategory.allCases) { category in
          Label(category.title, systemImage: category.symbol).tag(category)
        }
      }
      .accessibilityIdentifier("form.category")
    } footer: {
      if let hint = viewModel.hint {
        Text(hint)
          .foregroundColor(.red)
          .accessibilityIdentifier("form.hint")
      }
    }
  }

  private var whenSection: some View {
    Section("form.when") {
      DatePicker("form.date", selection: $viewModel.date, displayedComponents: .date)
      Toggle("form.recurring", isOn: $viewModel.isRecurring.animation())
        .accessibilityIdentifier("form.recurring")
      if viewModel.isRecurring {
        Stepper("form.months \(viewModel.months)", value: $viewModel.months, in: 1...12)
          .accessibilityIdentifier("form.months")
      }
    }
  }

  private var extrasSection: some View {
    Section("form.extras") {
      VStack(alignment: .leading) {
        HStack {
          Text("form.tip")
          Spacer()
          Text(verbatim: "\(Int(viewModel.tip)) %")
            .accessibilityIdentifier("form.tipValue")
        }
        Slider(value: $viewModel.tip, in: 0...25, step: 5) {
          Text("form.tip")
        } minimumValueLabel: {
          Text(verbatim: "0")
        } maximumValueLabel: {
          Text(verbatim: "25")
        }
        .accessibilityIdentifier("form.tip")
      }
      LabeledContent("form.total") {
        Text(viewModel.total, format: .currency(code: currencyCode))
          .accessibilityIdentifier("form.total")
      }
      TextField("form.note", text: $viewModel.note, axis: .vertical)
        .lineLimit(2...4)
        .focused($focus, equals: .note)
        .accessibilityIdentifier("form.note")
    }
  }

  private func save() {
    viewModel.save()
    dismiss()
  }
}
