/// What an app does in the background, and the pictures that it can have on the home screen.
extension UIApplication {
  /// Whether the app can have another icon; it is not shown here.
  public var supportsAlternateIcons: Bool { true }

  /// Shows another icon of the app.
  ///
  /// - Parameters:
  ///   - alternateIconName: The icon's name; `nil` for the first one.
  ///   - completionHandler: Told once it is done.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Shows another icon of the app.
  ///
  /// - Parameter alternateIconName: The icon's name; `nil` for the first one.
  /// - Throws: Nothing here; on a device, that there is no such icon.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    self.alternateIconName = alternateIconName
  }
}

/// What fetching in the background has come to.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is something new, there is not, and it could not be told; numbered as UIKit does.
  case newData, noData, failed
}
