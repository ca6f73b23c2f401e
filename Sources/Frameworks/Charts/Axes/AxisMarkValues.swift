public import Foundation

/// Which values an axis shows.
public struct AxisMarkValues {
  enum Source {
    case automatic(count: Int?, minimum: Double?)
    case stride(Double)
    case calendar(Calendar.Component, Int, Calendar)
    case listed([DataValue])
  }

  let source: Source

  /// As suits the axis.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(source: .automatic(count: nil, minimum: nil))
  }

  /// About as many as wanted; round values matter more than the number.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(source: .automatic(count: desiredCount, minimum: nil))
  }

  /// About as many as wanted, and not too close to one another.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(source: .automatic(count: desiredCount, minimum: Double(minimumStride)))
  }

  /// Multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(source: .stride(Double(stepSize)))
  }

  /// Beginnings of days, months or other parts of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(source: .calendar(component, max(1, count), calendar ?? .current))
  }
}
