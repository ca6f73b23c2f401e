import Runtime

/// The return addresses of the calls that are under way.
package enum CallStack {
  /// Takes them, innermost first, without looking up names: about 0.2 ms.
  package static func capture() -> [UInt] {
    guard let backtrace = try? Backtrace.capture(limit: 128, offset: 1) else { return [] }
    return backtrace.frames.compactMap { frame in
      switch frame {
      case .programCounter(let address), .returnAddress(let address),
        .asyncResumePoint(let address):
        UInt(exactly: UInt64(address) ?? 0)
      case .omittedFrames, .truncated: nil
      @unknown default: nil
      }
    }
  }
}
