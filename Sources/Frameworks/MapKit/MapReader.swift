public import CoreLocation
public import SimulatedUI

/// Gives views a proxy that turns places of the earth into points of the screen.
@available(iOS17 )
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View { content(MapProxy()) }
}

/// Turns places of the earth into points of the screen and back; nothing here knows how, so the
/// answers are nil.
@available(iOS17 )
public struct MapProxy {
  /// The place at a point.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }

  /// The point of a place.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}
