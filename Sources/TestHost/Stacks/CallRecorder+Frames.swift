import SessionProtocol
import XCUITest

extension [CallRecorder.Call] {
  /// The calls of a stack, as far as there are values of them.
  ///
  /// A frame belongs to a call when its line is one of the function's; of a function that calls
  /// itself, the innermost frame belongs to the innermost call.
  ///
  /// - Parameter frames: The stack, innermost first.
  /// - Returns: The number of each frame's call, as ``Event/calls`` has them, and the calls' values.
  func told(in frames: [SourceFrame]) -> (calls: [Int], values: [CallValues]) {
    guard !isEmpty else { return ([], []) }
    var used: [Int] = []
    var (calls, values): ([Int], [CallValues]) = ([], [])
    for (number, frame) in frames.prefix(CallMemory.frameLimit).enumerated() {
      guard let place = place(of: frame, &used), let own = self[place].values else { continue }
      calls += repeatElement(0, count: number - calls.count)
      calls.append(own.call)
      if !values.contains(where: { $0.call == own.call }) { values.append(own) }
    }
    return (calls, values)
  }

  /// The place of the call that a frame is of.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - used: The innermost calls of the functions of the frames before, to which its own is added.
  /// - Returns: The place; `nil` where no call is known.
  private func place(of frame: SourceFrame, _ used: inout [Int]) -> Int? {
    // Of functions within one another, the innermost one.
    guard let innermost = lastIndex(where: { $0.holds(frame) }) else { return nil }
    var left = used.count { $0 == innermost }
    used.append(innermost)
    var found = innermost
    for place in self[..<innermost].indices.reversed()
    where left > 0 && self[place].isSameFunction(as: self[innermost]) {
      found = place
      left -= 1
    }
    return found
  }
}

extension CallRecorder.Call {
  fileprivate func isSameFunction(as other: CallRecorder.Call) -> Bool {
    lines == other.lines && file == other.file
  }

  /// Whether a frame is of the function.
  fileprivate func holds(_ frame: SourceFrame) -> Bool {
    lines.contains(frame.line) && file == frame.file
  }

  /// What is known of the call; `nil` where that is nothing.
  fileprivate var values: CallValues? {
    guard !arguments.isEmpty || !locals.isEmpty || !properties.isEmpty else { return nil }
    return CallValues(
      call: number, arguments: arguments, locals: locals, properties: properties)
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
      call: number, function: own.function, caller: caller, arguments: arguments, value: result)
  }
}
