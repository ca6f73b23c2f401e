import XCTest

final class ReviewTests: KontorTestCase {
  func testReviewShowsTheAmount() {
    let review = launch().unlock().goToTransfer()
      .fill("Max Muster", "99")
      .review()
    XCTAssertEqual(review.amount.label, "€99.00")
  }
}
