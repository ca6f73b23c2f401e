public import CoreLocation
public import SimulatedUI

/// A map: an element of its type, with what stands on it as a column of views, since nothing here
/// knows how the earth looks.
public struct Map: View {
  private let items: [_MapItem]
  private let choice: MapChoice?
  private let camera: MapCamera?

  private init(
    items: [_MapItem], choice: MapChoice? = nil, position: MapCameraPosition? = nil
  ) {
    self.items = items
    self.choice = choice
    camera = position?.camera
  }

  /// A map of everything.
  public init() { self.init(items: []) }

  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
  ) { self.init(items: [], position: .region(coordinateRegion.wrappedValue)) }

  /// A map of a region, with something on it for each item.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: (Items.Element) -> any MapContent
  ) where Items.Element: Identifiable {
    self.init(items: annotationItems.flatMap { annotationContent($0)._mapItems })
  }

  /// A map that begins at a position.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) { self.init(items: content()._mapItems, position: initialPosition) }

  /// A map that begins at a position, on which the person chooses.
  public init<Value: Hashable>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) {
    self.init(
      items: content()._mapItems, choice: BoundMapChoice(selection), position: initialPosition)
  }

  /// A map whose position the app knows.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) { self.init(items: content()._mapItems, position: position.wrappedValue) }

  /// A map whose position the app knows, on which the person chooses.
  public init<Value: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> any MapContent = { MapContentGroup() }
  ) {
    self.init(
      items: content()._mapItems, choice: BoundMapChoice(selection), position: position.wrappedValue
    )
  }

  /// A map of what stands on it.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> any MapContent
  ) { self.init(items: content()._mapItems) }

  /// A map of what stands on it, on which the person chooses.
  public init<Value: Hashable>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> any MapContent
  ) { self.init(items: content()._mapItems, choice: BoundMapChoice(selection)) }

  /// The surface and what stands on it.
  public var body: some View {
    MapSurface().overlay {
      VStack {
        ForEach(items.indices, id: \.self) { choice?.view(of: items[$0]) ?? items[$0].view }
      }
    }
    .modifier(MapCameraReports(camera: camera))
  }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Make it larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// Everything.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A pin, in the older form.
public struct MapMarker: MapContent {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}

  /// Nothing that has a name.
  public var mapViews: [AnyView] { [] }
}

/// A view at a place, in the older form.
public struct MapAnnotation<Content: View>: MapContent {
  private let content: Content

  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// What it shows.
  public var mapViews: [AnyView] { [AnyView(content)] }
}
