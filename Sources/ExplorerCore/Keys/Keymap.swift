package import TerminalModel

/// Which key runs which command.
package struct Keymap: Hashable, Sendable {
  /// Keys of each command, the one to name first.
  private let keys: [ExplorerCommand: [Key]]
  private let commands: [Key: ExplorerCommand]

  /// Creates a keymap.
  ///
  /// - Throws: ``KeymapError/collision(_:_:_:)`` when a key would run two commands.
  package init(_ bindings: [(ExplorerCommand, [Key])]) throws(KeymapError) {
    var keys: [ExplorerCommand: [Key]] = [:]
    var commands: [Key: ExplorerCommand] = [:]
    for (command, list) in bindings {
      for key in list {
        if let other = commands[key] { throw .collision(key, other, command) }
        commands[key] = command
        keys[command, default: []].append(key)
      }
    }
    self.keys = keys
    self.commands = commands
  }

  private init(unchecked bindings: [(ExplorerCommand, [Key])]) {
    keys = Dictionary(bindings, uniquingKeysWith: +)
    commands = Dictionary(
      bindings.flatMap { binding in binding.1.map { ($0, binding.0) } }, uniquingKeysWith: { $1 })
  }

  /// The command that a key runs.
  package func command(for key: Key) -> ExplorerCommand? { commands[key] }

  /// The keys that run a command.
  package func keys(for command: ExplorerCommand) -> [Key] { keys[command] ?? [] }

  /// The keys pomelo comes with; that no two collide is tested.
  package static let standard = Keymap(unchecked: standardBindings)

  /// What ``standard`` is made of.
  static let standardBindings: [(ExplorerCommand, [Key])] = [
    (.stepInto, [.character("s")]),
    (.stepOver, [.character("n")]),
    (.stepOut, [.character("o")]),
    (.goOn, [.character("c")]),
    (.pause, [.character(" ")]),
    (.stepBack, [.character("["), .character("p")]),
    (.restart, [.character("R")]),
    (.showFailure, [.character("e")]),
    (.chooseTest, [.character("t")]),
    (.chooseDevice, [.character("d")]),
    (.showPyramid, [.character("P")]),
    (.showGraph, [.character("m")]),
    (.showImpact, [.character("i")]),
    (.select, [.enter]),
    (.focusApp, [.character("1")]),
    (.focusPages, [.character("2")]),
    (.focusChain, [.character("3")]),
    (.focusLive, [.character("4")]),
    (.focusSource, [.character("5")]),
    (.focusNext, [.tab]),
    (.focusPrevious, [.backTab]),
    (.up, [.up, .character("k")]),
    (.down, [.down, .character("j")]),
    (.left, [.left, .character("h")]),
    (.right, [.right, .character("l")]),
    (.pageUp, [.pageUp, .control("b"), .control("u")]),
    (.pageDown, [.pageDown, .control("f"), .control("d")]),
    (.first, [.home, .character("g")]),
    (.last, [.end, .character("G")]),
    (.zoomIn, [.character("+"), .character("=")]),
    (.zoomOut, [.character("_"), .character("-")]),
    (.callerFrame, [.character("<")]),
    (.calleeFrame, [.character(">")]),
    (.editSource, [.control("e")]),
    (.help, [.character("?"), .function(1)]),
    (.redraw, [.control("l")]),
    (.suspend, [.control("z")]),
    (.close, [.escape]),
    (.quit, [.character("q")]),
    (.quitAtOnce, [.control("c"), .character("Q")]),
  ]
}

/// What can be wrong with a keymap.
package enum KeymapError: Error, Hashable, Sendable {
  /// A key would run two commands.
  case collision(Key, ExplorerCommand, ExplorerCommand)
}
