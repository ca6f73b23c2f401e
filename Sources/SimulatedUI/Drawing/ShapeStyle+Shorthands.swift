extension ShapeStyle where Self == Color {
  /// Red.
  nonisolated public static var red: Color { Color.red }
  /// Orange.
  nonisolated public static var orange: Color { Color.orange }
  /// Yellow.
  nonisolated public static var yellow: Color { Color.yellow }
  /// Green.
  nonisolated public static var green: Color { Color.green }
  /// Mint.
  nonisolated public static var mint: Color { Color.mint }
  /// Teal.
  nonisolated public static var teal: Color { Color.teal }
  /// Cyan.
  nonisolated public static var cyan: Color { Color.cyan }
  /// Blue.
  nonisolated public static var blue: Color { Color.blue }
  /// Indigo.
  nonisolated public static var indigo: Color { Color.indigo }
  /// Purple.
  nonisolated public static var purple: Color { Color.purple }
  /// Pink.
  nonisolated public static var pink: Color { Color.pink }
  /// Brown.
  nonisolated public static var brown: Color { Color.brown }
  /// White.
  nonisolated public static var white: Color { Color.white }
  /// Gray.
  nonisolated public static var gray: Color { Color.gray }
  /// Black.
  nonisolated public static var black: Color { Color.black }
  /// No colour.
  nonisolated public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of main content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 0) }
  /// The colour of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 1) }
  /// The colour of content of the third rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 2) }
  /// The colour of content of the fourth rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 3) }
  /// The colour of content of the fifth rank.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(rank: 4) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { Material.thin }
  /// A material of medium thickness.
  public static var regularMaterial: Material { Material.regular }
  /// A thick material.
  public static var thickMaterial: Material { Material.thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the place.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of what stands for something not yet there.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of fills.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
