import Combine
import Foundation

struct City: Codable, Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Weather: Decodable { let summary: String }

protocol HTTPClient {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPClient {}

protocol WeatherService {
    func cities(page: Int) async throws -> [City]
}

struct URLSessionWeatherService: WeatherService {
    var client: any HTTPClient = URLSession.shared

    func cities(page: Int) async throws -> [City] {
        var components = URLComponents(string: "https://api.weather.example/v1/cities")!
        components.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
        var request = URLRequest(url: components.url!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await client.data(for: request)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([City].self, from: data)
    }
}
