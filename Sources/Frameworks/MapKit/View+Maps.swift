public import SimulatedUI

// How maps look, which only pixels show.
extension View {
  /// Sets how the earth is drawn.
  public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Sets which controls a map has; the usual ones are not drawn.
  @available(iOS17 )
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Says whether controls show.
  @available(iOS17 )
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Tells where the camera is, when the map comes and when the app moves it.
  @available(iOS17 )
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { environment(\.mapCameraAction, MapCameraAction(action: action)) }

  /// Tells that the camera has moved.
  @available(iOS17 )
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

  /// Names what the controls of a map belong to.
  @available(iOS17 )
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Says what can be chosen on a map besides what the app has put there: nothing is drawn.
  @available(iOS17 )
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View {
    self
  }
}

/// How the earth is drawn.
@available(iOS17 )
public struct MapStyle: Sendable {
  /// How high things are drawn.
  public enum Elevation: Sendable {
    /// As usual, flat, and as they are.
    case automatic, flat, realistic
  }

  /// As usual.
  public static let standard = MapStyle()
  /// As from above.
  public static let imagery = MapStyle()
  /// As from above, with names.
  public static let hybrid = MapStyle()

  /// How much names count.
  public enum StandardEmphasis: Sendable {
    /// As usual, and less.
    case automatic, muted
  }

  /// As usual.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// As from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// As from above, with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// When one is told of a camera that moves.
@available(iOS17 )
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool

  /// All the time.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// At the end.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// Which places of interest show; none are drawn.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()

  /// Some.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
  /// All but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { PointOfInterestCategories() }
}

/// Something that is drawn on a map by itself: nothing is.
@available(iOS17 )
public struct MapFeature: Hashable, Sendable {
  /// What it is called.
  public var title: String? { nil }
}

/// What a tap on something shows besides.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  /// As the system chooses.
  public static let automatic = MapItemDetailSelectionAccessoryStyle()
  /// A sheet.
  public static let sheet = MapItemDetailSelectionAccessoryStyle()
}
