/// How snapshots are recorded, and how failures are told.
///
/// See its documentation in swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Sendable {
  /// What is in force where tests run now, innermost.
  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// How failures tell where the two files are.
  public var diffTool: DiffTool?
  /// What is recorded.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// What is recorded.
  public struct Record: Equatable, Sendable {
    private enum Mode: String {
      case all, failed, missing, never
    }

    private let mode: Mode

    private init(mode: Mode) { self.mode = mode }

    /// The mode of a name; `nil` where it is none.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// Everything, whatever is there.
    public static let all = Record(mode: .all)
    /// What differs from its reference or has none.
    public static let failed = Record(mode: .failed)
    /// What has no reference.
    public static let missing = Record(mode: .missing)
    /// Nothing.
    public static let never = Record(mode: .never)
  }

  /// Words for comparing two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let words: @Sendable (String, String) -> String

    /// Creates a tool.
    ///
    /// - Parameter tool: Makes the words of the paths of the reference and of the new file.
    public init(
      _ tool:
        @escaping @Sendable (
          _ currentFilePath: String, _ failedFilePath: String
        ) -> String
    ) { words = tool }

    /// A command that takes both paths.
    public init(stringLiteral value: StringLiteralType) {
      words = { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Both addresses, and how to have it otherwise.
    public static let `default` = DiffTool {
      """
      @\(LineDifference.minus)
      "file://\($0)"
      @\(LineDifference.plus)
      "file://\($1)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// The words for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Everything, or what is missing.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// The usual words.
  public init(nilLiteral: ()) { self = .default }
}
