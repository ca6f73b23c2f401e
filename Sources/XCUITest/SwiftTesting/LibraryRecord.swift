/// A record of what happens, in the words of Swift Testing's event stream.
///
/// See `Documentation/ABI/JSON.md` of swift-testing. What is not needed here is left out.
struct LibraryRecord: Decodable {
  /// `test` for each test that there is, `event` for what happens.
  var kind: String
  var payload: Payload

  /// What the record is about.
  struct Payload: Decodable {
    /// What happens, such as `testStarted`; of a test, whether it is a suite.
    var kind: String
    /// The test that it happens to.
    var testID: String?
    /// How the library tells of it, the first line first.
    var messages: [Message]?
    var issue: Issue?
    var attachment: Attachment?
  }

  /// A line for a person.
  struct Message: Decodable {
    /// What sort of line it is, such as `fail`, `details` or `skip`.
    var symbol: String
    var text: String
  }

  /// What has gone wrong.
  struct Issue: Decodable {
    var isKnown: Bool
    /// `error`, or `warning`, which fails nothing.
    var severity: String?
    var sourceLocation: Location?

    /// A place in the sources.
    struct Location: Decodable {
      var filePath: String?
      var _filePath: String?
      var line: Int
      var column: Int

      /// The file's path; empty where nobody knows.
      var path: String { filePath ?? _filePath ?? "" }
    }
  }

  /// Something that the test keeps.
  struct Attachment: Decodable {
    /// Where the library has put it, if it could.
    var path: String?
  }
}
