public import CoreLocation
public import SimulatedUI

/// A pin with a title.
@available(iOS17 )
public struct Marker<Label: View>: MapContent {
  private let label: Label
  /// What a selection knows it by, where it stands for a place that was found.
  private var item: MKMapItem?

  /// Creates a pin with a label of its own.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// What it shows.
  public var mapViews: [AnyView] { [AnyView(label)] }
  /// The same; of a place that was found with the place as its tag.
  public var _mapItems: [_MapItem] {
    mapViews.map { view in item.map { _MapItem(view, tag: $0) } ?? _MapItem(view) }
  }
}

extension Marker where Label == Text {
  /// Creates a pin of a place that was found, which a selection knows by the place itself.
  public init(item: MKMapItem) {
    label = Text(verbatim: item.name ?? "")
    self.item = item
  }

  /// Creates a pin with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }

  /// Creates a pin with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }

  /// Creates a pin with a localized title and some letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { label = Text(titleKey) }

  /// Creates a pin with a title and some letters.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }

  /// Creates a pin with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(titleKey) }

  /// Creates a pin with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(title) }

  /// Creates a pin with a localized title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) { label = Text(titleKey) }

  /// Creates a pin with a title and a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }
}
