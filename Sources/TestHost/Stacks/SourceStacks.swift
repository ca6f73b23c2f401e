import SessionProtocol
import VirtualTime

/// Turns call stacks into frames of the person's own sources.
@MainActor
final class SourceStacks {
  private let symbolicator = Symbolicator()
  private let roots: [String]

  /// Creates a reader of stacks.
  ///
  /// - Parameter roots: Folders of the person's sources; frames elsewhere are left out.
  init(roots: [String]) {
    self.roots = roots.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The calls in the person's sources, innermost first.
  func frames(of stack: CallStack) -> [SourceFrame] {
    var frames: [SourceFrame] = []
    for frame in symbolicator.frames(of: stack) {
      // Debug information leaves out the folder of the compilation, which is the root.
      let file = frame.file.hasPrefix("/") ? frame.file : "/" + frame.file
      guard isOwn(file) else { continue }
      let function = FunctionName.short(frame.symbol)
      // A closure and the function it stands in, on one line, are one call to a reader.
      if let last = frames.last, last.function == function, last.file == file,
        last.line == frame.line
      {
        continue
      }
      frames.append(
        SourceFrame(
          function: function, file: file, line: frame.line, column: frame.column))
    }
    return frames
  }

  /// Whether a file is one of the person's sources.
  func isOwn(_ file: String) -> Bool { roots.contains { file.hasPrefix($0) } }
}
