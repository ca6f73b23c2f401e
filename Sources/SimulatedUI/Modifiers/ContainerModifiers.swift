extension View {
  /// Keeps the view away from the edges of its scene, as far as the system's own margins are.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps the view away from the edges of its scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Sets the shape that `ContainerRelativeShape` follows inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Sets the background of the container around, such as a widget.
  @available(iOS17 )
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Sets the background of the container around, such as a widget.
  @available(iOS17 )
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Says how much badges stand out.
  @available(iOS17 )
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// Sets the picture of dialogs, which those of a phone do not show.
  @available(iOS17 )
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Says how chosen parts of a palette are marked.
  @available(iOS17 )
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Changes the drawing of a view as it scrolls into or out of sight; what is at rest in sight
  /// is drawn as it is.
  @available(iOS17 )
  public func scrollTransition<Changed: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Changed
  ) -> some View { self }

  /// Changes the drawing of a view as it scrolls into or out of sight, differently at both ends.
  @available(iOS17 )
  public func scrollTransition<Changed: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Changed
  ) -> some View { self }
}

/// Which margins of a scene a view keeps.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least that looks well.
  public static let minimum = ScenePadding(name: "minimum")
  /// Those of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// Which container a background is for.
@available(iOS17 )
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Names a container.
  package init(name: String) { self.name = name }

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

/// How much a badge stands out.
@available(iOS17 )
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// How a chosen part of a palette is marked.
@available(iOS17 )
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String

  /// As the system suggests.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// By another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }
  /// Not by the system.
  public static let custom = PaletteSelectionEffect(name: "custom")
}
