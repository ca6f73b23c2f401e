@testable import Directory

extension Person {
  private static let names = ["Mina Mori", "Ren Sato", "Hana Ito", "Al Bright"]

  /// Somebody for tests that do not care who it is.
  static func sample(name: String? = nil) -> Person {
    let name = name ?? names.randomElement()!
    return Person(
      id: Int.random(in: 1...999), name: name, role: "Designer", department: .design,
      email: "someone@example.com")
  }
}
