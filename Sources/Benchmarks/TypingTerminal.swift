import Glibc
import TerminalModel
import TerminalUI

/// A terminal at which keys are typed from another thread, and that notes when each is answered.
final class TypingTerminal: TerminalDriver {
  let size = TerminalSize(columns: 120, rows: 40)
  let colorDepth = ColorDepth.none
  let showsUnicode = true
  let inputDescriptor: Int32
  private let keyDescriptor: Int32
  /// When keys were typed that no frame has answered yet.
  private var unanswered: [Double] = []
  /// Seconds from each key to the frame after it.
  private(set) var delays: [Double] = []
  private var shown: CellGrid?

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

  /// What types at the terminal, on any thread: a key, and the instant at which it was typed.
  var type: @Sendable (Character) -> Void {
    let descriptor = keyDescriptor
    return { key in
      var stroke = Stroke(key: key.asciiValue ?? 0, time: Self.now)
      _ = write(descriptor, &stroke, MemoryLayout<Stroke>.size)
    }
  }

  private struct Stroke: BitwiseCopyable {
    var key: UInt8
    /// When it was typed, in seconds.
    var time: Double
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func readInputs() -> [TerminalInput] {
    var stroke = Stroke(key: 0, time: Self.now)
    let size = MemoryLayout<Stroke>.size
    guard read(inputDescriptor, &stroke, size) == size else { return [] }
    unanswered.append(stroke.time)
    return [.key(.character(Character(Unicode.Scalar(stroke.key))))]
  }

  func present(_ grid: CellGrid) {
    // What is written to a real terminal is worked out here too.
    _ = grid.changes(since: shown)
    shown = grid
    let now = Self.now
    delays += unanswered.map { now - $0 }
    unanswered = []
  }

  func redraw() {}
  func bell() {}
  func setMouse(enabled: Bool) {}
  func suspend() {}
  func resume() {}
  func close() {}
}
