public import CoreLocation

/// What is said of something that stands on a map.
///
/// Objective-C has these as optional requirements, so that whoever knows only that something is an
/// annotation gets an optional of an optional; that is what ``MKAnnotation`` adds.
public protocol _MKAnnotationTexts: AnyObject {
  /// What it is called.
  @_disfavoredOverload var title: String? { get }
  /// What is said below.
  @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
  /// Nothing.
  @_disfavoredOverload public var title: String? { nil }
  /// Nothing.
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something that stands on a map.
public protocol MKAnnotation: _MKAnnotationTexts {
  /// Where it stands.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// What it is called, if it says so.
  public var title: String?? { .some((self as any _MKAnnotationTexts).title) }
  /// What is said below, if it says so.
  public var subtitle: String?? { .some((self as any _MKAnnotationTexts).subtitle) }
}
