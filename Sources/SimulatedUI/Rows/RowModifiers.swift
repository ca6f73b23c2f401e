/// How far apart the sections of a list stand.
@available(iOS17 )
public struct ListSectionSpacing: Sendable {
  /// The distance, in points; nil as the style suggests.
  let length: CGFloat?

  /// As the style suggests.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close to each other.
  public static let compact = ListSectionSpacing(length: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How much a header stands out.
public enum Prominence: Sendable, Hashable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinimumRowKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}
private struct MinimumHeaderKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The distance between sections of lists.
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The distance between rows of lists.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowKey.self] }
    set { self[MinimumRowKey.self] = newValue }
  }

  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderKey.self] }
    set { self[MinimumHeaderKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the background of rows: that of a style, such as a colour, shows.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    let style = (view as? any ShapeStyle).map { AnyShapeStyle($0) }
    return EffectView(content: self, effect: RowBackgroundEffect(style: style))
  }

  /// Sets the insets of rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    EffectView(content: self, effect: RowTraitsEffect { $0.insets = $0.insets ?? insets })
  }

  /// Shows or hides the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Colours the lines between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the lines around sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Colours the lines around sections.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the distance between rows, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections.
  @available(iOS17 )
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the distance between sections, in points.
  @available(iOS17 )
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Colours the icons of rows.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Colours the icons of rows.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Keeps rows from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EffectView(content: self, effect: RowTraitsEffect { $0.isDeleteDisabled = isDisabled })
  }

  /// Keeps rows from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    EffectView(content: self, effect: RowTraitsEffect { $0.isMoveDisabled = isDisabled })
  }

  /// Keeps rows from being selected.
  @available(iOS17 )
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    EffectView(content: self, effect: RowTraitsEffect { $0.isSelectionDisabled = isDisabled })
  }
}

/// How the icons of rows are coloured.
public struct ListItemTint: Sendable {
  /// Without colour.
  public static let monochrome = ListItemTint()

  /// A colour that the system does not change.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }

  /// A colour where the system has none of its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
