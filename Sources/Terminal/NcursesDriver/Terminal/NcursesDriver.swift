import CNcurses
import CTerminal
import Glibc
package import TerminalModel
package import TerminalPictures
package import TerminalUI

/// A terminal on ncurses, which opens it, describes it, reads its keys and leaves it; what frames
/// look like is written as that description says.
///
/// There is one in a process, as curses has global state. The terminal is given back on every way
/// out: `close()`, the end of this object, `exit`, signals, traps. What is written to stderr while
/// the screen is up appears after it.
///
/// To be created after `SignalPipe`: where that owns SIGWINCH, ncurses leaves it alone, and the new
/// size is asked for here, whoever noticed the signal.
package final class NcursesDriver: TerminalDriver {
  /// Cells of the screen.
  package private(set) var size: TerminalSize
  /// Colours of the terminal; none under `NO_COLOR`.
  package let colorDepth: ColorDepth
  /// Whether the locale is UTF-8.
  package let showsUnicode: Bool
  /// Standard input.
  package let inputDescriptor: Int32 = STDIN_FILENO

  private let screen: OpaquePointer
  private var writer: FrameWriter
  /// What the screen shows; nil while it is blank.
  private var shown: CellGrid?
  private var input = CursesInput()
  /// What is known of pictures, and which stand.
  var pictures: PicturePort
  /// Whether the mouse is reported, or will be when the terminal is taken again.
  package private(set) var isMouseEnabled = false
  private var wasResized = false
  private var isSuspended = false
  private var isClosed = false

  /// Takes over the terminal at standard input and output.
  ///
  /// - Parameters:
  ///   - environment: Where `TERM`, `NO_COLOR` and the locale's variables are looked up.
  ///   - typed: What was typed before.
  ///   - packing: How pictures are made smaller.
  /// - Throws: `notATerminal` for pipes and files, `unknownTerminal` when nothing fits `TERM`,
  ///   `cannotMoveCursor` when what fits is no screen.
  package init(
    environment: [String: String], typed: [UInt8] = [], packing: PicturePacking = .none
  ) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ctm_remember(STDIN_FILENO) == 0
    else { throw .notATerminal }
    showsUnicode = TerminalLocale.activate(environment: environment)
    // Curses takes the signals that nobody owns; ours restore more than its own do.
    ctm_enter()
    guard let screen = Self.openScreen(environment: environment) else {
      ctm_leave()
      throw .unknownTerminal(name: environment["TERM"] ?? "")
    }
    guard cnc_capability("cup") != nil else {
      delscreen(screen)
      ctm_restore_modes()
      ctm_leave()
      throw .cannotMoveCursor(name: environment["TERM"] ?? "")
    }
    self.screen = screen
    ctm_park_errors()
    Self.configureInput()
    let capabilities = TerminalCapabilities.current()
    let colors = Self.startColors().limited(byEnvironment: environment)
    colorDepth = capabilities.hasColors ? colors : .none
    pictures = PicturePort(
      environment: environment, colorDepth: colorDepth, packing: packing)
    writer = FrameWriter(
      capabilities, colorDepth: colorDepth, showsUnicode: showsUnicode,
      showsExactColors: colorDepth.hasExactColors(environment: environment))
    size = Self.adoptSize()
    rememberReset()
    curs_set(0)
    refresh()
    send(PasteMode.on)
    pictures.keep(UnknownSequences.removed(from: input.inputs(of: typed)))
  }

  deinit { close() }

  /// Has the next frame drawn from nothing: the terminal may be as large as before, and blank.
  package func noticeResize() { wasResized = true }

  /// Draws what differs from the last frame.
  package func present(_ grid: CellGrid) {
    guard !isClosed, !isSuspended else {
      shown = grid
      return
    }
    var old = shown ?? CellGrid(columns: grid.columns, rows: grid.rows)
    let update = pictures.update(to: grid, size: size)
    // Nothing is ever drawn so, and all that is drawn there differs.
    let unlike = Style(attributes: .picture)
    for cells in update.rewritten { old.fill(cells, with: "\u{FFFD}", style: unlike) }
    writer.compose(grid, changes: grid.changes(since: old), pictures: update)
    shown = grid
    send(writer.bytes)
    curs_set(grid.visibleCursor == nil ? 0 : 1)
  }

  /// What was typed, and the new size if there is one.
  package func readInputs() -> [TerminalInput] {
    guard !isClosed, !isSuspended else { return [] }
    ctm_trim_errors()
    var inputs = pictures.takeInputs()
    let wasWaiting = pictures.isWaiting
    if wasWaiting { inputs += input.inputs(of: pictures.readReplies(for: .zero)) }
    // What is pasted where pastes are not marked is taken in parts, between which frames are drawn.
    while inputs.count < 256, !pictures.isWaiting, let event = input.next() {
      if let input = event.input { inputs.append(input) }
    }
    inputs = UnknownSequences.removed(from: inputs)
    let old = size
    size = Self.adoptSize()
    if wasWaiting, pictures.isAnswered, size == old { inputs.append(.resized(size)) }
    if size != old || wasResized {
      if size == old { Self.clear() }
      wasResized = false
      shown = nil
      pictures.noticeResize()
      rememberReset()
      inputs.append(.resized(size))
    }
    return inputs
  }

  /// Clears the screen and draws the last frame.
  package func redraw() {
    guard !isClosed, !isSuspended else { return }
    Self.clear()
    repaint()
  }

  /// Draws the last frame on a blank screen, unless the terminal has another size by now: the next
  /// frame is drawn from nothing then.
  private func repaint() {
    let grid = shown
    shown = nil
    pictures.forget()
    if let grid, Self.terminalSize.map({ $0 == size }) ?? true { present(grid) }
  }

  /// Has what is written at a sudden end be right for now.
  func rememberReset() { ResetText.remember(rows: size.rows, pictures: pictures.lastWords) }

  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { ctm_write($0.baseAddress, $0.count) }
  }

  /// Whether something was typed while the terminal was asked.
  package var hasPendingInputs: Bool { pictures.hasInputs }

  /// How the terminal shows pictures; it is asked the first time, and its answers are waited for.
  package func pictureSurface(asked: PictureProtocol?) -> PictureSurface {
    if !isClosed, !isSuspended, pictures.wantsToAsk(asked), MouseMode.isKnown { ask() }
    if let farewell = pictures.choose(asked) {
      rememberReset()
      if !isClosed, !isSuspended, shown?.pictures.isEmpty == false {
        send(farewell)
        redraw()
      }
    }
    return pictures.surface(cells: size, pixels: Self.pixels)
  }

  /// Asks the terminal; what was typed before and meanwhile comes as inputs, in its order.
  private func ask() {
    var typed: [TerminalInput] = []
    while let event = input.next() {
      if let input = event.input { typed.append(input) }
    }
    pictures.keep(UnknownSequences.removed(from: typed))
    // Asked again later, where half a pasted text is there.
    guard input.isBetweenInputs else { return }
    // A terminal that shows what it does not know shows it where the next frame writes.
    send(Array("\u{1B}7\u{1B}[H".utf8) + pictures.question + Array("\u{1B}8".utf8))
    pictures.beginAsking()
    pictures.keep(input.inputs(of: pictures.readReplies(for: PicturePort.patience)))
  }

  /// Rings.
  package func bell() {
    if !isClosed, !isSuspended { beep() }
  }

  /// Lets what the mouse does come as inputs, or leaves the mouse to the terminal.
  ///
  /// Where the terminal has it, text can be selected. Nothing happens on terminals that are not
  /// known to have a mouse.
  package func setMouse(enabled: Bool) {
    guard !isClosed, enabled != isMouseEnabled, MouseMode.isKnown else { return }
    isMouseEnabled = enabled
    if !isSuspended { send(enabled ? MouseMode.on : MouseMode.off) }
  }

  /// Leaves the screen to others.
  package func suspend() {
    guard !isClosed, !isSuspended else { return }
    isSuspended = true
    leaveScreen()
  }

  /// Takes the screen again.
  package func resume() {
    guard !isClosed, isSuspended else { return }
    isSuspended = false
    // The rest of a report or a pasted text went to whoever had the terminal.
    input = CursesInput()
    // Whoever had the terminal may have left other modes; those of now are the ones to go back to.
    _ = ctm_remember(STDIN_FILENO)
    ctm_enter()
    ctm_park_errors()
    reset_prog_mode()
    send(PasteMode.on)
    if isMouseEnabled { send(MouseMode.on) }
    Self.clear()
    repaint()
  }

  /// Leaves the screen for good.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    if !isSuspended { leaveScreen() }
    delscreen(screen)
  }

  /// Ends curses' hold of the screen, in the order in which nothing is left behind.
  private func leaveScreen() {
    send(pictures.clear())
    if isMouseEnabled { send(MouseMode.off) }
    send(PasteMode.off)
    curs_set(1)
    endwin()
    ctm_restore_modes()
    ctm_leave()
    ctm_unpark_errors()
  }
}

extension NcursesDriver {
  /// Starts curses as the terminal that the environment names, or as the commonest one.
  private static func openScreen(environment: [String: String]) -> OpaquePointer? {
    let name = environment["TERM"] ?? ""
    for candidate in [name, "xterm-256color", "xterm", "vt100"] where !candidate.isEmpty {
      if let screen = cnc_open(candidate) { return screen }
    }
    return nil
  }

  /// Asks for each key as it is typed, undelayed and with no meaning to the terminal.
  private static func configureInput() {
    set_escdelay(25)
    raw()
    noecho()
    nonl()
    keypad(cnc_screen(), true)
    cnc_define_beginnings()
    nodelay(cnc_screen(), true)
  }

  /// Starts colours on the terminal's own background.
  private static func startColors() -> ColorDepth {
    guard has_colors(), start_color() == OK else { return .none }
    use_default_colors()
    return ColorDepth(colorCount: Int(cnc_colors()))
  }

  /// Makes curses' size the terminal's, which environment variables may not override.
  private static func adoptSize() -> TerminalSize {
    let own = TerminalSize(columns: Int(cnc_columns()), rows: Int(cnc_rows()))
    guard let size = terminalSize, size != own else { return own }
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
    // Terminals disagree on what a resize leaves on the screen.
    clear()
    return TerminalSize(columns: Int(cnc_columns()), rows: Int(cnc_rows()))
  }

  /// What the terminal says of its size; nil when it does not know.
  private static var terminalSize: TerminalSize? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard cnc_terminal_size(STDOUT_FILENO, &rows, &columns) else { return nil }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  /// Pixels of the terminal; nil when it does not know.
  private static var pixels: PixelSize? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard cnc_terminal_pixels(STDOUT_FILENO, &width, &height) else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Clears the screen, which curses knows nothing of but that it is blank.
  private static func clear() {
    clearok(cnc_screen(), true)
    refresh()
  }
}

extension CellGrid {
  /// Where the cursor is shown, if that is in the grid.
  var visibleCursor: CellPosition? {
    cursor.flatMap { bounds.contains(column: $0.column, row: $0.row) ? $0 : nil }
  }
}
