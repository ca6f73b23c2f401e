public import SimulatedUIKit

/// How an annotation looks: only its title, and when it is selected its subtitle and the controls of its
/// callout, are elements.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// What it stands for.
  open var annotation: (any MKAnnotation)?
  /// What it is used again for.
  public let reuseIdentifier: String?
  /// Its picture, which is not drawn.
  open var image: UIImage?
  /// Whether its callout shows when it is selected.
  open var canShowCallout = false
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it can be selected.
  open var isEnabled = true
  /// Whether a person may move it, which nobody does here.
  open var isDraggable = false
  /// How far it is from its place.
  open var centerOffset = CGPoint.zero
  /// How far its callout is from it.
  open var calloutOffset = CGPoint.zero
  /// With which others it would be put together, which is not done here.
  open var clusteringIdentifier: String?
  /// What stands at the beginning of its callout.
  open var leftCalloutAccessoryView: UIView?
  /// What stands at the end of its callout.
  open var rightCalloutAccessoryView: UIView?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - annotation: What it stands for.
  ///   - reuseIdentifier: What it is used again for.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Not used: there are no archives of these views here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before it stands for something else.
  open func prepareForReuse() {}

  /// Selects it or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon, which is not drawn.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// Letters in it.
  open var glyphText: String?
  /// A picture in it.
  open var glyphImage: UIImage?
  /// Whether it comes with a movement.
  open var animatesWhenAdded = false
}

/// A pin, which is not drawn.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// Its colour.
  open var pinTintColor: UIColor?
  /// Whether it falls from above.
  open var animatesDrop = false
}
