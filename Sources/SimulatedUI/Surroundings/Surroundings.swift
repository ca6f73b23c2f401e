import ElementModel
import SimulatedUIKit

/// What is around an app: how its device is held, and what the person does with it.
struct Surroundings {
  /// How the device is held.
  var orientation = UIDeviceOrientation.portrait
  /// Whether interfaces are dark.
  var isDark = false
  /// How large text is.
  var typeSize = DynamicTypeSize.large
  /// In which direction interfaces run, if it is not that of the language.
  var layoutDirection: DeviceSettings.LayoutDirection?
  /// What the launch says instead, for this app alone.
  var launched = LaunchTraits()
  /// Whether the app is in use.
  var phase = ScenePhase.active
}
