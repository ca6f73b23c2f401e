public import SimulatedUI

/// In which colours a widget is shown.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In its own.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// As the lock screen does.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// In which colours a picture of a widget is shown where the widget is shown in two.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In that of what stands out.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In that of what stands out, by how bright it is.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In the other one, by how bright it is.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In its own.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// How large an activity is shown.
public enum ActivityFamily: Hashable, Sendable {
  /// As on a watch, and as on the phone.
  case small, medium
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  /// How large the widget is.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// In which colours the widget is shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Room at the edges of the widget, in points.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }

  /// Whether the widget is shown with its background.
  public var showsWidgetContainerBackground: Bool { true }

  /// Whether there is room for a label beside the widget.
  public var showsWidgetLabel: Bool { false }

  /// How large the activity is shown.
  public var activityFamily: ActivityFamily { .medium }

  /// Whether the activity has the whole screen.
  public var isActivityFullscreen: Bool { false }
}
