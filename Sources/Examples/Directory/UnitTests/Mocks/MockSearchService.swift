import Combine
import Foundation

@testable import Directory

/// Finds one person, named for the query; a query of one letter takes long.
final class MockSearchService: SearchService {
  var failure: DirectoryError?
  var onSearch: () -> Void = {}
  private(set) var queries: [String] = []

  func people(matching query: String) -> AnyPublisher<[Person], Error> {
    queries.append(query)
    onSearch()
    if let failure { return Fail(error: failure).eraseToAnyPublisher() }
    return Just([Self.person(named: query)])
      .delay(for: .milliseconds(query.count == 1 ? 900 : 100), scheduler: RunLoop.main)
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }

  static func person(named name: String) -> Person {
    Person(id: 1, name: name, role: "", department: .design, email: "")
  }
}
