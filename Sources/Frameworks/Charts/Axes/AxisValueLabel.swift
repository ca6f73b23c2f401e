public import Foundation
public import SimulatedUI

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
  let parts: [AxisPart]

  fileprivate init(
    _ content: AxisLabelContent, _ centered: Bool?, _ anchor: UnitPoint?,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    parts = [
      AxisPart(
        kind: .label(content), isCentered: centered,
        placement: AxisLabelPlacement(
          anchor: anchor, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    ]
  }

  /// A label that is a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// A label that says its value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.value, centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// A label that says its value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(.format(format.writer), centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// A label with a text, localized.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(labelKey).plainText
    self.init(.text(text), centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// A label with a text, localized.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(label).plainText
    self.init(.text(text), centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// A label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.text(String(label)), centered, anchor, horizontalSpacing, verticalSpacing)
  }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
  /// Writes values as the format does.
  var writer: (DataValue) -> String? {
    { value in value.value(as: FormatInput.self).map { format($0) } }
  }
}

/// How a label is turned.
///
/// No visible effect: labels stand upright.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String

  /// As suits the axis.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Upright.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Upwards or downwards, as suits the axis.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Downwards.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// What is done where labels would touch.
///
/// No visible effect: all are shown.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  /// As suits the axis.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Those without room are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// They are shown all the same.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// They are cut off.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")

  /// Those without room are left out, by priority.
  public static func greedy(
    priority: Double, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .greedy
  }

  /// Those without room are left out.
  public static func greedy(minimumSpacing: CGFloat) -> AxisValueLabelCollisionResolution {
    .greedy
  }
}
