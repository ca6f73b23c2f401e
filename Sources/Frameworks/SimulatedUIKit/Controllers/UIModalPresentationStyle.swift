/// How a controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The cases as UIKit numbers them.
  case automatic = -2
  /// Nowhere.
  case none = -1
  /// Over the whole screen, and so on.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// Over the current context, and as a popover.
  case overCurrentContext, popover

  /// Whether nothing of what is behind stays on the screen, so that it disappears.
  package var coversAll: Bool { self == .fullScreen || self == .currentContext }
}
