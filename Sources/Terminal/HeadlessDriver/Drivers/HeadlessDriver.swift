package import TerminalModel
package import TerminalUI

/// A terminal in memory: the same explorer without a screen, at which a script was typed.
package final class HeadlessDriver: TerminalDriver {
  /// Cells that a frame has.
  package private(set) var size: TerminalSize
  /// Colours that frames are told there are.
  package let colorDepth: ColorDepth
  /// Always: text goes wherever the caller writes it.
  package let showsUnicode = true
  /// None: inputs are there from the start.
  package let inputDescriptor: Int32 = -1
  /// Never: each input of the script follows the answer to the one before.
  package let isWatched = false

  /// The frame that was shown last.
  package private(set) var frame: CellGrid?
  /// How many frames were shown.
  package private(set) var frameCount = 0
  /// How often the bell rang.
  package private(set) var bellCount = 0
  /// Whether the mouse was asked for; what a script does with it arrives all the same.
  package private(set) var isMouseEnabled = false
  /// Whether the terminal was given back.
  package private(set) var isClosed = false
  private var inputs: [TerminalInput]

  /// Creates a terminal of a size, at which these keys were already typed.
  package convenience init(
    size: TerminalSize, keys: [Key], colorDepth: ColorDepth = .palette
  ) {
    self.init(size: size, inputs: keys.map(TerminalInput.key), colorDepth: colorDepth)
  }

  /// Creates a terminal of a size, at which all this was already done, in this order.
  package init(
    size: TerminalSize, inputs: [TerminalInput] = [], colorDepth: ColorDepth = .palette
  ) {
    self.size = size
    self.colorDepth = colorDepth
    self.inputs = inputs
  }

  /// Adds an input, as if a person gave it now; a resize takes effect when it is read.
  package func send(_ input: TerminalInput) { inputs.append(input) }

  /// Whether nothing is left to be read.
  package var isInputExhausted: Bool { inputs.isEmpty }

  /// Keeps the frame.
  package func present(_ grid: CellGrid) {
    frame = grid
    frameCount += 1
  }

  /// The next scripted input: one a call, so that each is answered before the next.
  package func readInputs() -> [TerminalInput] {
    guard !inputs.isEmpty else { return [] }
    let input = inputs.removeFirst()
    if case .resized(let size) = input { self.size = size }
    return [input]
  }

  /// Nothing to do: nobody else writes here.
  package func redraw() {}
  /// Counts.
  package func bell() { bellCount += 1 }
  /// Notes whether mouse presses are asked for.
  package func setMouse(enabled: Bool) { isMouseEnabled = enabled }
  /// Nothing to do.
  package func suspend() {}
  /// Nothing to do.
  package func resume() {}
  /// Notes that the terminal was given back.
  package func close() { isClosed = true }
}
