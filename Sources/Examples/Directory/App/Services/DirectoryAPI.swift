import Combine
import Foundation

/// The service of the directory, over HTTP.
struct DirectoryAPI: SignInService, PeopleRepository, SearchService {
  static let productionURL = "https://api.directory.example/v1"

  /// Developers choose another one with the launch argument `-serviceURL`.
  static var chosenURL: String {
    UserDefaults.standard.string(forKey: "serviceURL") ?? productionURL
  }

  var baseURL = productionURL
  var session = URLSession.shared

  func signIn(email: String, password: String) async throws -> Account {
    var request = try request("accounts/\(email)/sessions")
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(["password": password])
    return try await answer(to: request)
  }

  func people() async throws -> [Person] {
    try await answer(to: request("people"))
  }

  func person(id: Int) async throws -> Person {
    try await answer(to: request("people/\(id)"))
  }

  func people(matching query: String) -> AnyPublisher<[Person], Error> {
    guard let request = try? request("people/search", [URLQueryItem(name: "q", value: query)])
    else { return Fail(error: DirectoryError.unavailable).eraseToAnyPublisher() }
    return session.dataTaskPublisher(for: request)
      .tryMap { try Self.checked($0.data, $0.response) }
      .decode(type: [Person].self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
  }

  private func request(_ path: String, _ query: [URLQueryItem] = []) throws -> URLRequest {
    var components = URLComponents(string: "\(baseURL)/\(path)")
    if !query.isEmpty { components?.queryItems = query }
    guard let url = components?.url else { throw DirectoryError.unavailable }
    return URLRequest(url: url)
  }

  private func answer<Answer: Decodable>(to request: URLRequest) async throws -> Answer {
    let (data, response) = try await session.data(for: request)
    return try JSONDecoder().decode(Answer.self, from: Self.checked(data, response))
  }

  private static func checked(_ data: Data, _ response: URLResponse) throws -> Data {
    switch (response as? HTTPURLResponse)?.statusCode {
    case 200, 201: return data
    case 401: throw DirectoryError.refused
    case 404: throw DirectoryError.unknownPerson
    default: throw DirectoryError.unavailable
    }
  }
}
