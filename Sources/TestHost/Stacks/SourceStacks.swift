import SessionProtocol
import VirtualTime

/// Turns call stacks into frames of the person's own sources.
@MainActor
final class SourceStacks {
  private let symbolicator = Symbolicator()
  private let places = LearnedPlaces()
  private let roots: [String]
  /// The person's calls at the addresses that were looked up so far.
  private var known: [UInt: [SourceFrame]] = [:]

  /// Creates a reader of stacks.
  ///
  /// - Parameter roots: Folders of the person's sources; frames elsewhere are left out.
  init(roots: [String]) {
    self.roots = roots.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Has what this process looks up from now on told to the one that it was forked from.
  func beginTelling() {
    symbolicator.whenLearned = { [places] in places.tell($0) }
  }

  /// Looks up what a child that has ended has looked up.
  func learn() { _ = frames(of: CallStack(addresses: places.take())) }

  /// The calls in the person's sources, innermost first.
  func frames(of stack: CallStack) -> [SourceFrame] {
    let new = stack.addresses.filter { known[$0] == nil }
    // At once: to look up several at a time takes less than one after the other.
    symbolicator.learn(new)
    for address in new { known[address] = ownFrames(at: address) }
    var frames: [SourceFrame] = []
    for frame in stack.addresses.lazy.flatMap({ self.known[$0] ?? [] }) {
      // A closure and the function it stands in, on one line, are one call to a reader.
      if let last = frames.last, last.function == frame.function, last.file == frame.file,
        last.line == frame.line
      {
        continue
      }
      frames.append(frame)
    }
    return frames
  }

  private func ownFrames(at address: UInt) -> [SourceFrame] {
    symbolicator.frames(of: CallStack(addresses: [address])).compactMap { frame in
      // Debug information leaves out the folder of the compilation, which is the root.
      let file = frame.file.hasPrefix("/") ? frame.file : "/" + frame.file
      return !isOwn(file)
        ? nil
        : SourceFrame(
          function: FunctionName.short(frame.symbol), file: file, line: frame.line,
          column: frame.column)
    }
  }

  /// Whether a file is one of the person's sources.
  func isOwn(_ file: String) -> Bool { roots.contains { file.hasPrefix($0) } }
}
