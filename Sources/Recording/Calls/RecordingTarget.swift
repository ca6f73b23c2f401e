import SourceIndex

/// What a recording is saved as.
package enum RecordingTarget: Hashable, Sendable {
  /// A test of a class that there is, or of a new one.
  case test(className: String, method: String)
  /// The body of a test that there is, after what it has to begin with.
  case body(className: String, method: String, beginning: [String])
  /// Statements at the end of a test that there is.
  case end(className: String, method: String)
  /// A use case in a file of its own.
  case useCase(String)
  /// The methods and pages that the recording needs, and nothing that calls them.
  case pages
}

extension RecordingTarget {
  /// Why a text names no target.
  package enum Problem: Error, Hashable, Sendable {
    /// A test is `CLASS/METHOD`, in Swift's names, and a method's name begins with `test`.
    case noTest
    /// A use case has a name of Swift's.
    case noUseCase
    /// It begins with another word than there are.
    case unknown
  }

  /// Reads `test CLASS/METHOD`, `end-of CLASS/METHOD`, `use-case NAME` or `pages`.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``Problem``.
  package init(_ text: String) throws(Problem) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.count > 1 ? words[1] : ""
    switch words.first {
    case "test":
      let (className, method) = try Self.test(name)
      self = .test(className: className, method: method)
    case "end-of":
      let (className, method) = try Self.test(name)
      self = .end(className: className, method: method)
    case "use-case":
      guard name.isSwiftName else { throw .noUseCase }
      self = .useCase(name)
    case "pages" where name.isEmpty: self = .pages
    default: throw .unknown
    }
  }

  private static func test(_ name: String) throws(Problem) -> (String, String) {
    let words = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, words.allSatisfy(\.isSwiftName), words[1].hasPrefix("test") else {
      throw .noTest
    }
    return (words[0], words[1])
  }

  /// The test that is saved, `Class/method`; nil where it is none.
  package var testName: String? {
    switch self {
    case .test(let className, let method), .body(let className, let method, _),
      .end(let className, let method):
      "\(className)/\(method)"
    case .useCase, .pages: nil
    }
  }
}
