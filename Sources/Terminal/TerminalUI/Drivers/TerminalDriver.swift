package import TerminalModel

/// What shows frames and gives inputs: the one seam between the explorer and where it is shown.
///
/// A driver belongs to the thread that made it. Where a person watches, none of its functions waits:
/// the event loop polls `inputDescriptor` and calls `readInputs()` when something is there.
package protocol TerminalDriver: AnyObject {
  /// Cells that a frame has now.
  var size: TerminalSize { get }
  /// Colours that the terminal shows; frames may hold others, which are brought to these.
  var colorDepth: ColorDepth { get }
  /// Whether characters outside ASCII can be shown.
  var showsUnicode: Bool { get }
  /// What to poll for input; negative when input is never waited for.
  var inputDescriptor: Int32 { get }
  /// Whether a person watches, who may give the next input at any time.
  ///
  /// Otherwise each input is asked for once the one before has been answered, frames are shown only
  /// then, and pauses that are made for people pass at once.
  var isWatched: Bool { get }

  /// Whether inputs are there of which the descriptor does not tell.
  var hasPendingInputs: Bool { get }

  /// How pictures are shown, so that frames can be drawn for it.
  ///
  /// The terminal is asked the first time, which takes a fifth of a second at most. Where it answers
  /// later, the size of the terminal comes as an input, although it is as before.
  ///
  /// - Parameter asked: The way that a person wants; the best one if it is `nil`.
  /// - Returns: The way, with the pixels and the colours of a cell.
  func pictureSurface(asked: PictureProtocol?) -> PictureSurface
  /// Shows a frame and its pictures, writing only what differs from the one before.
  ///
  /// A picture over whose cells something is written is not shown.
  func present(_ grid: CellGrid)
  /// What was given since the last call, oldest first.
  ///
  /// Where nobody watches: the next input, waiting for it if need be; none once there are no more.
  func readInputs() -> [TerminalInput]
  /// Notes that the terminal had another size, if only for a moment in which it lost what it showed.
  func noticeResize()
  /// Draws the last frame again from nothing, for a screen that something else wrote on.
  func redraw()
  /// Rings the bell, or flashes.
  func bell()
  /// Turns reports of the mouse on or off; off at start, so that text can be selected.
  func setMouse(enabled: Bool)
  /// Gives the terminal back for a while: to the shell, or to an editor.
  func suspend()
  /// Takes the terminal again after `suspend()`, and shows the last frame.
  func resume()
  /// Gives the terminal back for good; harmless when done twice.
  func close()
}

extension TerminalDriver {
  /// Yes, as on every real terminal.
  package var isWatched: Bool { true }

  /// No: what is there is read at once.
  package var hasPendingInputs: Bool { false }

  /// Cells, as on a terminal that has nothing else.
  package func pictureSurface(asked: PictureProtocol?) -> PictureSurface {
    let colors = colorDepth.cellColors
    return asked == .braille || colors == .none ? .braille(colors) : .halfBlocks(colors)
  }

  /// Nothing: what is no terminal keeps what it shows.
  package func noticeResize() {}
}
