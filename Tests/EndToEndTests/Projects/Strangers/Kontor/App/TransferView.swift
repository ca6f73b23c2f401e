import SwiftUI

struct TransferView: View {
  @Environment(Session.self) private var session
  @State private var recipient = ""
  @State private var amount = ""
  @State private var isReviewing = false
  @State private var isDone = false
  @FocusState private var field: Field?

  private enum Field { case recipient, amount }

  private var value: Decimal? { try? Decimal(amount, format: .number) }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          TextField("transfer.recipient", text: $recipient)
            .focused($field, equals: .recipient)
            .accessibilityIdentifier("transfer.recipient")
          TextField("transfer.amount", text: $amount)
            .keyboardType(.decimalPad)
            .focused($field, equals: .amount)
            .accessibilityIdentifier("transfer.amount")
        }
        .textFieldStyle(.roundedBorder)
        .padding()
      }
      .overlay(alignment: .bottom) {
        Button("transfer.review") { isReviewing = true }
          .buttonStyle(.borderedProminent)
          .disabled(recipient.isEmpty || value == nil)
          .padding()
          .accessibilityIdentifier("transfer.review")
      }
      .ignoresSafeArea(.keyboard)
      .navigationTitle("tab.transfer")
      .toolbar {
        if field != nil {
          Button("common.done") { field = nil }.accessibilityIdentifier("transfer.done")
        }
      }
      .sheet(isPresented: $isReviewing) {
        ReviewView(recipient: recipient, amount: value ?? 0) { isDone = true }
      }
      .alert("transfer.sent", isPresented: $isDone) {
        Button("common.ok") {
          recipient = ""
          amount = ""
        }
      }
    }
  }
}

struct ReviewView: View {
  let recipient: String
  let amount: Decimal
  let done: () -> Void
  @Environment(Session.self) private var session
  @Environment(\.dismiss) private var dismiss
  @State private var isSending = false

  var body: some View {
    VStack(spacing: 20) {
      Text(recipient).accessibilityIdentifier("review.recipient")
      Text(amount, format: .currency(code: "EUR")).accessibilityIdentifier("review.amount")
      if isSending {
        ProgressView()
      } else {
        Button("review.confirm") {
          isSending = true
          Task {
            await session.transfer(amount, to: recipient)
            dismiss()
            done()
          }
        }
        .accessibilityIdentifier("review.confirm")
      }
    }
  }
}
