@testable import Directory

/// Always answers, after a tenth of a second, in an order that nobody has promised.
final class MockPeopleRepository: PeopleRepository {
  func people() async throws -> [Person] {
    try await Task.sleep(for: .milliseconds(100))
    return Person.samples.shuffled()
  }

  func person(id: Int) async throws -> Person {
    throw DirectoryError.unknownPerson
  }
}

extension Person {
  static let samples = [
    Person(id: 7, name: "Bea", role: "Buyer", department: .sales, email: "bea@example.com"),
    Person(id: 8, name: "Cy", role: "Painter", department: .design, email: "cy@example.com"),
  ]
}
