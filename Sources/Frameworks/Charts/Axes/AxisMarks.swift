public import Foundation
public import SimulatedUI

/// What an axis shows at some values.
public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  let groups: [AxisGroup]

  fileprivate init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ parts: @escaping @MainActor (AxisValue) -> [AxisPart]
  ) {
    groups = [AxisGroup(position: position, values: values, parts: parts)]
  }

  /// Marks at values that suit the axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values) { content($0).allParts }
  }

  /// Marks at values that suit the axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values) { _ in content().allParts }
  }

  /// Marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, .listed(values)) { content($0).allParts }
  }

  /// Marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, .listed(values)) { _ in content().allParts }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// A line, a tick and a label at values that suit the axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, values) { _ in AxisGroup.usualParts(stroke: stroke) }
  }

  /// A line, a tick and a label at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position, .listed(values)) { _ in AxisGroup.usualParts(stroke: stroke) }
  }

  /// A line, a tick and a label in a format, at values that suit the axis.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let writer = format.writer
    self.init(position, values) { _ in
      AxisGroup.usualParts(stroke: stroke, label: .format(writer))
    }
  }

  /// A line, a tick and a label in a format, at some values.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    let writer = format.writer
    self.init(position, .listed(values)) { _ in
      AxisGroup.usualParts(stroke: stroke, label: .format(writer))
    }
  }
}

extension AxisMarkValues {
  /// Some values.
  fileprivate static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(source: .listed(values.map { DataValue(of: $0) }))
  }
}

/// How an axis looks as a whole.
///
/// No visible effect.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// As the system suggests.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels outside of the plot area.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels aligned with the plot area's ends.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Labels within the plot area.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// On which side of the plot area an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String

  /// Below, and on the trailing side.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// On the leading side.
  public static let leading = AxisMarkPosition(name: "leading")
  /// On the trailing side.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
}
