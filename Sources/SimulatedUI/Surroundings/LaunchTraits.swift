import DeviceServices
import ElementModel
import SimulatedUIKit

/// What the arguments of a launch say about how an app is shown, over the device's own settings.
///
/// The arguments are defaults of UIKit's, which Xcode passes too: text in a size of its own by
/// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXL`, and the scheme option
/// "Right-to-Left Language" by `-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES`.
struct LaunchTraits {
  /// How large text is; `nil` for as the device says.
  var typeSize: DynamicTypeSize?
  /// In which direction interfaces run; `nil` for as the device or the language says.
  var layoutDirection: DeviceSettings.LayoutDirection?

  /// A launch that says nothing.
  init() {}

  /// Reads arguments.
  init(arguments: [String]) {
    typeSize = arguments.value(of: "-UIPreferredContentSizeCategoryName")
      .flatMap { DynamicTypeSize(UIContentSizeCategory(rawValue: $0)) }
    let isForced = ["-AppleTextDirection", "-NSForceRightToLeftWritingDirection"]
      .contains { ["yes", "true", "1"].contains(arguments.value(of: $0)?.lowercased()) }
    layoutDirection = isForced ? .rightToLeft : nil
  }
}
