import SwiftUI

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.symbol)
        .foregroundColor(.white)
        .frame(width: 32, height: 32)
        .background(Circle().fill(expense.category.color))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(expense.title)
          .lineLimit(1)
        HStack(spacing: 4) {
          Text(expense.category.title)
          if expense.isRecurring {
            Image(systemName: "repeat")
              .accessibilityLabel("expense.recurring")
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      AmountText(expense.amount)
        .fontWeight(.semibold)
        .layoutPriority(1)
    }
  }
}

struct LoadFailureView: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "wifi.exclamationmark")
        .font(.system(size: 48))
        .foregroundColor(.secondary)
      Text("expenses.failed")
        .font(.title3.bold())
      Text(message)
        .font(.footnote)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("failureMessage")
      Button("action.retry", action: retry)
        .buttonStyle(.prominent)
        .frame(maxWidth: 200)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
