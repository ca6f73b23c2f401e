/// Takes code of an app's to the main thread, on which all of a scene runs.
struct Handover<Code>: @unchecked Sendable {
  /// The code.
  let code: Code

  init(_ code: Code) { self.code = code }
}
