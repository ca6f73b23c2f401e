public import SimulatedUIKit

/// Says how an overlay looks, which is not drawn here.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  /// What it is of.
  public let overlay: any MKOverlay
  /// How much it hides.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Asks for it to be drawn anew.
  open func setNeedsDisplay() {}
}

/// Says how lines and areas look.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 0
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// How long strokes and gaps are.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins.
  open var lineDashPhase: CGFloat = 0
}

/// Says how a line looks.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }

  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Says how a line with several colours looks.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours.
  public private(set) var colors: [UIColor] = []
  /// Where on the line each is, from 0 to 1.
  public private(set) var locations: [CGFloat] = []

  /// Sets the colours.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - locations: Where on the line each is, from 0 to 1.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}

/// Says how an area looks.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Says how a circle looks.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Says how pictures of a server look.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Loads the pictures anew.
  open func reloadData() {}
}
