import Foundation
import Testing
import XCTest

@testable import Basket

@Suite("The basket", .tags(.money))
struct BasketTests {
  let basket: Basket

  init() {
    basket = Basket()
    basket.add(.apple)
  }

  @Test("Adding a fruit makes it dearer")
  func adding() {
    let before = basket.total
    basket.add(.banana)
    #expect(basket.total > before)
    #expect(basket.count == 2)
  }

  @Test(arguments: Fruit.allCases)
  func price(of fruit: Fruit) {
    #expect(fruit.price > 0.2, "\(fruit) is too cheap")
  }

  @Test("Names are as they are shown", arguments: zip([Fruit.apple, .banana], ["apple", "banana"]))
  func name(_ fruit: Fruit, shown: String) {
    #expect(fruit.rawValue == shown)
  }

  @Test func `checking out costs what is in it`() throws {
    let total = try #require(try? basket.checkOut())
    #expect(total == 0.5)
  }

  @Test func wrongTotal() {
    let expected = Decimal(string: "0.75")
    #expect(basket.total == expected)
    #expect(basket.items == [.apple, .cherry])
  }

  @Test func requiringNothing() throws {
    let last = try #require(basket.items.dropFirst().last)
    #expect(last == .apple)
  }

  @Suite(.serialized) struct CheckingOut {
    @Test func emptyBasket() {
      #expect(throws: BasketError.empty) { try Basket().checkOut() }
    }

    @Test(arguments: 1...5) func limit(count: Int) throws {
      let basket = Basket()
      for _ in 0..<count { basket.add(.cherry) }
      _ = try basket.checkOut()
    }
  }
}

@Test func aNewBasketIsEmpty() {
  #expect(Basket().items.isEmpty)
}

/// Written before Swift Testing came.
final class OldBasketTests: XCTestCase {
  func testTotal() {
    let basket = Basket()
    basket.add(.cherry)
    XCTAssertEqual(basket.total, 0.1)
  }
}
