import Combine
import Foundation
import Darwin

@MainActor
final class CitiesModel: NSObject, ObservableObject {
    @Published private(set) var cities: [City] = []
    @Published private(set) var isLoading = false
    @Published private(set) var message = ""
    private let service: any WeatherService
    private let base = URL(string: "https://api.weather.example")!
    private lazy var session = URLSession(
        configuration: .ephemeral, delegate: self, delegateQueue: .main)

    init(service: any WeatherService) { self.service = service }

    func load(page: Int) async {
        isLoading = true
        defer { isLoading = false }
        do {
            cities += try await service.cities(page: page)
        } catch {
            message = error.localizedDescription
        }
    }

    func addFavourite() async {
        var request = URLRequest(url: base.appendingPathComponent("v1/favourites"))
        request.httpMethod = "POST"
        do {
            let (data, response) = try await URLSession.shared.upload(
                for: request, from: try JSONEncoder().encode(cities[0]))
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            message = "\(status) \(String(decoding: data, as: UTF8.self))"
        } catch {
            message = error.localizedDescription
        }
    }

    func loadEvents() async {
        do {
            let (bytes, response) = try await URLSession.shared.bytes(
                from: base.appendingPathComponent("v1/old"))
            var lines: [String] = []
            for try await line in bytes.lines { lines.append(line) }
            message = lines.joined(separator: "+") + " of \(response.url?.lastPathComponent ?? "")"
        } catch {
            message = error.localizedDescription
        }
    }

    func loadTerms() {
        let url = base.appendingPathComponent("terms")
        let text = try? String(contentsOf: url, encoding: .utf8)
        let data = try? Data(contentsOf: url)
        message = "\(text ?? "none"), \(data?.count ?? 0) bytes"
    }

    func loadMissing() async {
        do {
            _ = try await URLSession.shared.data(from: base.appendingPathComponent("v2/../nowhere/é"))
        } catch let error as URLError where error.code == .resourceUnavailable {
            message = error.localizedDescription
        } catch {
            message = "other: \(error)"
        }
    }

    func loadAndCancel() async {
        let task = Task { try await URLSession.shared.data(from: base.appendingPathComponent("v1/cities")) }
        try? await Task.sleep(nanoseconds: 100_000_000)
        task.cancel()
        do {
            _ = try await task.value
            message = "not cancelled"
        } catch {
            message = (error as? URLError)?.code == .cancelled ? "cancelled" : "other: \(error)"
        }
    }

    func download() {
        let task = session.downloadTask(with: base.appendingPathComponent("terms"))
        task.priority = URLSessionTask.highPriority
        task.resume()
    }

    /// What no app should reach: a socket of its own.
    func openSocket() {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        message = descriptor < 0 ? "refused: \(String(cString: strerror(errno)))" : "opened"
    }
}

extension CitiesModel: URLSessionDownloadDelegate {
    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
    ) {
        let size = (try? Data(contentsOf: location))?.count ?? -1
        DispatchQueue.main.async { self.message = "downloaded \(size)" }
    }

    nonisolated func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
    ) {
        DispatchQueue.main.async { if let error { self.message = error.localizedDescription } }
    }

    nonisolated func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(request)
    }
}

/// The details of a city, by Combine.
final class DetailModel: ObservableObject {
    @Published private(set) var text = "No city"
    private var subscriptions: Set<AnyCancellable> = []

    func load(_ city: City) {
        text = "Loading"
        let url = URL(string: "https://api.weather.example/v1/cities/\(city.id)/weather")!
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200
                else { throw URLError(.badServerResponse) }
                return output.data
            }
            .decode(type: Weather.self, decoder: JSONDecoder())
            .map { "\(city.name): \($0.summary)" }
            .catch { Just("\(city.name): failed \(($0 as? URLError)?.code.rawValue ?? 0)") }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.text = $0 }
            .store(in: &subscriptions)
    }
}
