/// Commands of menus, which an iPhone does not show.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that the body is.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: nothing shows commands.
  public var body: Never { preconditionFailure("Primitive commands have no body.") }
}

/// Several commands, or none.
public struct EmptyCommands: Commands {
  /// Creates no commands.
  public init() {}
}

/// Commands that may be missing.
public struct OptionalCommands<Content: Commands>: Commands {
  nonisolated init() {}
}

/// Makes commands of those that a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One command.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> OptionalCommands<Content> {
    OptionalCommands()
  }

  /// The first branch of a condition.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The second branch of a condition.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// Commands inside `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}

/// A place among the standard commands.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// Settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// New windows and documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Text.
  public static let textEditing = CommandGroupPlacement()
  /// Formats of text.
  public static let textFormatting = CommandGroupPlacement()
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// Import and export.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement()
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu with a localized title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a text as its title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}
}

/// Commands at a place among the standard ones.
public struct CommandGroup<Content: View>: Commands {
  /// Commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Commands instead of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The standard commands for sidebars.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands for toolbars.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands for text.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands for formats of text.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}
}

/// The standard commands for inspectors.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}
}
