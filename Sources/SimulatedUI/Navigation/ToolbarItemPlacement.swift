/// Where an item of a toolbar is shown.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Region: Sendable { case leading, principal, trailing, bottom, keyboard }
  let region: Region

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(region: .principal)
  /// At the leading side.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the trailing side.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// At the leading side.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the trailing side.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// For navigating.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// For the main action.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// For actions that matter less.
  public static let secondaryAction = ToolbarItemPlacement(region: .trailing)
  /// For leaving with changes.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
  /// For leaving without changes.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// For deleting.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// For telling about what goes on, in the bar at the bottom.
  public static let status = ToolbarItemPlacement(region: .bottom)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// Above the keyboard, while there is one.
  public static let keyboard = ToolbarItemPlacement(region: .keyboard)
}

extension BarCollector {
  /// Adds items at a place.
  func add(_ items: [LayoutItem], at placement: ToolbarItemPlacement) {
    switch placement.region {
    case .leading: leading += items
    case .principal: principal += items
    case .trailing: trailing += items
    case .bottom: bottom += items
    case .keyboard: keyboard += items
    }
  }
}
