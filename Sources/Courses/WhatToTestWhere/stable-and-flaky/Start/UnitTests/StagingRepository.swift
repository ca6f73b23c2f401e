@testable import Directory

/// Stands for the server that all teams share: it answers when it can, in any order, if at all.
final class StagingRepository: PeopleRepository {
  func people() async throws -> [Person] {
    try await Task.sleep(for: .milliseconds(Int.random(in: 60...120)))
    if Int.random(in: 1...8) == 1 { throw DirectoryError.offline }
    return Person.samples.shuffled()
  }

  func person(id: Int) async throws -> Person {
    throw DirectoryError.unknownPerson
  }
}
