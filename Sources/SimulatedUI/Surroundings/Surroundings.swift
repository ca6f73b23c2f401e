import SimulatedUIKit

/// What is around an app: how its device is held, and what the person does with it.
struct Surroundings {
  /// How the device is held.
  var orientation = UIDeviceOrientation.portrait
  /// Whether interfaces are dark.
  var isDark = false
  /// How large text is.
  var typeSize = DynamicTypeSize.large
  /// The person's language and region.
  var locale = Locale(identifier: "en_US")
  /// Whether the app is in use.
  var phase = ScenePhase.active
}
