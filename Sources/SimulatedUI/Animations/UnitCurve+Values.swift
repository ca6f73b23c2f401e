extension UnitCurve {
  /// Slow at both ends.
  public static let easeInEaseOut = UnitCurve.easeInOut

  /// How far it has come at a time, both from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    return Self.cubic(parameter(at: time), points[1], points[3])
  }

  /// How fast it goes at a time, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let time = min(max(progress, step), 1 - step)
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }

  /// The curve with time and way changed round.
  public var inverse: UnitCurve {
    UnitCurve(points: [points[1], points[0], points[3], points[2]])
  }

  /// Where on the curve a time is.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.cubic(middle, points[0], points[2]) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A coordinate of a curve from 0 to 1 with two control points.
  private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
