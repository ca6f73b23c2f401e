import Foundation

/// A customer of the shop who has signed up.
struct Account: Codable, Equatable {
  let email: String
  let name: String
}
