import Foundation

/// What the path of a reference tells of the test that takes it.
struct ReferenceFileName {
  /// The last folder: mostly the name of the file of tests, which mostly has its class's.
  let source: String
  /// The file's name, which begins with the method's.
  let file: String

  /// Reads a path.
  init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    source = url.deletingLastPathComponent().lastPathComponent
    file = url.lastPathComponent
  }

  /// Whether a test, `Class/method`, may take it.
  func mayBelong(to test: String) -> Bool {
    guard let slash = test.firstIndex(of: "/") else { return false }
    return names(Self.method(of: test), closely: test[..<slash] != source)
  }

  /// Whether the name begins with a method's; it may have a device's behind it, where that is not ruled
  /// out.
  ///
  /// - Parameters:
  ///   - method: The method, without parentheses.
  ///   - isClose: Whether a point has to follow.
  /// - Returns: Whether it does.
  func names(_ method: some StringProtocol, closely isClose: Bool) -> Bool {
    file.hasPrefix("\(method).") || !isClose && file.hasPrefix(method)
  }

  /// The method of a test, without the parentheses and labels of a function.
  static func method(of test: String) -> Substring {
    let start = test.firstIndex(of: "/").map { test.index(after: $0) } ?? test.startIndex
    return test[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
