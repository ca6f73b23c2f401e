public import Foundation

/// Measures what an app marks with signposts, which there are none of here: measuring with it fails
/// the test with a sentence.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  private let signpost: String

  /// Creates the metric of a signpost.
  public init(subsystem: String, category: String, name: String) {
    signpost = name
    super.init()
  }

  /// The launch of the app, which can be measured without signposts.
  open class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  /// A transition between screens of a navigation stack.
  open class var navigationTransitionMetric: any XCTMetric { uikit("NavigationTransition") }
  /// A custom transition between screens of a navigation stack.
  open class var customNavigationTransitionMetric: any XCTMetric {
    uikit("CustomNavigationTransition")
  }
  /// Scrolling on after the finger is lifted.
  open class var scrollDecelerationMetric: any XCTMetric { uikit("ScrollDeceleration") }
  /// Scrolling under the finger.
  open class var scrollDraggingMetric: any XCTMetric { uikit("ScrollDragging") }
  /// Scrolling, under the finger and after.
  open class var scrollingAndDecelerationMetric: any XCTMetric {
    uikit("ScrollingAndDeceleration")
  }

  private class func uikit(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "UIKit", name: name)
  }

  /// Fails: there is nothing to measure.
  ///
  /// - Throws: Always.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw UnavailableMetric(
      errorDescription:
        "XCTOSSignpostMetric cannot measure \"\(signpost)\": the simulated device has no signposts."
    )
  }

  /// Itself, as it has no state.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Measures how smoothly an app scrolls, which a simulated screen cannot tell: measuring with it
/// fails the test with a sentence.
open class XCTHitchMetric: NSObject, XCTMetric {
  /// Creates the metric of an app.
  public init(application: XCUIApplication) { super.init() }

  /// Fails: there is nothing to measure.
  ///
  /// - Throws: Always.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    throw UnavailableMetric(
      errorDescription:
        "XCTHitchMetric cannot measure hitches: the simulated screen never misses a frame.")
  }

  /// Itself, as it has no state.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Why a metric measures nothing.
struct UnavailableMetric: LocalizedError {
  let errorDescription: String?
}
