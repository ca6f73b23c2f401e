import DeviceServices
import Foundation
import FoundationNetworking
import OpenCombine
import SessionProtocol
import Testing
import VirtualTime

@testable import Network
@testable import SimulatedNetwork

typealias URLSession = SimulatedNetwork.URLSession
typealias URLSessionConfiguration = SimulatedNetwork.URLSessionConfiguration
typealias URLSessionTask = SimulatedNetwork.URLSessionTask

/// What a task's completion was told, and when.
private final class Outcome: @unchecked Sendable {
  var texts: [String] = []
  var notes: [String] = []
  var start = VirtualTime.now

  /// Milliseconds since the start, and the answer in words.
  func take(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let time = Int(((VirtualTime.now - start) / .milliseconds(1)).rounded())
    let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let failure = error.map {
      "\(($0 as? URLError)?.code.rawValue ?? 0) \($0.localizedDescription)"
    }
    texts.append("\(time) \(status)\(failure ?? text)")
  }
}

@MainActor
@Suite(.serialized) struct URLSessionTests {
  private let outcome = Outcome()
  private let folder: TemporaryFixtures

  init() throws {
    folder = try TemporaryFixtures([
      "h/a.json": "[1]", "h/big.txt": String(repeating: "x", count: 1_000),
      "h/moved.http": "HTTP/1.1 301 Moved\nLocation: /a\n\n",
      "h/loop.http": "HTTP/1.1 302 Found\nLocation: /loop\n\n",
      "h/slow.http": "HTTP/1.1 200 OK\nPomelo-Delay: 90s\n\nslow",
      "h/broken.http": "Pomelo-Error: cannotFindHost\n",
    ])
  }

  /// Starts a run on a network.
  private func begin(_ network: String, seed: UInt64 = 0) {
    // The clock is not set back: what other tests of the process have left on it would then be due
    // only hours later, and an animation among it keeps every app of theirs from being idle.
    outcome.start = VirtualTime.now
    DeviceServices.shared.notes.begin { [outcome] in outcome.notes.append($0) }
    DeviceNetwork.shared.begin(
      seed: seed,
      environment: ["POMELO_FIXTURES": folder.path, "POMELO_NETWORK": network])
  }

  /// Asks for an address and lets virtual time pass.
  private func ask(_ address: String, _ session: URLSession = .shared) throws {
    let url = try #require(URL(string: address))
    session.dataTask(with: url) { [outcome] in outcome.take($0, $1, $2) }.resume()
    VirtualTime.run(until: VirtualTime.now + .seconds(200))
  }

  @Test func anAnswerComesAfterTheLatency() throws {
    begin("latency=300ms")
    try ask("https://h/a")
    #expect(outcome.texts == ["300 200 [1]"])
  }

  @Test func aRequestSaysWhatItIsWhileItWaits() throws {
    begin("latency=300ms")
    let url = try #require(URL(string: "https://h/a"))
    let task = URLSession.shared.dataTask(with: url) { [outcome] in outcome.take($0, $1, $2) }
    task.resume()
    VirtualTime.run(until: VirtualTime.now + .milliseconds(1))
    let pending = VirtualTime.pendingWork.filter { $0.kind == .network }
    #expect(pending.map(\.label) == ["GET h/a"])
    #expect(pending.map(\.due) == [outcome.start + .milliseconds(300)])
    #expect(task.state == .running)
    task.cancel()
    #expect(task.state == .canceling)
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    #expect(task.state == .completed)
    #expect(outcome.texts == ["1 -999 cancelled"])
    #expect(!VirtualTime.pendingWork.contains { $0.kind == .network })
  }

  @Test func bandwidthDelaysWhatIsLong() throws {
    begin("latency=100ms,bandwidth=8kbit")
    try ask("https://h/big")
    #expect(outcome.texts.map { $0.prefix(8) } == ["1100 200"])
  }

  @Test func faultsFailAsOnIOS() throws {
    begin("offline")
    try ask("https://h/a")
    begin("fail=100%,latency=50ms")
    try ask("https://h/a")
    begin("fail=h,latency=50ms")
    try ask("https://h/a")
    begin("")
    try ask("https://h/slow")
    begin("")
    try ask("https://h/broken")
    try ask("ftp://h/a")
    #expect(
      outcome.texts == [
        "20 -1009 The Internet connection appears to be offline.",
        "50 -1005 The network connection was lost.",
        "50 -1004 Could not connect to the server.",
        "60000 -1001 The request timed out.",
        "100 -1003 A server with the specified hostname could not be found.",
        "200000 -1002 unsupported URL",
      ])
    #expect(outcome.notes == [])
  }

  @Test func aRequestWithoutAFixtureFailsWithASentenceWhichIsToldOnce() throws {
    begin("latency=0ms")
    let sentence =
      "No fixture for GET https://h/none: put the response into \(folder.path)/h/none.json"
    try ask("https://h/none")
    try ask("https://h/none")
    #expect(
      outcome.texts
        == ["0 -16 \(sentence)", "200000 -16 \(sentence)"].map {
          $0.replacingOccurrences(
            of: " -16 ", with: " \(URLError.Code.resourceUnavailable.rawValue) ")
        })
    #expect(outcome.notes == [sentence])
  }

  @Test func redirectionsAreFollowedButNotForEver() throws {
    begin("latency=10ms")
    try ask("https://h/moved")
    begin("latency=10ms")
    try ask("https://h/loop")
    #expect(outcome.texts == ["20 200 [1]", "170 -1007 too many HTTP redirects"])
  }

  @Test func equalSeedsFailEqually() throws {
    func outcomes(seed: UInt64) throws -> [String] {
      outcome.texts = []
      begin("fail=50%,jitter=100ms,latency=0ms", seed: seed)
      for _ in 0..<20 { try ask("https://h/a") }
      return outcome.texts
    }
    let first = try outcomes(seed: 7)
    #expect(try outcomes(seed: 7) == first)
    #expect(try outcomes(seed: 8) != first)
    #expect(Set(first.map { $0.hasSuffix("[1]") }) == [true, false])
  }

  @Test func aSessionThatWaitsForAConnectionGoesOnWhenThereIsOne() throws {
    begin("offline")
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    VirtualTime.schedule(after: .seconds(3), kind: .timer, label: "online") {
      DeviceNetwork.shared.change(to: NetworkConditions())
    }
    try ask("https://h/a", URLSession(configuration: configuration))
    #expect(outcome.texts == ["3100 200 [1]"])
  }

  @Test func aPathMonitorFollowsTheConditions() throws {
    begin("offline")
    let monitor = NWPathMonitor()
    let seen = Outcome()
    monitor.pathUpdateHandler = { seen.texts.append("\($0.status) \($0.isExpensive)") }
    monitor.start(queue: .main)
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    DeviceNetwork.shared.change(to: try NetworkConditions(text: "lte"))
    DeviceNetwork.shared.change(to: try NetworkConditions(text: "lte,fail=1%"))
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    monitor.cancel()
    DeviceNetwork.shared.change(to: NetworkConditions())
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    #expect(seen.texts == ["unsatisfied false", "satisfied true"])
  }

  @Test func aPublisherAsksWhenItIsSubscribedTo() throws {
    begin("latency=10ms")
    let url = try #require(URL(string: "https://h/a"))
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(!VirtualTime.pendingWork.contains { $0.kind == .network })
    var values: [String] = []
    let subscription = publisher.map { String(decoding: $0.data, as: UTF8.self) }
      .sink(receiveCompletion: { values.append("\($0)") }, receiveValue: { values.append($0) })
    VirtualTime.run(until: VirtualTime.now + .seconds(1))
    subscription.cancel()
    #expect(values == ["[1]", "finished"])
  }

  @Test func dataReadsAddressesFromTheSimulatedNetwork() throws {
    begin("latency=250ms")
    let url = try #require(URL(string: "https://h/a"))
    #expect(try Data(contentsOf: url) == Data("[1]".utf8))
    #expect(VirtualTime.now - outcome.start == .milliseconds(250))
    let missing = try #require(URL(string: "https://h/none"))
    #expect(throws: URLError.self) { try Data(contentsOf: missing) }
  }
}
