/// Something that locations can be relative to.
public protocol CoordinateSpaceProtocol {
  /// What locations are relative to.
  var coordinateSpace: CoordinateSpace { get }
}

/// Locations relative to a view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// What locations are relative to.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Locations relative to the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// What locations are relative to.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// Locations relative to a view that an app has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// What locations are relative to.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the nearest scrolling view.
struct ScrollSpace: Hashable {
  /// The axis along which it scrolls; nil for any.
  let axis: Axis?

  /// All names that a scrolling view may have.
  static var all: [ScrollSpace] {
    [ScrollSpace(axis: nil), ScrollSpace(axis: .horizontal), ScrollSpace(axis: .vertical)]
  }

  /// Whether a view that scrolls along some axes is meant.
  func contains(_ axes: Axis.Set) -> Bool {
    axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view around that an app has named.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scrolling view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The nearest view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// Names the coordinates of a view.
private struct CoordinateSpaceEffect: ViewEffect {
  let name: AnyHashable

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items {
      for part in item.parts { part.coordinateSpaces.append(name) }
    }
    return items
  }
}

extension View {
  /// Names the view's coordinates, in the older spelling.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    EffectView(content: self, effect: CoordinateSpaceEffect(name: AnyHashable(name)))
  }

  /// Names the view's coordinates.
  @available(iOS17 )
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    EffectView(content: self, effect: CoordinateSpaceEffect(name: name.name))
  }
}
