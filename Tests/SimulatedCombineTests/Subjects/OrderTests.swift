import Combine
import Foundation
import SwiftUI
import Testing
import VirtualTime

/// Several subscribers of one publisher are served in the order in which they subscribed.
@MainActor @Suite(.serialized) struct OrderTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "none"
    @Published private(set) var doubled = 0

    init() { $count.map { $0 * 2 }.assign(to: &$doubled) }
  }

  private final class Plain: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private let expected = Array(0..<40)

  /// Subscribes many times and tells in what order the subscribers were served.
  private func order<P: Publisher>(of publisher: P, _ send: () -> Void) -> [Int]
  where P.Failure == Never {
    var served: [Int] = []
    let subscriptions = expected.map { index in publisher.sink { _ in served.append(index) } }
    served = []
    send()
    subscriptions.forEach { $0.cancel() }
    return served
  }

  @Test func subjectsServeInOrder() {
    let passing = PassthroughSubject<Int, Never>()
    #expect(order(of: passing) { passing.send(1) } == expected)
    let current = CurrentValueSubject<Int, Never>(0)
    #expect(order(of: current) { current.value = 1 } == expected)
    let shared = passing.multicast { PassthroughSubject<Int, Never>() }.autoconnect()
    #expect(order(of: shared) { passing.send(2) } == expected)
  }

  @Test func objectsServeInOrder() {
    let model = Model()
    #expect(order(of: model.$count) { model.count = 3 } == expected)
    #expect(order(of: model.objectWillChange) { model.name = "some" } == expected)
    #expect(model.doubled == 6)
  }

  @Test func notificationsServeInOrder() {
    let name = Notification.Name("order of notifications")
    let center = NotificationCenter.default
    #expect(
      order(of: center.publisher(for: name)) { center.post(name: name, object: nil) } == expected)
    let sender = NSObject()
    let others = order(of: center.publisher(for: name, object: sender)) {
      center.post(name: name, object: NSObject())
    }
    #expect(others.isEmpty)
  }

  @Test func anObjectTellsBeforeItChanges() {
    let model = Model()
    var seen: [Int] = []
    var given: [Int] = []
    let changes = model.objectWillChange.sink { seen.append(model.count) }
    let values = model.$count.sink { given.append($0) }
    model.count = 1
    model.count = 2
    // Once for the count and once for what is derived from it.
    #expect(seen == [0, 0, 1, 1])
    #expect(given == [0, 1, 2])
    _ = (changes, values)
  }

  @Test func anObjectWithoutPublishedPropertiesTellsWhenTold() {
    let plain = Plain()
    var count = 0
    let changes = plain.objectWillChange.sink { count += 1 }
    plain.value = 1
    #expect(count == 1)
    _ = changes
  }

  @Test func aSubjectReplaysItsLatestValueAndItsEnd() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    subject.send(4)
    var received: [Int?] = []
    var ends = 0
    let first = subject.sink(receiveCompletion: { _ in ends += 1 }) { received.append($0) }
    subject.send(nil)
    subject.send(completion: .finished)
    subject.send(5)
    let second = subject.sink(receiveCompletion: { _ in ends += 1 }) { received.append($0) }
    #expect(received == [4, nil])
    #expect(ends == 2)
    _ = (first, second)
  }

  @Test func aCancelledSubscriberIsServedNoMore() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { received.append($0) }
    subject.send(1)
    #expect(received.isEmpty)
    first.cancel()
  }
}
