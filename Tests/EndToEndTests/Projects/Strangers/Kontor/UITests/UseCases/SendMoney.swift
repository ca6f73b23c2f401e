import XCTest

/// From the accounts to the accounts, with less on the first.
struct SendMoney {
  var to = "Erika Muster"
  var amount = "250"

  func run(from page: AccountsPage) -> AccountsPage {
    page.goToTransfer()
      .fill(to, amount)
      .finishTyping()
      .review()
      .confirm()
      .goToAccounts()
  }
}
