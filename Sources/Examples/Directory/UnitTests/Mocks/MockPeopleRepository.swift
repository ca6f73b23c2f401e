@testable import Directory

final class MockPeopleRepository: PeopleRepository {
  var result: Result<[Person], DirectoryError> = .success(Person.samples)
  private(set) var requests = 0

  func people() async throws -> [Person] {
    requests += 1
    try await Task.sleep(nanoseconds: 100_000_000)
    return try result.get()
  }

  func person(id: Int) async throws -> Person {
    guard let person = try await people().first(where: { $0.id == id }) else {
      throw DirectoryError.unknownPerson
    }
    return person
  }
}

extension Person {
  static let samples = [
    Person(id: 7, name: "Bea", role: "Buyer", department: .sales, email: "bea@example.com"),
    Person(id: 8, name: "Cy", role: "Painter", department: .design, email: "cy@example.com"),
    Person(id: 9, name: "Al", role: "Seller", department: .sales, email: "al@example.com"),
  ]
}
