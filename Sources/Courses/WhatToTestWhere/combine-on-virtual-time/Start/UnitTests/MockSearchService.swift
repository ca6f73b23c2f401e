import Combine
import Foundation

@testable import Directory

/// Finds one person, named like the query, after a tenth of a second.
final class MockSearchService: SearchService {
  private(set) var queries: [String] = []

  func people(matching query: String) -> AnyPublisher<[Person], Error> {
    queries.append(query)
    return Just([Self.person(named: query)])
      .delay(for: .milliseconds(100), scheduler: RunLoop.main)
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }

  static func person(named name: String) -> Person {
    Person(id: 1, name: name, role: "", department: .design, email: "")
  }
}
