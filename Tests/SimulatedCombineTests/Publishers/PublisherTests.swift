import Combine
import Foundation
import Testing
import VirtualTime

@MainActor @Suite(.serialized) struct PublisherTests {
  private struct Failed: Error {}

  private func advance(_ seconds: Double) {
    VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
  }

  @Test func latestValuesComeTogether() {
    let letters = PassthroughSubject<String, Never>()
    let numbers = CurrentValueSubject<Int, Never>(1)
    var received: [String] = []
    var isFinished = false
    let subscription = letters.combineLatest(numbers) { "\($0)\($1)" }.sink(
      receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) })
    #expect(received.isEmpty)
    letters.send("a")
    numbers.send(2)
    letters.send("b")
    #expect(received == ["a1", "a2", "b2"])
    letters.send(completion: .finished)
    #expect(!isFinished)
    numbers.send(3)
    numbers.send(completion: .finished)
    #expect(received.last == "b3")
    #expect(isFinished)
    subscription.cancel()
  }

  @Test func fourValuesComeTogether() {
    let last = PassthroughSubject<Int, Never>()
    var received: [[Int]] = []
    let subscription = Publishers.CombineLatest4(Just(1), Just(2), Just(3), last)
      .sink { received.append([$0, $1, $2, $3]) }
    last.send(4)
    last.send(5)
    #expect(received == [[1, 2, 3, 4], [1, 2, 3, 5]])
    subscription.cancel()
    last.send(6)
    #expect(received.count == 2)
  }

  @Test func oneFailureEndsThePair() {
    let first = PassthroughSubject<Int, Failed>()
    let second = PassthroughSubject<Int, Failed>()
    var isFailed = false
    let subscription = first.combineLatest(second).sink(
      receiveCompletion: { if case .failure = $0 { isFailed = true } }, receiveValue: { _ in })
    first.send(completion: .failure(Failed()))
    #expect(isFailed)
    subscription.cancel()
  }

  @Test func mergedValuesComeAsTheyAreSent() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = first.merge(with: second).sink { received.append($0) }
    second.send(1)
    first.send(2)
    second.send(3)
    #expect(received == [1, 2, 3])
    subscription.cancel()
  }

  @Test func aTimerPublishesUntilCancelled() {
    var count = 0
    let subscription = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { _ in count += 1 }
    advance(1.6)
    #expect(count == 3)
    subscription.cancel()
    advance(5)
    #expect(count == 3)
  }
}
