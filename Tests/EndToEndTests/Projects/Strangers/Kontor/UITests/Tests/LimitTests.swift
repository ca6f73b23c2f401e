import XCTest

extension LimitsPage {
  func set(_ position: CGFloat) -> Self {
    slider.adjust(toNormalizedSliderPosition: position)
    return self
  }
}

final class LimitTests: KontorTestCase {
  func testHighestLimit() {
    let limits = launch().unlock().goToSettings().openLimits().set(1)
    XCTAssertEqual(limits.slider.value as? String, "2000")
    XCTAssertEqual(limits.value.label, "€2,000")
  }
}
