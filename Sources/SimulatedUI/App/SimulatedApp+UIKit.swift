import SimulatedUIKit

extension SimulatedApp {
  /// Has UIKit's views told what they are shown in.
  func tellTraits() {
    let environment = environment
    var traits = Traits.device
    traits.userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
    traits.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    traits.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    traits.userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    traits.displayScale = environment.displayScale
    UITraitCollection.screen = UITraitCollection(traits)
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
