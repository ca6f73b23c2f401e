public import Foundation

/// Bins that moments are sorted into.
public struct DateBins: RandomAccessCollection {
  /// Where the bins begin, and where the last one ends.
  public let thresholds: [Date]

  /// Creates bins with edges.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of some units of the calendar that hold a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    thresholds = CalendarStride(unit: unit, count: count, calendar: calendar)
      .dates(around: range.lowerBound, range.upperBound)
  }

  /// Creates bins of some units of the calendar that hold data.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: low...high, calendar: calendar)
  }

  /// Creates bins for data; round edges matter more than the number.
  public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .current) {
    guard let low = data.min(), let high = data.max() else {
      thresholds = []
      return
    }
    thresholds = CalendarStride.nice(
      over: high.timeIntervalSince(low), count: desiredCount, calendar: calendar
    ).dates(around: low, high)
  }

  /// Creates bins of a length that hold a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = timeInterval > 0 ? Int(length / timeInterval) + 1 : 0
    thresholds =
      count > 0
      ? (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) } : []
  }

  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// A bin by its place.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The place of the bin that a moment is in; the first or last one for moments beyond.
  public func index(for value: Date) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, after - 1), Swift.max(0, endIndex - 1))
  }
}
