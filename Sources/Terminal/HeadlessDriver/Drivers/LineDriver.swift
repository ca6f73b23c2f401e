package import TerminalModel
package import TerminalUI

/// Lines of text in the place of keys: for screen readers, logs and pipes.
///
/// It has no screen. What is told of an explorer there is written by whoever made the driver.
package final class LineDriver: TerminalDriver {
  /// Columns and rows that commands such as "page down" count with.
  package let size = TerminalSize(columns: 100, rows: 40)
  /// All: pictures that are saved have them.
  package let colorDepth = ColorDepth.palette
  /// Always: text goes wherever the caller writes it.
  package let showsUnicode = true
  /// None: the next line is waited for where it is read.
  package let inputDescriptor: Int32 = -1
  /// Never: a line follows the answer to the one before.
  package let isWatched = false

  private let readLine: () -> String?

  /// Creates a driver on lines.
  ///
  /// - Parameter readLine: Waits for the next line and gives it; nil once there are no more.
  package init(readLine: @escaping () -> String?) { self.readLine = readLine }

  /// The next line; nothing at the end.
  package func readInputs() -> [TerminalInput] { readLine().map { [.line($0)] } ?? [] }

  /// Nothing: there is no screen.
  package func present(_ grid: CellGrid) {}
  /// Nothing: what is written stays as it is.
  package func redraw() {}
  /// Nothing: what happens is told in words.
  package func bell() {}
  /// Nothing: there is no mouse.
  package func setMouse(enabled: Bool) {}
  /// Nothing: whoever writes meanwhile writes below.
  package func suspend() {}
  /// Nothing.
  package func resume() {}
  /// Nothing.
  package func close() {}
}
