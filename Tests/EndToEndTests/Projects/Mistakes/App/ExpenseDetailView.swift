import SwiftUI

struct ExpenseDetailView: View {
  let expense: Expense
  @State private var isApproved = false
  @State private var note = ""

  var body: some View {
    VStack(spacing: 12) {
      Text(expense.title).accessibilityIdentifier("detail.title")
      Text(time).accessibilityIdentifier("detail.time")
      Button(isApproved ? "Approved" : "Approve") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          isApproved = true
        }
      }
      .accessibilityIdentifier("detail.approve")
      HStack {
        Text("Receipt").accessibilityIdentifier("detail.receipt")
        Image(systemName: "doc")
      }
      .accessibilityElement(children: .ignore)
      Text("internal #\(expense.id)")
        .accessibilityIdentifier("detail.number")
        .accessibilityHidden(true)
      VStack {
        Button("Share") {}
        Button("Print") {}
      }
      .accessibilityIdentifier("detail.actions")
    }
    .navigationTitle("Details")
  }

  private var time: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter.string(from: expense.date)
  }
}
