import TerminalModel
import Yams

/// The keys and values of a YAML file that a person wrote, with their lines.
struct SettingsDocument {
  /// A key with its value.
  struct Entry {
    /// The key.
    var key: String
    /// What it stands for.
    var value: Node
    /// The key's line, from 1.
    var line: Int
  }

  /// Keys in the order of the file.
  var entries: [Entry] = []
  /// What cannot be read at all.
  var problems: [SettingsProblem] = []
  /// The file, for messages.
  let file: String

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - text: YAML; an empty one has no keys.
  ///   - file: Its name, for messages.
  ///   - example: A line that such a file may hold.
  init(_ text: String, file: String, example: String) {
    self.file = file
    do {
      guard let node = try Yams.compose(yaml: text) else { return }
      if let mapping = node.mapping {
        entries = entries(of: mapping)
      } else if node != "" {
        let text = "it must hold keys and values, such as \"\(example)\""
        problems.append(problem(node.mark?.line ?? 1, text))
      }
    } catch let error as YamlError {
      let (line, text) = error.complaint
      problems.append(problem(line, text))
    } catch {
      problems.append(problem(1, "\(error)".terminalSafe))
    }
  }

  /// The keys of a mapping; one that is no text is reported.
  mutating func entries(of mapping: Node.Mapping) -> [Entry] {
    var entries: [Entry] = []
    for (key, value) in mapping {
      let line = key.mark?.line ?? value.mark?.line ?? 1
      if let name = key.scalar?.string {
        entries.append(Entry(key: name, value: value, line: line))
      } else {
        problems.append(problem(line, "a key must be one word"))
      }
    }
    return entries
  }

  /// A problem in this file.
  func problem(_ line: Int, _ text: String) -> SettingsProblem {
    SettingsProblem(file: file, line: line, text: text)
  }
}

extension YamlError {
  /// What the YAML reader does not like, and the line of it.
  fileprivate var complaint: (line: Int, text: String) {
    switch self {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // Some say what is wrong only together with what was expected.
      (
        mark.line,
        "this is no YAML: "
          + (problem.hasPrefix("but ") ? context.map { "\($0.text), " } ?? "" : "") + problem
      )
    case .reader(let problem, _, _, _):
      (1, "this is no YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      (
        context.mark.line,
        "\(duplicates.sorted().map { "\"\($0.terminalSafe)\"" }.joined(separator: ", "))"
          + " is there twice; leave one"
      )
    default:
      (1, "this is no YAML")
    }
  }
}
