import DeviceServices
package import ElementModel
package import Foundation
package import SimulatedUIKit
import VirtualTime

extension SimulatedApp {
  /// How long the screen takes to turn.
  private static let turn = Duration.milliseconds(300)

  /// How the device is held.
  package var orientation: UIDeviceOrientation { surroundings.orientation }

  /// Turns the device; an app that runs is laid out anew.
  ///
  /// - Parameter orientation: How the device is held from now on. A phone that is upside down, or
  ///   any device that lies flat, shows what it has shown before.
  package func rotate(to orientation: UIDeviceOrientation) {
    UIDevice.current.orientation = orientation
    let isShown =
      orientation.isLandscape || orientation == .portrait
      || orientation == .portraitUpsideDown && device.isTablet
    guard isShown, orientation != surroundings.orientation else { return }
    surroundings.orientation = orientation
    guard isRunning else { return }
    dispatcher.cancel()
    updateSurroundings()
    graph.beginTransition(Self.turn, label: "rotation")
  }

  /// Sets the device up before the app is launched.
  ///
  /// - Parameter settings: What of them views are told; how the device is held is not among it.
  package func adopt(_ settings: DeviceSettings) {
    surroundings.typeSize = DynamicTypeSize(settings.typeSize)
    surroundings.layoutDirection = settings.layoutDirection
    surroundings.isDark = settings.appearance == .dark
    updateSurroundings()
  }

  /// Takes from the arguments of a launch how the app is shown, over what the device says.
  package func adopt(launchArguments: [String]) {
    surroundings.launched = LaunchTraits(arguments: launchArguments)
  }

  /// Makes interfaces dark or light.
  package func setAppearance(isDark: Bool) {
    guard isDark != surroundings.isDark else { return }
    surroundings.isDark = isDark
    updateSurroundings()
  }

  /// Tells the app whether it is in use.
  package func setPhase(_ phase: ScenePhase) {
    guard phase != surroundings.phase else { return }
    surroundings.phase = phase
    if phase != .active { dispatcher.cancel() }
    updateSurroundings()
  }

  /// Hands the app an address to open.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether the app listens to addresses.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    guard isRunning else { return false }
    refresh()
    var isListening = false
    VirtualTime.runAsApp { isListening = graph.open(url) }
    refresh()
    return isListening
  }

  /// What the app's views are told about their surroundings.
  var environment: EnvironmentValues {
    var values = device.environment
    values.colorScheme = surroundings.isDark ? .dark : .light
    values.scenePhase = surroundings.phase
    values.dynamicTypeSize = surroundings.launched.typeSize ?? surroundings.typeSize
    values.layoutDirection = layoutDirection
    values.editMode = editMode.binding
    if let stageTraits { values.adopt(stageTraits) }
    return values
  }

  /// The direction that is set, or else that of the app's language.
  private var layoutDirection: LayoutDirection {
    let language = DeviceServices.shared.language.languages.first ?? ""
    let settings = DeviceSettings(
      locale: language,
      layoutDirection: surroundings.launched.layoutDirection ?? surroundings.layoutDirection)
    return settings.effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Hands the surroundings down to all views.
  private func updateSurroundings() {
    guard let root else { return }
    tellTraits()
    root.environment = environment
    root.invalidator.invalidate()
    // The screen itself may have another size.
    setNeedsDisplay()
    refresh()
  }
}
