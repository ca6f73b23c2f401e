import XCTest

final class SearchTests: AscentTestCase {
  func testASkuOpensItsProduct() {
    guard let product = home.searchBar.searchForSingleItem("9003301") else { return }
    XCTAssertEqual(product.sku, "9003301")
    XCTAssertEqual(product.price, "€ 92")
    XCTAssertEqual(product.stock, "7")
    guard nil != product.backToOrigin() else { return }
  }

  func testWordsListAllProductsThatHaveThem() {
    guard let results = home.searchBar.search("tent") else { return }
    XCTAssertEqual(results.items.all.map(\.name.label), ["Ridge Tent 2", "Ridge Tent 3"])

    guard let item = results.items.first(where: { $0.sku.label == "4410037" }) else {
      return XCTFail("4410037 is missing")
    }
    guard let product = results.open(item) else { return }
    XCTAssertEqual(product.stock, "0")
    guard nil != product.backToOrigin()?.backToOrigin() else { return }
  }

  func testNothingIsFound() {
    guard let results = home.searchBar.search("canoe") else { return }
    XCTAssertTrue(results.isEmpty)
    XCTAssertEqual(results.items.count, 0)
  }
}
