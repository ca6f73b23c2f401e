/// How large a widget is.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// The cases as WidgetKit numbers them.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// On the lock screen, as WidgetKit numbers them.
  case accessoryCircular = 5, accessoryRectangular, accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The size of such a widget in points, on the screen of the simulated device.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 330)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}
