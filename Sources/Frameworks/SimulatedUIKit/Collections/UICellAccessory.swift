/// What stands at an end of a cell of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    /// Always, while items are edited, or while they are not.
    case always, whenEditing, whenNotEditing

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// How wide the room of an accessory is.
  public enum LayoutDimension: Sendable {
    /// As wide as it, as wide as that of others, or some points.
    case actual, standard, custom(CGFloat)
  }

  /// Where an accessory of an app's stands.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Its number among the others.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  /// What an accessory is.
  package enum Kind: Equatable {
    /// The cases as UIKit names them.
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case detail, label(String), view(UIView)
  }

  /// What it is.
  package let kind: Kind
  /// When it shows.
  let displayed: DisplayedState
  /// Whether it stands before the content.
  let isLeading: Bool
  /// Whether it does not show.
  let isHidden: Bool
  /// Its colour.
  package let tintColor: UIColor?
  /// What a tap on it does; nil for what the system does.
  let handler: (() -> Void)?
  /// Whether a tap on all of the cell does what one on the accessory does; nil where the list says so.
  var isWholeCell: Bool?

  private init(
    _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool = false,
    tint: UIColor? = nil, handler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden
    tintColor = tint
    self.handler = handler
  }

  /// A sign that a tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }
  /// A sign that shows and hides the items below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, tint: options.tintColor,
      handler: actionHandler)
    accessory.isWholeCell = options.style == .automatic ? nil : options.style == .header
    return accessory
  }
  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }
  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isLeading: true, isHidden: options.isHidden, tint: options.tintColor,
      handler: actionHandler)
  }
  /// A button that adds an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isLeading: true, isHidden: options.isHidden, tint: options.tintColor,
      handler: actionHandler)
  }
  /// A handle to move the item by; nothing moves by it here.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isHidden: options.isHidden, tint: options.tintColor)
  }
  /// A circle that is filled when the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isLeading: true, isHidden: options.isHidden, tint: options.tintColor)
  }
  /// A button that tells more.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, tint: options.tintColor,
      handler: actionHandler)
  }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text), displayed, isHidden: options.isHidden, tint: options.tintColor)
  }
  /// A view of the app's.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    return UICellAccessory(
      .view(configuration.customView), displayed, isLeading: isLeading,
      isHidden: configuration.isHidden, tint: configuration.tintColor)
  }
}
