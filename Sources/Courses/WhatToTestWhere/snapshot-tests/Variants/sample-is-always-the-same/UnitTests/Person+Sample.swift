@testable import Directory

extension Person {
  /// Somebody for tests that do not care who it is.
  static func sample(name: String = "Mina Mori") -> Person {
    Person(
      id: 3, name: name, role: "Designer", department: .design,
      email: "someone@example.com")
  }
}
