extension ShadowingSource {
  /// For tests: what the code means that `CallRecording` writes into functions.
  ///
  /// An operator, because what a function gives then keeps its place: nothing has to stand before it.
  static let recording = """
    import struct XCTest._SuiteCall
    import enum XCTest._SuiteExpectation

    typealias _PomeloCall = XCTest._SuiteCall
    typealias _PomeloExpectation = XCTest._SuiteExpectation

    precedencegroup _PomeloResultPrecedence { lowerThan: AssignmentPrecedence }
    infix operator ~|~> : _PomeloResultPrecedence

    func ~|~> <Value>(value: Value, call: _PomeloCall) -> Value { call.result(value) }

    """
}
