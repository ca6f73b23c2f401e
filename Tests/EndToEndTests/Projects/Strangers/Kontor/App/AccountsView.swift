import SwiftUI

struct AccountsView: View {
  @Environment(Session.self) private var session

  var body: some View {
    NavigationStack {
      List(session.accounts) { account in
        NavigationLink(value: account.id) {
          HStack {
            Text(account.name)
            Spacer()
            Text(account.balance, format: .currency(code: "EUR"))
              .accessibilityIdentifier("balance.\(account.id)")
          }
        }
        .accessibilityIdentifier("account.\(account.id)")
      }
      .navigationTitle("tab.accounts")
      .navigationDestination(for: String.self) { AccountDetailView(id: $0) }
    }
  }
}

struct AccountDetailView: View {
  let id: String
  @Environment(Session.self) private var session

  private var account: Account? { session.accounts.first { $0.id == id } }

  var body: some View {
    List {
      if let account {
        LabeledContent("detail.balance") {
          Text(account.balance, format: .currency(code: "EUR")).accessibilityIdentifier("detail.balance")
        }
      }
      ForEach(session.postings) { posting in
        LabeledContent(posting.text) {
          Text(posting.amount, format: .currency(code: "EUR"))
        }
      }
    }
    .navigationTitle(account?.name ?? "")
  }
}
