import Foundation

/// A customer of the shop who has signed up.
struct Account: Codable, Equatable {
  let email: String
  var name: String
  /// The shop the customer goes to most often.
  var shop = "渋谷店"
}
