/// How the accessories of cells look.
extension UICellAccessory {
  /// How a sign that a tap leads on looks.
  @MainActor @preconcurrency
  public struct DisclosureIndicatorOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a tick looks.
  @MainActor @preconcurrency
  public struct CheckmarkOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a button that deletes looks.
  @MainActor @preconcurrency
  public struct DeleteOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a button that adds looks.
  @MainActor @preconcurrency
  public struct InsertOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a handle to move by looks.
  @MainActor @preconcurrency
  public struct ReorderOptions {
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool = true
    ) {
      self.showsVerticalSeparator = showsVerticalSeparator
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a circle that is filled looks.
  @MainActor @preconcurrency
  public struct MultiselectOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a button that tells more looks.
  @MainActor @preconcurrency
  public struct DetailOptions {
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a text looks.
  @MainActor @preconcurrency
  public struct LabelOptions {
    /// The font.
    public var font: UIFont?
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.font = font
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a sign that shows items below looks.
  @MainActor @preconcurrency
  public struct OutlineDisclosureOptions {
    /// What a tap reaches.
    public enum Style: Int, Sendable {
      /// What the list says, all of the cell, or the sign alone.
      case automatic, header, cell
    }

    /// What a tap reaches.
    public var style: Style
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?

    /// Creates a look.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view of an app's, and where it stands.
  @MainActor @preconcurrency
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it does not show.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether it stays as large as it is.
    public var maintainsFixedSize: Bool

    /// Creates an accessory.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
