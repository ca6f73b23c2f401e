import SessionProtocol
import XCUITest

extension [CallRecorder.Call] {
  /// Calls of a stack whose values are told; those further out are left out.
  private static var frameLimit: Int { 16 }

  /// The values of the calls of a stack.
  ///
  /// A frame belongs to a call when its line is one of the function's; of a function that calls
  /// itself, the innermost frame belongs to the innermost call.
  ///
  /// - Parameter frames: The stack, innermost first.
  /// - Returns: Those that are known, by their frames.
  func values(in frames: [SourceFrame]) -> [CallValues] {
    guard !isEmpty else { return [] }
    var used: [ClosedRange<Int>: [String: Int]] = [:]
    return frames.prefix(Self.frameLimit).enumerated().compactMap { number, frame in
      let fitting = indices.reversed().filter { self[$0].holds(frame) }
      guard let innermost = fitting.first else { return nil }
      // Of functions within one another, the innermost one.
      let lines = self[innermost].lines
      let own = fitting.filter { self[$0].lines == lines }
      let place = Swift.min(used[lines]?[frame.file] ?? 0, own.count - 1)
      used[lines, default: [:]][frame.file] = place + 1
      return self[own[place]].values(ofFrame: number)
    }
  }
}

extension CallRecorder.Call {
  /// Whether a frame is of the function.
  fileprivate func holds(_ frame: SourceFrame) -> Bool {
    lines.contains(frame.line) && file == frame.file
  }

  fileprivate func values(ofFrame frame: Int) -> CallValues? {
    guard !arguments.isEmpty || !locals.isEmpty || !properties.isEmpty else { return nil }
    return CallValues(
      frame: frame, arguments: arguments, locals: locals.sorted { $0.line ?? 0 < $1.line ?? 0 },
      properties: properties)
  }

  /// What became of the call.
  ///
  /// - Parameter frames: The calls that led to it, its own first.
  /// - Returns: The result; `nil` where nobody knows who called.
  func result(in frames: [SourceFrame]) -> CallResult? {
    guard let own = frames.first, holds(own),
      let caller = frames.dropFirst().first
    else { return nil }
    return CallResult(
      function: own.function, caller: caller, arguments: arguments, value: result)
  }
}
