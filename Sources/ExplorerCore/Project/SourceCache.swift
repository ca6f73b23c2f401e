/// The source files that were read, as lines.
struct SourceCache: Sendable {
  /// Files kept at most.
  static let fileLimit = 64
  /// Lines kept of one file.
  static let lineLimit = 100_000

  private var files: [String: [String]] = [:]
  private var order: [String] = []
  private var requested: Set<String> = []

  /// Lines of a file; empty when it could not be read, `nil` while it is not there.
  func lines(of file: String) -> [String]? { files[file] }

  /// Whether a file has to be asked for.
  func needs(_ file: String) -> Bool {
    !file.isEmpty && files[file] == nil && !requested.contains(file)
  }

  /// Notes that a file was asked for.
  mutating func request(_ file: String) { requested.insert(file) }

  /// Keeps a file's text.
  mutating func store(_ text: String?, of file: String) {
    requested.remove(file)
    let lines = (text ?? "").split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .prefix(Self.lineLimit).map { line in
        String(line.flatMap { $0 == "\t" ? "    " : String($0) })
      }
    if files.updateValue(text == nil ? [] : lines, forKey: file) == nil { order.append(file) }
    if order.count > Self.fileLimit { files[order.removeFirst()] = nil }
  }
}
