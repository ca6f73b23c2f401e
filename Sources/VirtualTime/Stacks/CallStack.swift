@_spi(Internal) import Runtime

/// The calls that were under way at some moment, as addresses: quick to take, named when asked.
public struct CallStack: Hashable, Sendable {
  /// Addresses, innermost first.
  package var addresses: [UInt]

  /// A stack of addresses.
  package init(addresses: [UInt] = []) { self.addresses = addresses }

  /// Takes the calling code's stack without looking up names: about 0.1 ms.
  ///
  /// - Parameter address: Where the processor was, in a signal handler: it has no return address
  ///   and would be missing.
  /// - Returns: The stack; empty if it cannot be walked.
  package static func capture(interruptedAt address: UInt? = nil) -> CallStack {
    guard let backtrace = try? Backtrace.capture(limit: 160, offset: 1, top: 40) else {
      return CallStack()
    }
    let addresses = backtrace.frames.compactMap { frame -> UInt? in
      switch frame {
      case .programCounter(let address), .returnAddress(let address),
        .asyncResumePoint(let address):
        UInt64(address).flatMap(UInt.init(exactly:))
      case .omittedFrames, .truncated: nil
      @unknown default: nil
      }
    }
    return CallStack(addresses: (address.map { [$0 + 1] } ?? []) + addresses)
  }
}
