/// Tablets.
extension ViewImageConfig {
  /// An iPad mini, on its side.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini with the app on all of the screen.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.small.config(orientation)
  }
  /// An iPad mini with the app on a part of the screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.small.config(orientation)
  }

  /// An iPad of 9.7 inches, on its side.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// An iPad of 9.7 inches with the app on all of the screen.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.small.config(orientation)
  }
  /// An iPad of 9.7 inches with the app on a part of the screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.small.config(orientation)
  }

  /// An iPad of 10.2 inches, on its side.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad of 10.2 inches with the app on all of the screen.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.ten.config(orientation)
  }
  /// An iPad of 10.2 inches with the app on a part of the screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.ten.config(orientation)
  }

  /// An iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro of 10.5 inches with the app on all of the screen.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.tenPro.config(orientation)
  }
  /// An iPad Pro of 10.5 inches with the app on a part of the screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.tenPro.config(orientation)
  }

  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro of 11 inches with the app on all of the screen.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.eleven.config(orientation)
  }
  /// An iPad Pro of 11 inches with the app on a part of the screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.eleven.config(orientation)
  }

  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// An iPad Pro of 12.9 inches with the app on all of the screen.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.large.config(orientation)
  }
  /// An iPad Pro of 12.9 inches with the app on a part of the screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.large.config(orientation)
  }
}
