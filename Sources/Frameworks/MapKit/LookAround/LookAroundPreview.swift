public import CoreLocation
public import SimulatedUI

/// Pictures of a street: an empty place, as where there are none.
@available(iOS17 )
public struct LookAroundPreview: View {
  /// Creates a place for pictures that come and go.
  ///
  /// - Parameters:
  ///   - scene: The pictures.
  ///   - allowsNavigation: Whether one can go on.
  ///   - showsRoadLabels: Whether streets have names.
  ///   - pointsOfInterest: Which places have names.
  ///   - badgePosition: Where Look Around's sign is.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: BadgePosition = .topLeading
  ) {}

  /// Creates a place for pictures.
  ///
  /// - Parameters:
  ///   - initialScene: The pictures.
  ///   - allowsNavigation: Whether one can go on.
  ///   - showsRoadLabels: Whether streets have names.
  ///   - pointsOfInterest: Which places have names.
  ///   - badgePosition: Where Look Around's sign is.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: BadgePosition = .topLeading
  ) {}

  /// Where Look Around's sign is.
  public enum BadgePosition: Sendable {
    /// In one of three corners.
    case topLeading, topTrailing, bottomTrailing
  }

  /// Nothing.
  public var body: some View { Color.clear }
}

extension View {
  /// Shows pictures of a street over everything, where there are any: never here.
  ///
  /// - Parameters:
  ///   - isPresented: Whether they are to show.
  ///   - initialScene: The pictures.
  ///   - allowsNavigation: Whether one can go on.
  ///   - showsRoadLabels: Whether streets have names.
  ///   - pointsOfInterest: Which places have names.
  ///   - onDismiss: What is done when they go.
  /// - Returns: The view as it is.
  @available(iOS17 )
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}
