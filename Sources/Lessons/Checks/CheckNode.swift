import Yams

/// A value in a `Checks.yml` or `Course.yml`, with its place for messages.
struct CheckNode {
  let node: Node
  let path: String

  /// Its line, from 1.
  var line: Int { node.mark?.line ?? 1 }

  /// Says what is wrong with it.
  func problem(_ reason: String) -> LessonError {
    .malformed(path: path, line: line, reason: reason)
  }

  /// One text.
  var text: String? { node.scalar?.string }

  /// A text, or a list of texts.
  func texts(_ what: String) throws(LessonError) -> [String] {
    let nodes = node.sequence.map(Array.init) ?? [node]
    let texts = nodes.compactMap { $0.scalar?.string }
    guard texts.count == nodes.count, !texts.contains("") else {
      throw problem("\(what) must be a text or a list of texts")
    }
    return texts
  }

  /// A whole number.
  func number(_ what: String) throws(LessonError) -> Int {
    guard let number = node.int else { throw problem("\(what) must be a whole number") }
    return number
  }

  /// The entries of a mapping, in order; none where it says nothing.
  func entries(_ what: String) throws(LessonError) -> [(key: String, value: CheckNode)] {
    if node.tag == Tag(.null) || node.scalar?.string == "" { return [] }
    guard let mapping = node.mapping else { throw problem("\(what) must be a mapping") }
    var entries: [(key: String, value: CheckNode)] = []
    for (key, value) in mapping {
      guard let text = key.scalar?.string else { throw problem("a key of \(what) must be a text") }
      entries.append((text, CheckNode(node: value, path: path)))
    }
    return entries
  }

  /// The one entry of a mapping.
  func entry(_ what: String) throws(LessonError) -> (key: String, value: CheckNode) {
    let all = try entries(what)
    guard let first = all.first, all.count == 1 else {
      throw problem("\(what) must have one key")
    }
    return first
  }

  /// The items of a list.
  func items(_ what: String) throws(LessonError) -> [CheckNode] {
    if node.tag == Tag(.null) { return [] }
    guard let sequence = node.sequence else { throw problem("\(what) must be a list") }
    return sequence.map { CheckNode(node: $0, path: path) }
  }

  /// The contents of a file.
  ///
  /// - Throws: ``LessonError``.
  static func read(_ text: String, path: String) throws(LessonError) -> CheckNode {
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw LessonError.malformed(path: path, line: 1, reason: "The file is empty")
      }
      return CheckNode(node: node, path: path)
    } catch let error as LessonError {
      throw error
    } catch let error as YamlError {
      throw .malformed(path: path, line: error.line, reason: error.problem)
    } catch {
      throw .malformed(path: path, line: 1, reason: "The file is not valid YAML")
    }
  }
}

extension YamlError {
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      "The YAML is not valid: \(problem); texts with a colon need quotes"
    default: "The YAML is not valid"
    }
  }

  fileprivate var line: Int {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: 1
    }
  }
}
