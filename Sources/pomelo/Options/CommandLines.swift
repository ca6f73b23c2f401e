import Foundation
import Glibc
import TerminalModel

/// Commands on standard input, a line each.
struct CommandLines {
  /// Whether a person types them, and so sees what was typed.
  private let isTyped = isatty(STDIN_FILENO) == 1
  /// A line that was looked at before.
  private let first: String?
  /// Whether there is none: the input ended at once.
  let isEmpty: Bool

  /// Looks whether there are any; where a person types, there may always be.
  init() {
    first = isTyped ? nil : Swift.readLine()
    isEmpty = !isTyped && first == nil
  }

  /// Gives the lines one by one, after a prompt; lines that nobody sees typed are repeated.
  func reader() -> () -> String? {
    var next = first
    return {
      if isTyped {
        Console.write("pomelo> ")
        return Swift.readLine()
      }
      let line = next ?? Swift.readLine()
      next = nil
      if let line { Console.print("pomelo> \(line)") }
      return line
    }
  }
}
