// What the module `Accessibility` says of charts and of further content. VoiceOver's words for a chart
// are in the explorer's page about an element; further content nobody reads here.

/// Further content of an element.
open class AXCustomContent {
  /// How much content matters.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default`
    /// Always.
    case high
  }

  /// What it is called.
  public let label: String
  /// What it is.
  public let value: String
  /// How much it matters.
  open var importance = Importance.default

  /// Creates content.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// Something that a chart can be described by.
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Describes the chart anew.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What it is called.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called.
  public var title: String
  /// From where to where it goes.
  public var range: ClosedRange<Double>
  /// Where its lines are.
  public var gridlinePositions: [Double]
  private let describe: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    describe = valueDescriptionProvider
  }

  /// How a value is read out.
  public func valueDescription(_ value: Double) -> String { describe(value) }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What it is called.
  public var title: String
  /// The names in order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A further value of a point of a chart.
public enum AXDataPointValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A name.
  case category(String)
}

/// A point of a chart.
public final class AXDataPoint {
  /// What it is called.
  public var label: String?

  /// A point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.label = label
  }

  /// A point at a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.label = label
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?
  /// Whether a line joins them.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// What a chart shows.
public final class AXChartDescriptor {
  /// What it is called.
  public var title: String?
  /// What it says.
  public var summary: String?
  /// Its horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// Its vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Its points.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.series = series
  }
}
