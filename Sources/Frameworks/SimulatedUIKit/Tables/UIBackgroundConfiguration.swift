/// What is behind a cell, as a value; its colour shows.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Makes the colour of that of what can be used.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// How far it is within the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of its border.
  public var strokeColor: UIColor?
  /// How wide its border is.
  public var strokeWidth: CGFloat = 0
  /// A picture in it.
  public var image: UIImage?
  /// A view in it.
  public var customView: UIView?
  /// A film in it.
  public var visualEffect: UIVisualEffect?

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a cell at the side.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As the system has it behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// As the system has it behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The same whatever the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// Makes a colour of another.
public struct UIConfigurationColorTransformer {
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a way to make colours.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Makes a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
