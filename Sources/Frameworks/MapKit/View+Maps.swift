public import SimulatedUI

// How maps look, which only pixels show.
extension View {
  /// Sets how the earth is drawn.
  public func mapStyle(_ style: MapStyle) -> some View { self }

  /// Sets which controls a map has; the usual ones are not drawn.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Says whether controls show.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Told where the camera is; it stays where it is here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }

  /// Told when the camera has moved; it stays where it is here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}

/// How the earth is drawn.
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

  /// As usual.
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// As from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// As from above, with names.
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// When one is told of a camera that moves.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let isContinuous: Bool

  /// All the time.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// At the end.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// Where a camera is.
public struct MapCameraUpdateContext: Sendable {
  /// What it shows.
  public let region: MKCoordinateRegion
}

/// A control of a map, which is not drawn here.
public struct MapUserLocationButton: View {
  /// Creates the control.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapCompass: View {
  /// Creates the control.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapScaleView: View {
  /// Creates the control.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
