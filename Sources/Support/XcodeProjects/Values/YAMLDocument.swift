import Foundation
import Yams

/// Reads YAML files whose top is a mapping.
enum YAMLDocument {
  /// Reads a file.
  static func read(
    _ path: String, _ files: ProjectFiles
  ) throws(ProjectReadingError) -> [String: DocumentValue] {
    let data = try files.data(of: path)
    if let line = MergeMarker.line(in: data) { throw .mergeMarker(path: path, line: line) }
    let value: DocumentValue
    do {
      value = try DocumentValue(yaml: String(decoding: data, as: UTF8.self))
    } catch is DocumentLimitError {
      throw .tooManyParts(path: path)
    } catch let error as YamlError {
      throw malformed(error, path: path)
    } catch {
      throw .malformed(path: path, line: nil, reason: "\(error)")
    }
    guard let mapping = value.mapping else {
      throw .malformed(path: path, line: 1, reason: "it must hold keys and values")
    }
    return mapping
  }

  private static func malformed(_ error: YamlError, path: String) -> ProjectReadingError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .malformed(path: path, line: mark.line, reason: problem)
    case .reader(let problem, _, _, _): .malformed(path: path, line: nil, reason: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      .malformed(
        path: path, line: context.mark.line,
        reason: "the key \(duplicates.first.map { "\"\($0)\"" } ?? "") is there twice")
    default: .malformed(path: path, line: nil, reason: "it is no YAML")
    }
  }
}
