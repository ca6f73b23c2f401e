public import SimulatedUI

/// What an axis consists of.
@MainActor @preconcurrency
public protocol AxisContent {}

/// Content of an axis that the framework itself knows the groups of.
@MainActor protocol PrimitiveAxisContent: AxisContent {
  /// The groups of marks.
  var groups: [AxisGroup] { get }
}

/// Marks of one kind along an axis.
struct AxisGroup {
  /// On which side.
  var position: AxisMarkPosition
  /// At which values.
  var values: AxisMarkValues
  /// Makes the parts at a value.
  var parts: @MainActor (AxisValue) -> [AxisPart]

  /// A line, a tick and a label.
  static func usualParts(
    stroke: StrokeStyle? = nil, label: AxisLabelContent = .value
  ) -> [AxisPart] {
    [
      AxisPart(kind: .gridLine, stroke: stroke), AxisPart(kind: .tick(length: 4), stroke: stroke),
      AxisPart(kind: .label(label)),
    ]
  }

  /// What an axis has that nothing is said about.
  static var usual: AxisGroup {
    AxisGroup(position: .automatic, values: .automatic, parts: { _ in usualParts() })
  }
}

extension AxisContent {
  /// The groups of marks.
  var allGroups: [AxisGroup] { (self as? any PrimitiveAxisContent)?.groups ?? [] }

  /// Draws the marks as one layer.
  ///
  /// No visible effect.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the marks as one layer that modifiers change.
  ///
  /// No visible effect.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    self
  }
}

/// Several groups of marks.
struct AxisContentGroup: PrimitiveAxisContent {
  let groups: [AxisGroup]
}

/// Content of an axis, of any type.
public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  let groups: [AxisGroup]

  /// Hides the type of content.
  public init<Content: AxisContent>(_ content: Content) { groups = content.allGroups }

  /// Hides the type of content.
  public init<Content: AxisContent>(erasing content: Content) { groups = content.allGroups }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  var groups: [AxisGroup] { self?.allGroups ?? [] }
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var groups: [AxisGroup] { (content as? any AxisContent)?.allGroups ?? [] }
}
