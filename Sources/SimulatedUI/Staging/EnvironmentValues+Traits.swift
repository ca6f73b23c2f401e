import SimulatedUIKit

extension EnvironmentValues {
  /// Takes over what UIKit's traits say of the surroundings; what they do not say stays.
  mutating func adopt(_ traits: Traits) {
    if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
    if let room = UserInterfaceSizeClass(traits.horizontalSizeClass) { horizontalSizeClass = room }
    if let room = UserInterfaceSizeClass(traits.verticalSizeClass) { verticalSizeClass = room }
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
  }
}
