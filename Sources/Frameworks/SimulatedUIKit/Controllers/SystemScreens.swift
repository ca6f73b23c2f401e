package import DeviceServices

/// Screens of the system's that classes of UIKit show, and that are made of views of SwiftUI.
@MainActor
package enum SystemScreens {
  /// Makes the screen to choose one of some photos, which tells the one, or nothing where the
  /// person has cancelled.
  package typealias PhotoScreen = (
    _ photos: [DevicePhoto], _ finish: @escaping (DevicePhoto?) -> Void
  ) -> UIViewController

  /// Makes the screen to choose a photo; set before an app runs.
  package static var photoScreen: PhotoScreen?
}
