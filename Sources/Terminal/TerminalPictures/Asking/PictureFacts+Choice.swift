package import TerminalModel

extension PictureFacts {
  /// Programs that stand between the explorer and the terminal.
  private enum Multiplexer {
    case tmux
    case other
  }

  /// Sizes of cells that fonts have, in pixels; what a terminal says beyond is a mistake.
  private static let cells = 2.0...512.0

  /// The size of a cell in pixels, if that can be one.
  package static func cellSize(width: Double, height: Double) -> PixelSize? {
    guard cells.contains(width), cells.contains(height) else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Whether the terminal is to be asked: not where something stands before it that pictures do not
  /// get through, nor where it is the console of Linux, which has none and shows the question.
  package static func mayAsk(environment: [String: String]) -> Bool {
    multiplexer(environment) == nil && environment["TERM"]?.hasPrefix("linux") != true
  }

  /// How pictures are best shown.
  ///
  /// - Parameters:
  ///   - environment: Where it is looked up what stands before the terminal, and what terminals say of
  ///     themselves there.
  ///   - asked: What a person has asked for, who knows more than can be found out.
  /// - Returns: The way.
  package func choice(
    environment: [String: String], asked: PictureProtocol? = nil
  ) -> PictureProtocol {
    let cells = colors == .none ? PictureProtocol.braille : .halfBlocks
    let multiplexer = Self.multiplexer(environment)
    if let asked { return asked.hasPixels && multiplexer == .other ? cells : asked }
    guard multiplexer == nil else { return cells }
    if hasKitty { return .kitty }
    if isITerm(environment) { return .iterm }
    return hasSixel ? .sixel : cells
  }

  /// How sequences reach the terminal.
  package static func passthrough(environment: [String: String]) -> Passthrough {
    multiplexer(environment) == .tmux ? .tmux : .none
  }

  /// Whether the environment, which `ssh` may have brought along, speaks of iTerm2.
  static func mayBeITerm(_ environment: [String: String]) -> Bool {
    ["iTerm.app", "WezTerm", "mintty"].contains(environment["TERM_PROGRAM"])
      || environment["LC_TERMINAL"] == "iTerm2"
  }

  /// Whether it is one that shows inline images: by its name, and by the environment, which may speak
  /// of the terminal around it, only if it has none.
  private func isITerm(_ environment: [String: String]) -> Bool {
    guard let name else { return Self.mayBeITerm(environment) }
    return ["iTerm2", "WezTerm", "mintty"].contains { name.hasPrefix($0) }
  }

  private static func multiplexer(_ environment: [String: String]) -> Multiplexer? {
    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    let type = environment["TERM"] ?? ""
    if has("STY") || has("ZELLIJ") { return .other }
    // What is reached by ssh from tmux has only its type, which may be that of screen.
    let isInside = has("TMUX") || type.hasPrefix("tmux") || type.hasPrefix("screen")
    return isInside ? .tmux : nil
  }
}
