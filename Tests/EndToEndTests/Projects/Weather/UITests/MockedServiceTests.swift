import Foundation
@testable import Weather
import XCTest

/// A team's own stand-in for the server.
final class MockURLProtocol: URLProtocol {
    nonisolated(unsafe) static var handler: ((URLRequest) throws -> (HTTPURLResponse, Data))?

    override class func canInit(with request: URLRequest) -> Bool { handler != nil }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        do {
            guard let handler = Self.handler else { throw URLError(.unknown) }
            let (response, data) = try handler(request)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    override func stopLoading() {}
}

final class MockedServiceTests: XCTestCase {
    enum Oops: Error { case broken }

    override func tearDown() {
        MockURLProtocol.handler = nil
    }

    func testAServiceOverAProtocolOfTheTeams() async throws {
        MockURLProtocol.handler = { request in
            XCTAssertEqual(request.url?.query, "page=4")
            XCTAssertEqual(request.value(forHTTPHeaderField: "X-Client"), "tests")
            let response = HTTPURLResponse(
                url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
            return (response, Data(#"[{"id": 9, "name": "Oslo"}]"#.utf8))
        }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [MockURLProtocol.self]
        configuration.httpAdditionalHeaders = ["X-Client": "tests"]
        let service = URLSessionWeatherService(client: URLSession(configuration: configuration))
        let cities = try await service.cities(page: 4)
        XCTAssertEqual(cities, [City(id: 9, name: "Oslo")])
    }

    func testARegisteredClassAnswersTheSharedSession() {
        MockURLProtocol.handler = { _ in throw Oops.broken }
        XCTAssertTrue(URLProtocol.registerClass(MockURLProtocol.self))
        defer { URLProtocol.unregisterClass(MockURLProtocol.self) }
        let ended = expectation(description: "ended")
        let task = URLSession.shared.dataTask(with: URL(string: "https://other.example/")!) {
            data, response, error in
            XCTAssertNil(data)
            XCTAssertTrue(error is Oops)
            ended.fulfill()
        }
        XCTAssertEqual(task.state, .suspended)
        task.resume()
        wait(for: [ended], timeout: 1)
        XCTAssertEqual(task.state, .completed)
    }
}
