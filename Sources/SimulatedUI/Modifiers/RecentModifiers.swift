/// How large buttons are that have room.
@available(iOS26 )
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As their place suggests.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As their labels.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As the room.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// What the system offers to write.
@available(iOS18 )
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the field suggests.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// Everything.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Something.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What a pinch in the air, or a double tap of two fingers, stands for.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// What the screen is for.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How colours of a symbol are found.
@available(iOS26 )
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Going over into another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
@available(iOS26 )
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

// What of iOS 18 and 26 says how something looks, or how it is used by other ways than a finger:
// no pixel shows it, and no test can.
extension View {
  /// Says how far icons of labels are from their titles, in points.
  @available(iOS26 )
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Says how wide the icons of labels are at least, in points.
  @available(iOS26 )
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  /// Says how far sections of a list are from its edges.
  @available(iOS26 )
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Says whether links in lists have an arrow.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Says what stands below the title, on systems that have room for it there; here nothing does.
  @available(iOS26 )
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Says what stands below the title, on systems that have room for it there; here nothing does.
  @available(iOS26 )
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Says what stands below the title, on systems that have room for it there; here nothing does.
  @_disfavoredOverload
  @available(iOS26 )
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Says how large buttons are that have room.
  @available(iOS26 )
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Says what the system offers to write.
  @available(iOS18 )
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Says what a pinch in the air does.
  @available(iOS18 )
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
  /// Says how colours of symbols are found.
  @available(iOS26 )
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Says how symbols show values.
  @available(iOS26 )
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Says whether the system's controls for the form of texts are there.
  @available(iOS18 )
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}

/// Where the system's controls for the form of texts are.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Above the keyboard, or in menus.
  case inputAssistant, contextMenu

  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// As a number of bits.
    public let rawValue: Int
    /// Creates places.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Above the keyboard.
    public static let inputAssistant = Set(rawValue: 1)
    /// In menus.
    public static let contextMenu = Set(rawValue: 2)
    /// All of them.
    public static let all: Set = [.inputAssistant, .contextMenu]
  }
}
