import ElementModel
import SwiftUI
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case chocolate = "Chocolate"
  case vanilla = "Vanilla"
  case lemon = "Lemon"
  var id: Self { self }
}

private struct Order<Style: PickerStyle>: View {
  let style: Style
  @State private var flavor = Flavor.vanilla
  @State private var size: Int? = nil

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Picker("Size", selection: $size) {
        Text("None").tag(nil as Int?)
        Text("Small").tag(1 as Int?)
        Text("Large").tag(2 as Int?)
      }
      Text("order \(flavor.rawValue) \(size ?? 0)")
    }
    .pickerStyle(style)
  }
}

@MainActor @Suite(.serialized) struct PickerTests {
  @Test func aMenuPickerIsAButtonThatOpensItsChoices() throws {
    let driver = AppDriver { Order(style: .automatic) }
    #expect(driver.find("Flavor, Vanilla", .button)?.value == "Vanilla")
    try driver.tap("Flavor, Vanilla")
    #expect(driver.find("Vanilla", .button)?.isSelected == true)
    #expect(driver.find("Lemon", .button)?.isSelected == false)
    #expect(driver.find("Size, None")?.hitPoint == nil)
    try driver.tap("Lemon", .button)
    #expect(driver.exists("order Lemon 0"))
    #expect(!driver.exists("Chocolate"))
    try driver.tap("Size, None")
    try driver.tap("Large")
    #expect(driver.exists("order Lemon 2"))
  }

  @Test func aTapBesideAMenuClosesIt() throws {
    let driver = AppDriver { Order(style: .menu) }
    try driver.tap("Flavor, Vanilla")
    driver.app.tap(at: CGPoint(x: 380, y: 800))
    driver.settle()
    #expect(!driver.exists("Chocolate"))
    #expect(driver.exists("order Vanilla 0"))
  }

  @Test func segmentsAreButtonsOfOneControl() throws {
    let driver = AppDriver { Order(style: .segmented) }
    #expect(driver.elements.filter { $0.type == .segmentedControl }.count == 2)
    #expect(driver.find("Vanilla", .button)?.isSelected == true)
    try driver.tap("Chocolate", .button)
    #expect(driver.find("Vanilla", .button)?.isSelected == false)
    #expect(driver.find("Chocolate", .button)?.isSelected == true)
    #expect(driver.exists("order Chocolate 0"))
  }

  @Test func inlineChoicesAreRows() throws {
    let driver = AppDriver { Order(style: .inline) }
    #expect(driver.elements.filter { $0.type == .cell }.count == 7)
    try driver.tap("Small", .button)
    #expect(driver.find("Small", .button)?.isSelected == true)
    #expect(driver.exists("order Vanilla 1"))
  }

  @Test func aWheelIsTurnedByAFinger() throws {
    let driver = AppDriver { Order(style: .wheel) }
    let wheel = try #require(driver.elements.first { $0.type == .pickerWheel })
    #expect(wheel.value == "Vanilla")
    let middle = try #require(wheel.hitPoint)
    driver.drag(from: middle, to: middle.moved(0, -34))
    driver.settle()
    #expect(driver.exists("order Lemon 0"))
    driver.drag(from: middle, to: middle.moved(0, 70))
    driver.settle()
    #expect(driver.exists("order Chocolate 0"))
    driver.app.tap(at: middle.moved(0, 32))
    driver.settle()
    #expect(driver.exists("order Vanilla 0"))
  }

  @Test func aWheelIsAdjustedToAValue() throws {
    let driver = AppDriver { Order(style: .wheel) }
    let wheel = try #require(driver.elements.last { $0.type == .pickerWheel })
    #expect(driver.app.pickerValues(elementID: wheel.id) == ["None", "Small", "Large"])
    #expect(driver.app.adjustPickerWheel(elementID: wheel.id, to: "Large"))
    #expect(driver.exists("order Vanilla 2"))
    #expect(driver.elements.last { $0.type == .pickerWheel }?.value == "Large")
    #expect(!driver.app.adjustPickerWheel(elementID: wheel.id, to: "Huge"))
  }
}
