public import Foundation
public import SimulatedUI

extension View {
  /// Sets what the app opens when the widget is tapped.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Says that the view stands out where a widget is shown in two colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets what stands beside a small widget of a watch.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Sets what stands beside a small widget of a watch.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what stands beside a small widget of a watch.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Has content follow the edge of a watch.
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Sets the colour behind an activity.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the colour of the system's buttons beside an activity.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Shows the view in Xcode's canvas as a widget; nothing is shown here.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
}

extension Image {
  /// Sets in which colours the picture is shown where the widget is shown in two.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> Image { self }
}

/// How Xcode's canvas shows a widget.
public struct WidgetPreviewContext {
  /// As one of a size.
  public init(family: WidgetFamily) {}
}

/// The background that widgets of the lock screen have.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}

  /// A surface.
  public var body: some View { Color.secondary.opacity(0.2) }
}

/// Up to three views and a label in a widget of the lock screen.
public struct AccessoryWidgetGroup<Content: View, Label: View>: View {
  private let content: Content
  private let label: Label

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label above the views.
  public var body: some View {
    VStack {
      label
      HStack { content }
    }
  }
}
