import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct DraggingTests {
  @Test func valuesAreDroppedOnDestinations() throws {
    let driver = AppDriver { BasketView() }
    let apple = try #require(driver.find("apple")?.hitPoint)
    let basket = try #require(driver.find("basket: empty")?.hitPoint)
    driver.press(at: apple)
    driver.wait(.milliseconds(800))
    driver.move(from: apple, to: basket)
    driver.lift(at: basket)
    driver.settle()
    #expect(driver.exists("basket: apple"))
  }

  @Test func movingAtOnceCarriesNothing() throws {
    let driver = AppDriver { BasketView() }
    let apple = try #require(driver.find("apple")?.hitPoint)
    let basket = try #require(driver.find("basket: empty")?.hitPoint)
    driver.drag(from: apple, to: basket)
    #expect(driver.exists("basket: empty"))
  }
}

private struct BasketView: View {
  @State private var fruit = "empty"

  var body: some View {
    VStack(spacing: 100) {
      Text("apple").draggable("apple")
      Text("basket: \(fruit)").dropDestination(for: String.self) { items, _ in
        fruit = items.joined()
        return true
      }
    }
  }
}
