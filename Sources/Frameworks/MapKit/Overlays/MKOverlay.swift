/// Something that lies on a map; nothing is drawn here.
public protocol MKOverlay: MKAnnotation {
  /// Where it lies on the flat map.
  var boundingMapRect: MKMapRect { get }
}

/// What overlays lie above.
@frozen
public enum MKOverlayLevel: Int, Sendable {
  /// Roads, or also labels.
  case aboveRoads, aboveLabels
}
