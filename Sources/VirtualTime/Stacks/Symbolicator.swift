@_spi(Internal) import Runtime

/// Names the calls of a stack and where they stand in the sources; remembers every address.
///
/// Looking up a whole stack takes about half a millisecond the first time, nothing later. A host
/// looks one up before it forks, so that its children inherit the parsed debug information.
package final class Symbolicator {
  /// A call with its name and place.
  package struct Frame: Hashable, Sendable {
    /// Demangled name as the runtime prints it.
    package var symbol: String
    /// Absolute path of the file.
    package var file: String
    /// Line, from 1.
    package var line: Int
    /// Column, from 1; 0 where it is not known.
    package var column: Int
  }

  private var known: [UInt: [Frame]] = [:]
  private lazy var images = ImageMap.capture()

  /// Creates a symbolicator that knows nothing yet.
  package init() {}

  /// The frames of a stack that have a place in sources, innermost first, inlined ones included.
  package func frames(of stack: CallStack) -> [Frame] {
    if stack.addresses.contains(where: { known[$0] == nil }) { learn(stack.addresses) }
    return stack.addresses.flatMap { known[$0] ?? [] }
  }

  private func learn(_ addresses: [UInt]) {
    let unknown = addresses.filter { known[$0] == nil }
    for address in unknown { known[address] = [] }
    let backtrace = Backtrace(
      architecture: Self.architecture,
      frames: unknown.map { RichFrame<UInt64>.returnAddress(UInt64($0)) }, images: images)
    guard let symbolicated = backtrace.symbolicated(with: images) else { return }
    for frame in symbolicated.frames {
      guard let address = Self.address(of: frame.captured),
        let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0
      else { continue }
      known[address, default: []].append(
        Frame(
          symbol: symbol.name, file: location.path, line: location.line,
          column: max(0, location.column)))
    }
  }

  private static func address(of frame: Backtrace.Frame) -> UInt? {
    switch frame {
    case .programCounter(let address), .returnAddress(let address), .asyncResumePoint(let address):
      UInt64(address).flatMap(UInt.init(exactly:))
    default: nil
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
