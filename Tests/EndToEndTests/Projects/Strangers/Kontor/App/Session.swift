import Foundation
import Observation

struct Account: Identifiable, Hashable {
  let id: String
  let name: String
  var balance: Decimal
}

struct Posting: Identifiable {
  let id = UUID()
  let text: String
  let amount: Decimal
}

@Observable
final class Session {
  var isUnlocked = false
  var accounts = [
    Account(id: "current", name: "Giro 4711", balance: Decimal(string: "12480.55")!),
    Account(id: "savings", name: "Tagesgeld", balance: Decimal(string: "30500")!),
  ]
  var postings = [
    Posting(text: "Stadtwerke", amount: Decimal(string: "-84.20")!),
    Posting(text: "Salary", amount: Decimal(string: "3200")!),
  ]

  let hasFaceID = ProcessInfo.processInfo.environment["KONTOR_BIOMETRY"] == "faceid"

  func unlock(passcode: String) -> Bool {
    isUnlocked = passcode == "2580"
    return isUnlocked
  }

  func unlockWithFaceID() async {
    try? await Task.sleep(nanoseconds: 1_200_000_000)
    isUnlocked = true
  }

  func transfer(_ amount: Decimal, to name: String) async {
    try? await Task.sleep(nanoseconds: 1_500_000_000)
    accounts[0].balance -= amount
    postings.insert(Posting(text: name, amount: -amount), at: 0)
  }
}
