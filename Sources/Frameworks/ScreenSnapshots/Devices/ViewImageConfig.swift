public import SimulatedUIKit

/// The device that a view is shown on for its picture.
///
/// See the documentation of `ViewImageConfig` in swift-snapshot-testing.
public struct ViewImageConfig: Sendable {
  /// Which way up a phone or a tablet is held.
  public enum Orientation {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// Which way up a tablet is held, and how much of its screen the app has.
  public enum TabletOrientation {
    /// Parts of a screen that is upright.
    public enum PortraitSplits {
      /// A third.
      case oneThird
      /// Two thirds.
      case twoThirds
      /// All of it.
      case full
    }

    /// Parts of a screen on its side.
    public enum LandscapeSplits {
      /// A third.
      case oneThird
      /// A half.
      case oneHalf
      /// Two thirds.
      case twoThirds
      /// All of it.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and the device's corners take of the screen.
  public var safeArea: UIEdgeInsets
  /// The screen in points; that of the view where `nil`.
  public var size: CGSize?
  /// What the view is shown in.
  public var traits: UITraitCollection

  /// Describes a device.
  ///
  /// - Parameters:
  ///   - safeArea: What bars and the device's corners take of the screen.
  ///   - size: The screen in points; that of the view where `nil`.
  ///   - traits: What the view is shown in.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
