import Combine

protocol SignInService {
  func signIn(email: String, password: String) async throws -> Account
}

protocol PeopleRepository {
  func people() async throws -> [Person]
  func person(id: Int) async throws -> Person
}

protocol SearchService {
  func people(matching query: String) -> AnyPublisher<[Person], Error>
}
