import Foundation

/// Somebody of the reading circle.
struct Member: Equatable {
  let email: String
  /// Years in the circle.
  let years: Int

  /// The member with an address and a password; nil if there is none.
  static func find(email: String, password: String) -> Member? {
    let known = ["hanako@example.jp": ("kaze-no-uta", 3), "ben@example.com": ("blue-lamp", 1)]
    guard let (secret, years) = known[email.lowercased()], secret == password else { return nil }
    return Member(email: email, years: years)
  }
}
