import SnapshotTesting
import UIKit

/// The devices that pictures of screens are taken on.
enum SnapshotConfig: String, CaseIterable {
  case iPhoneSE
  case iPhone13Mini
  case iPhone15
  case iPhone15ProMax

  var viewImageConfig: ViewImageConfig {
    switch self {
    case .iPhoneSE: return .iPhone8
    case .iPhone13Mini: return .iPhone13Mini
    case .iPhone15: return .dynamicIsland(393, 852, traits: .iPhone13(.portrait))
    case .iPhone15ProMax: return .dynamicIsland(430, 932, traits: .iPhone13ProMax(.portrait))
    }
  }

  /// The appearances that each is taken in.
  enum Appearance: String, CaseIterable {
    case light, dark

    /// Two pixels in a point are enough to review a screen, and take half the room of three.
    var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: self == .dark ? .dark : .light),
        UITraitCollection(displayScale: 2),
      ])
    }
  }
}

extension ViewImageConfig {
  /// A phone with an island at the top, which the library has no name for.
  fileprivate static func dynamicIsland(
    _ width: CGFloat, _ height: CGFloat, traits: UITraitCollection
  ) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      size: CGSize(width: width, height: height), traits: traits)
  }
}
