import Foundation

/// Somebody who works here.
struct Person: Identifiable, Codable, Hashable {
  let id: Int
  let name: String
  let role: String
  let department: Department
  let email: String
}

/// Where somebody works, in the order in which the list shows it.
enum Department: String, Codable, CaseIterable {
  case design, engineering, sales

  var title: String {
    switch self {
    case .design: String(localized: "department.design")
    case .engineering: String(localized: "department.engineering")
    case .sales: String(localized: "department.sales")
    }
  }
}

/// What the service says to somebody who has signed in.
struct Account: Codable, Equatable {
  let personID: Int
  let token: String
}
