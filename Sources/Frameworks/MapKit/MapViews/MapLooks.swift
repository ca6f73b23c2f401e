/// What of a map only pixels show, and what a person may do with it; nobody does here.
struct MapLooks {
  var mapType = MKMapType.standard
  var isZoomEnabled = true
  var isScrollEnabled = true
  var isRotateEnabled = true
  var isPitchEnabled = true
  var showsCompass = true
  var showsScale = false
  var showsBuildings = true
  var showsTraffic = false
  var showsUserTrackingButton = false
  var pointOfInterestFilter: MKPointOfInterestFilter?
}

extension MKMapView {
  /// How the earth is drawn.
  public var mapType: MKMapType {
    get { looks.mapType }
    set { looks.mapType = newValue }
  }
  /// Whether a person may make it larger and smaller.
  public var isZoomEnabled: Bool {
    get { looks.isZoomEnabled }
    set { looks.isZoomEnabled = newValue }
  }
  /// Whether a person may move it.
  public var isScrollEnabled: Bool {
    get { looks.isScrollEnabled }
    set { looks.isScrollEnabled = newValue }
  }
  /// Whether a person may turn it.
  public var isRotateEnabled: Bool {
    get { looks.isRotateEnabled }
    set { looks.isRotateEnabled = newValue }
  }
  /// Whether a person may tilt it.
  public var isPitchEnabled: Bool {
    get { looks.isPitchEnabled }
    set { looks.isPitchEnabled = newValue }
  }
  /// Whether it has a compass.
  public var showsCompass: Bool {
    get { looks.showsCompass }
    set { looks.showsCompass = newValue }
  }
  /// Whether it has a scale.
  public var showsScale: Bool {
    get { looks.showsScale }
    set { looks.showsScale = newValue }
  }
  /// Whether houses are drawn.
  public var showsBuildings: Bool {
    get { looks.showsBuildings }
    set { looks.showsBuildings = newValue }
  }
  /// Whether traffic is drawn.
  public var showsTraffic: Bool {
    get { looks.showsTraffic }
    set { looks.showsTraffic = newValue }
  }
  /// Whether it has a button to go where the person is.
  public var showsUserTrackingButton: Bool {
    get { looks.showsUserTrackingButton }
    set { looks.showsUserTrackingButton = newValue }
  }
  /// Which places of interest are drawn.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { looks.pointOfInterestFilter }
    set { looks.pointOfInterestFilter = newValue }
  }
}
