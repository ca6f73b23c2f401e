import Foundation
@_spi(Internal) import Runtime

/// Finds the names and source locations of the calls of a stack, as far as they are in the program.
///
/// The person's sources are in the program; libraries are left out, as reading their debug
/// information takes a tenth of a second. Every address that was looked up is remembered. A host
/// looks up one stack before it forks, so that its children inherit the parsed debug information.
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
  /// The addresses of the program's code in memory.
  private lazy var program: Range<UInt> = {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let image = images.first(where: { $0.path == path }),
      let start = UInt64(image.baseAddress).flatMap(UInt.init(exactly:)),
      let end = UInt64(image.endOfText).flatMap(UInt.init(exactly:)), start < end
    else { return 0..<0 }
    return start..<end
  }()

  /// Told the addresses of the program that have been looked up.
  package var whenLearned: ([UInt]) -> Void = { _ in }

  /// Creates a symbolicator that knows nothing yet.
  package init() {}

  /// The frames of a stack that have a place in sources, innermost first, inlined ones included.
  package func frames(of stack: CallStack) -> [Frame] {
    if stack.addresses.contains(where: { known[$0] == nil }) { learn(stack.addresses) }
    return stack.addresses.flatMap { known[$0] ?? [] }
  }

  /// Looks up addresses ahead.
  ///
  /// - Parameter addresses: As ``CallStack/addresses`` has them; any others do no harm.
  package func learn(_ addresses: [UInt]) {
    let new = addresses.filter { known[$0] == nil }
    for address in new { known[address] = [] }
    let unknown = new.filter { program.contains($0) }
    guard !unknown.isEmpty else { return }
    whenLearned(unknown)
    let backtrace = Backtrace(
      architecture: Self.architecture,
      frames: unknown.map { RichFrame<UInt64>.returnAddress(UInt64($0)) }, images: images)
    guard let symbolicated = backtrace.symbolicated(with: images) else { return }
    for frame in symbolicated.frames {
      guard let address = frame.captured.address,
        let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0
      else { continue }
      known[address, default: []].append(
        Frame(
          symbol: symbol.name, file: location.path, line: location.line,
          column: max(0, location.column)))
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
