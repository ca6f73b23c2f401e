import SimulatedUIKit

extension SimulatedApp {
  /// Has UIKit's views told what they are shown in.
  func tellTraits() {
    let environment = environment
    UITraitCollection.screen = UITraitCollection(
      style: UIUserInterfaceStyle(environment.colorScheme),
      horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
      textSize: UIContentSizeCategory(environment.dynamicTypeSize))
  }

  /// Tells the app by UIKit's notifications when the keyboard has come or gone.
  func announceKeyboard() {
    let isUp = screen?.showsKeyboard ?? false
    let keyboard = graph.keyboard
    guard isUp != keyboard.isAnnounced else { return }
    keyboard.isAnnounced = isUp
    let height = KeyboardBuilder.height(on: device)
    UIApplication.shared.tellKeyboard(
      isShown: isUp,
      frame: CGRect(
        x: 0, y: device.size.height - height, width: device.size.width, height: height))
  }
}
