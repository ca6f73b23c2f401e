import Combine
import Foundation

/// The service of the directory, over HTTP.
struct DirectoryAPI: SignInService, PeopleRepository, SearchService {
  static let productionURL = URL(string: "https://api.directory.example/v1")!

  /// Developers choose another one with the launch argument `-serviceURL`.
  static var chosenURL: URL {
    UserDefaults.standard.string(forKey: "serviceURL").flatMap(URL.init) ?? productionURL
  }

  var baseURL = productionURL
  var session = URLSession.shared

  func signIn(email: String, password: String) async throws -> Account {
    var request = URLRequest(url: baseURL.appendingPathComponent("accounts/\(email)/sessions"))
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(["password": password])
    return try await answer(to: request)
  }

  func people() async throws -> [Person] {
    try await answer(to: URLRequest(url: baseURL.appendingPathComponent("people")))
  }

  func person(id: Int) async throws -> Person {
    try await answer(to: URLRequest(url: baseURL.appendingPathComponent("people/\(id)")))
  }

  func people(matching query: String) -> AnyPublisher<[Person], Error> {
    let url = baseURL.appendingPathComponent("people/search")
      .appending(queryItems: [URLQueryItem(name: "q", value: query)])
    return session.dataTaskPublisher(for: url)
      .tryMap { try Self.checked($0.data, $0.response) }
      .decode(type: [Person].self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
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
