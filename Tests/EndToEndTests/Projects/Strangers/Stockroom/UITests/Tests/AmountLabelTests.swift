import XCTest

private struct StockRow {
  let name: String
  let amount: String
  let unit: String

  init(label: String) {
    let parts = label.components(separatedBy: ", ")
    name = parts[0]
    amount = parts[1]
    unit = parts[2]
  }
}

final class AmountLabelTests: StockroomTestCase {
  func testFlourIsCountedInKilograms() {
    stock.waitUntilLoaded()
    let row = StockRow(label: stock.item("flour").label)

    XCTAssertEqual(row.unit, "kg")
  }
}
