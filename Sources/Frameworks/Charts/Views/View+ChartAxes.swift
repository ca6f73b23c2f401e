public import Foundation
public import SimulatedUI

extension View {
  /// Shows or hides the horizontal axes of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.visibility = visibility }
  }

  /// Shows or hides the vertical axes of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.visibility = visibility }
  }

  /// Sets what the horizontal axes of charts show.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().allGroups
    return chartSettings { $0.x.groups = groups }
  }

  /// Sets what the vertical axes of charts show.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let groups = content().allGroups
    return chartSettings { $0.y.groups = groups }
  }

  /// Changes the horizontal axes of charts as a view.
  ///
  /// No visible effect.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: (ChartAxisContent) -> Content
  ) -> some View {
    self
  }

  /// Changes the vertical axes of charts as a view.
  ///
  /// No visible effect.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: (ChartAxisContent) -> Content
  ) -> some View {
    self
  }

  /// Names the horizontal axes of charts, localized.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the horizontal axes of charts, localized.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the horizontal axes of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Puts a view beside the horizontal axes of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSettings { $0.x.labels.append(title) }
  }

  /// Names the vertical axes of charts, localized.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Names the vertical axes of charts, localized.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Names the vertical axes of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Puts a view beside the vertical axes of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartSettings { $0.y.labels.append(title) }
  }
}

/// An axis of a chart, as a view that modifiers change.
public struct ChartAxisContent: View {
  /// Nothing of its own.
  public var body: some View { EmptyView() }
}
