@testable import Directory

/// Answers as a server does, now faster and now slower.
final class MockPeopleRepository: PeopleRepository {
  var delay = [0.12, 0.1, 0.06].randomElement() ?? 0.1

  func people() async throws -> [Person] {
    try await Task.sleep(for: .seconds(delay))
    return [
      Person(id: 7, name: "Bea", role: "Buyer", department: .sales, email: "bea@example.com")
    ]
  }

  func person(id: Int) async throws -> Person {
    throw DirectoryError.unknownPerson
  }
}
