/// Bins that numbers are sorted into.
public struct NumberBins<Value: BinaryFloatingPoint & Plottable>: RandomAccessCollection {
  /// Where the bins begin, and where the last one ends.
  public let thresholds: [Value]

  /// Creates bins with edges.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a size that hold a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let count = size > 0 ? Int(((range.upperBound / size).rounded(.down) - first)) + 1 : 0
    thresholds = count > 0 ? (0...count).map { (first + Value($0)) * size } : []
  }

  /// Creates a number of bins for a range; round edges matter more than the number.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = NiceSteps.step(
      over: Double(range.upperBound - range.lowerBound), count: desiredCount)
    self.init(size: Value(step), range: range)
  }

  /// Creates a number of bins of equal size for a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    thresholds = (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * size }
  }

  /// Creates bins for data; round edges matter more than the number.
  public init(data: [Value], desiredCount: Int = 10) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount)
  }

  /// The first bin.
  public var startIndex: Int { 0 }
  /// After the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// A bin by its place.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// The place of the bin that a value is in; the first or last one for values beyond.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, after - 1), Swift.max(0, endIndex - 1))
  }
}
