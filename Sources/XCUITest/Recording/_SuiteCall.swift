/// A call of a function of the suite, as code tells of it that pomelo puts into the suite's functions
/// when it compiles them.
///
/// Where nobody looks into a run it costs the comparison of a number.
public struct _SuiteCall: Sendable {
  /// The call's number; 0 where it is not recorded.
  let number: Int

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - first: The first line of the function's declaration.
  ///   - last: The last line of it.
  ///   - reflects: Whether the stored properties of values may be read.
  ///   - file: Path of the file.
  public init(_ first: Int, _ last: Int, reflects: Bool = true, file: StaticString = #filePath) {
    number = CallRecorder.current?.begin(file, first, last, reflects: reflects) ?? 0
  }

  /// Whether the call is recorded.
  public var isRecorded: Bool { number > 0 }

  /// Notes what a parameter was given.
  public func argument<Value>(_ name: StaticString, _ value: Value, _ line: Int) {
    CallRecorder.current?.noteArgument(number, "\(name)", value, line: line)
  }

  /// Notes that a parameter was given a function.
  public func function(_ name: StaticString, _ line: Int) {
    CallRecorder.current?.noteFunction(number, "\(name)", line: line)
  }

  /// Notes what the function is called on.
  public func receiver<Value>(_ value: Value) {
    CallRecorder.current?.noteReceiver(number, value)
  }

  /// Notes a constant of the function.
  public func local<Value>(_ name: StaticString, _ value: Value, _ line: Int) {
    guard number > 0 else { return }
    CallRecorder.current?.noteLocal(number, "\(name)", value, line: line)
  }

  /// Notes what the function gives.
  ///
  /// - Returns: The same.
  public func result<Value>(_ value: Value) -> Value {
    if number > 0 { CallRecorder.current?.noteResult(number, value) }
    return value
  }

  /// Ends the call.
  public func end() {
    if number > 0 { CallRecorder.current?.end(number) }
  }
}
