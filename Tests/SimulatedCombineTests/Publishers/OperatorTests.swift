import Combine
import Foundation
import Testing
import VirtualTime

@MainActor @Suite(.serialized) struct OperatorTests {
  private struct Failed: Error, Equatable {}

  private func advance(_ seconds: Double) {
    VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
  }

  /// When a publisher publishes, in milliseconds of virtual time from now.
  private final class Recorder<Value> {
    private let start = VirtualTime.now
    private(set) var values: [Value] = []
    private(set) var times: [Int] = []
    private var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Value {
      subscription = publisher.sink(receiveCompletion: { _ in }) { [unowned self] value in
        values.append(value)
        let length = VirtualTime.now - start
        times.append(
          Int((Double(length.components.attoseconds) / 1e15).rounded())
            + Int(length.components.seconds) * 1000)
      }
    }
  }

  @Test func debouncingFiresExactlyOnTime() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = [
      Recorder(subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)),
      Recorder(subject.debounce(for: 0.3, scheduler: DispatchQueue.main)),
      Recorder(subject.debounce(for: .seconds(0.3), scheduler: OperationQueue.main)),
    ]
    subject.send(1)
    advance(1)
    #expect(recorders.map(\.times) == [[300], [300], [300]])
  }

  @Test func delaysAndLimitsCountVirtualTime() {
    let subject = PassthroughSubject<Int, Failed>()
    let delayed = Recorder(subject.delay(for: .seconds(2), scheduler: DispatchQueue.main))
    let latest = Recorder(
      subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true))
    var ending: Subscribers.Completion<Failed>?
    let limited = subject.timeout(.seconds(1), scheduler: RunLoop.main) { Failed() }
      .sink(receiveCompletion: { ending = $0 }) { _ in }
    for value in 1...4 {
      subject.send(value)
      advance(0.2)
    }
    advance(3)
    #expect(delayed.values == [1, 2, 3, 4])
    #expect(delayed.times == [2000, 2200, 2400, 2600])
    #expect(latest.values == [1, 3, 4])
    #expect(ending == .failure(Failed()))
    _ = limited
  }

  @Test func valuesAreCollectedByTime() {
    let subject = PassthroughSubject<Int, Never>()
    let byTime = Recorder(subject.collect(.byTime(RunLoop.main, .seconds(1))))
    let byCount = Recorder(subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)))
    for value in 1...5 {
      subject.send(value)
      advance(0.3)
    }
    subject.send(completion: .finished)
    #expect(byTime.values == [[1, 2, 3, 4], [5]])
    #expect(byCount.values == [[1, 2], [3, 4], [5]])
  }

  @Test func manyPublishersAreMerged() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var received: [Int] = []
    let merged = Publishers.Merge4(subjects[0], subjects[1], subjects[2], subjects[3])
      .sink { received.append($0) }
    let also = subjects[0].merge(with: subjects[1], subjects[2]).sink { received.append($0 * 10) }
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    #expect(received == [3, 2, 20, 1, 10, 0, 0])
    _ = (merged, also)
  }

  @Test func failuresAreTriedAgainAndReplaced() {
    var attempts = 0
    let source = Deferred { () -> Future<Int, any Error> in
      attempts += 1
      let number = attempts
      return Future { promise in promise(number < 3 ? .failure(Failed()) : .success(number)) }
    }
    let recorder = Recorder(
      source.retry(2).tryMap { number -> Int in
        if number == 3 { throw Failed() }
        return number
      }.catch { _ in Just(-1) })
    #expect(attempts == 3)
    #expect(recorder.values == [-1])
  }

  @Test func theLatestInnerPublisherCounts() {
    let outer = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      outer.map { value in
        Just(value).delay(for: .milliseconds(100), scheduler: RunLoop.main)
      }.switchToLatest())
    outer.send(1)
    advance(0.05)
    outer.send(2)
    advance(1)
    #expect(recorder.values == [2])
  }

  @Test func codersTakePartInPipelines() throws {
    let recorder = Recorder(
      Just([1, 2]).encode(encoder: JSONEncoder())
        .decode(type: [Int].self, decoder: JSONDecoder()))
    #expect(recorder.values == [[1, 2]])
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("operator tests")
    let recorder = Recorder(
      NotificationCenter.default.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int })
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 7])
    #expect(recorder.values == [7])
  }
}
