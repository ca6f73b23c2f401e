import XCTest

final class StockFlowTests: StockroomTestCase {
  func testSearchNarrowsTheList() {
    stock.waitUntilLoaded().search("milk")

    stock.expectGone(stock.item("flour"))
    XCTAssertEqual(stock.countText.label, "1 items")
  }

  func testFilterByCategory() {
    stock.waitUntilLoaded().filter("Dairy")

    stock.expectGone(stock.item("rice"))
    XCTAssertEqual(stock.items.count, 2)
  }

  func testDeletingAnItemAsksFirst() {
    stock.waitUntilLoaded().delete("butter", named: "Salted Butter")

    XCTAssertEqual(stock.countText.label, "4 items")
  }

  func testRestocking() {
    stock.waitUntilLoaded().restock("flour")

    XCTAssertTrue(stock.item("flour").label.contains("20 kg"))
  }

  func testAddingAnItem() {
    stock.waitUntilLoaded().add().type(name: "Yeast").choose(category: "Dairy").save()

    let yeast = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Yeast'")).firstMatch
    stock.expect(yeast)
    XCTAssertEqual(stock.countText.label, "6 items")
  }

  func testNoteIsKept() {
    let item = stock.waitUntilLoaded().open("flour").write(note: "Type 550")

    XCTAssertEqual(item.savedNote.label, "Type 550")
  }

  func testSyncTellsHowMany() {
    stock.waitUntilLoaded().sync()

    XCTAssertEqual(stock.banner.label, "Synced 5 items")
  }
}
