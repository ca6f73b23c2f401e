import Foundation
import Testing

@testable import Basket

@Suite(.tags(.slow)) final class DiscountTests {
  let service = DiscountService()
  let began = Date()

  deinit { print("the suite is gone") }

  @Test func halfPrice() async throws {
    #expect(try await service.discount(for: "HALF") == 50)
    #expect(Date().timeIntervalSince(began) >= 30)
  }

  @Test(.tags(.money), arguments: ["HALF", "NONE"], [1, 2])
  func codes(code: String, tries: Int) async throws {
    for _ in 0..<tries {
      #expect(try await service.discount(for: code) == 50)
    }
  }

  @Test func changesAreConfirmed() async {
    let basket = Basket()
    await confirmation("the basket tells of changes", expectedCount: 2) { changed in
      basket.onChange = { changed() }
      basket.add(.apple)
    }
  }

  @Test(.timeLimit(.minutes(1))) func tooSlow() async throws {
    _ = try await DiscountService(delay: .seconds(100)).discount(for: "HALF")
  }
}

actor Counter {
  private(set) var value = 0
  func increment() { value += 1 }
}

@Suite actor ActorTests {
  let counter = Counter()

  @Test func counting() async {
    await counter.increment()
    #expect(await counter.value == 1)
  }

  @MainActor @Test func onTheMainActor() {
    MainActor.assertIsolated()
    #expect(Thread.isMainThread)
  }
}
