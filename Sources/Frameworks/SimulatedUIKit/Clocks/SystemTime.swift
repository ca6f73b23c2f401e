/// Seconds since the beginning of 2001, on the device's clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// Seconds since the device was started, as animations count them.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// Runs a block; what Objective-C would release after it does not exist on Linux.
///
/// - Parameter body: The block.
/// - Returns: What the block returns.
/// - Throws: What the block throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
