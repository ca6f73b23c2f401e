public import TerminalModel
public import TerminalUI

/// Lines of text in the place of keys: for screen readers, logs and pipes.
///
/// It has no screen. What is told of an explorer there is written by whoever made the driver.
public final class LineDriver: TerminalDriver {
  /// Columns and rows that commands such as "page down" count with.
  public let size = TerminalSize(columns: 100, rows: 40)
  /// All: pictures that are saved have them.
  public let colorDepth = ColorDepth.palette
  /// Always: text goes wherever the caller writes it.
  public let showsUnicode = true
  /// None: the next line is waited for where it is read.
  public let inputDescriptor: Int32 = -1
  /// Never: a line follows the answer to the one before.
  public let isWatched = false

  private let readLine: () -> String?

  /// Creates a driver on lines.
  ///
  /// - Parameter readLine: Waits for the next line and gives it; nil once there are no more.
  public init(readLine: @escaping () -> String?) { self.readLine = readLine }

  /// The next line; nothing at the end.
  public func readInputs() -> [TerminalInput] { readLine().map { [.line($0)] } ?? [] }

  /// Nothing: there is no screen.
  public func present(_ grid: CellGrid) {}
  /// Nothing: what is written stays as it is.
  public func redraw() {}
  /// Nothing: what happens is told in words.
  public func bell() {}
  /// Nothing: there is no mouse.
  public func setMouse(enabled: Bool) {}
  /// Nothing: whoever writes meanwhile writes below.
  public func suspend() {}
  /// Nothing.
  public func resume() {}
  /// Nothing.
  public func close() {}
}
