import Glibc
import TerminalModel
import TerminalUI

/// A terminal whose keys come through a pipe, so that a loop sleeps until there are some.
final class PipeTerminal: TerminalDriver {
  let size = TerminalSize(columns: 120, rows: 40)
  let colorDepth = ColorDepth.none
  let showsUnicode = true
  let inputDescriptor: Int32
  private let keyDescriptor: Int32
  private(set) var frame: CellGrid?
  /// Called after each frame.
  var onFrame: (CellGrid) -> Void = { _ in }

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    inputDescriptor = ends[0]
    keyDescriptor = ends[1]
    _ = fcntl(inputDescriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    Glibc.close(inputDescriptor)
    Glibc.close(keyDescriptor)
  }

  func type(_ keys: String) { _ = write(keyDescriptor, keys, keys.utf8.count) }

  func present(_ grid: CellGrid) {
    frame = grid
    onFrame(grid)
  }

  func readInputs() -> [TerminalInput] {
    var byte: UInt8 = 0
    guard read(inputDescriptor, &byte, 1) == 1 else { return [] }
    return [.key(.character(Character(Unicode.Scalar(byte))))]
  }

  func redraw() {}
  func bell() {}
  func setMouse(enabled: Bool) {}
  func suspend() {}
  func resume() {}
  func close() {}
}
