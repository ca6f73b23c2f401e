import ElementModel
import TerminalModel
import Yams

/// Reads a configuration file key by key and goes on after problems, to tell them all at once.
struct ConfigurationReader {
  /// What the file sets.
  private(set) var configuration = Configuration()
  /// What is wrong with it, by line.
  var problems: [SettingsProblem] {
    found.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  private let file: String
  private let schema: ConfigurationSchema
  private var found: [SettingsProblem] = []
  private static let topics = [
    "theme", "mouse", "introductions", "language", "speed", "layout", "keys",
  ]

  init(file: String, schema: ConfigurationSchema) {
    self.file = file
    self.schema = schema
  }

  /// Reads the file's text.
  mutating func read(_ yaml: String) {
    var document = SettingsDocument(yaml, file: file, example: "theme: dark")
    for entry in document.entries {
      switch entry.key {
      case "theme": configuration.theme = choice(of: entry, among: schema.themes)
      case "mouse": configuration.mouse = flag(of: entry)
      case "introductions": configuration.introductions = flag(of: entry)
      case "language": configuration.language = choice(of: entry, among: schema.languages)
      case "speed": configuration.speed = choice(of: entry, among: schema.speeds)
      case "layout": configuration.layout = choice(of: entry, among: schema.layouts)
      case "keys": readKeys(entry, &document)
      default: refuse(entry.key, kind: "setting", known: Self.topics, line: entry.line)
      }
    }
    found += document.problems
  }

  /// A text of one line.
  private mutating func text(of entry: SettingsDocument.Entry) -> String? {
    if let text = entry.value.scalar?.string, !text.isEmpty { return text }
    report(entry.line, "\(entry.key) must be one word")
    return nil
  }

  /// A yes or no.
  private mutating func flag(of entry: SettingsDocument.Entry) -> Bool? {
    switch entry.value.scalar?.string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      report(entry.line, "\(entry.key) must be true or false")
      return nil
    }
  }

  /// One of some names.
  private mutating func choice(
    of entry: SettingsDocument.Entry, among known: [String]
  ) -> String? {
    guard let text = text(of: entry) else { return nil }
    if known.contains(text) { return text }
    refuse(text, kind: entry.key, known: known, line: entry.line)
    return nil
  }

  /// The keys of commands, and whether any would then run two.
  private mutating func readKeys(
    _ entry: SettingsDocument.Entry, _ document: inout SettingsDocument
  ) {
    guard let mapping = entry.value.mapping else {
      report(entry.line, "keys must hold commands with their keys, such as \"step-into: s\"")
      return
    }
    var lines: [String: Int] = [:]
    for binding in document.entries(of: mapping) {
      guard let command = schema.commands.first(where: { $0.name == binding.key }) else {
        refuse(
          binding.key, kind: "command", known: schema.commands.map(\.name), line: binding.line)
        continue
      }
      lines[command.name] = binding.line
      configuration.keys[command.name] = keys(of: binding)
    }
    reportCollisions(lines: lines)
  }

  /// One key or a list of keys; those that cannot be read are reported.
  private mutating func keys(of binding: SettingsDocument.Entry) -> [Key] {
    let nodes = binding.value.sequence.map(Array.init) ?? [binding.value]
    var keys: [Key] = []
    for node in nodes {
      let line = node.mark?.line ?? binding.line
      guard let word = node.scalar?.string, !word.isEmpty else {
        report(line, "\(binding.key) needs a key, a list of keys, or [] for none")
        continue
      }
      do {
        let key = try KeySpecification.parseKey(word)
        if keys.contains(key) {
          report(line, "\(binding.key) has \(KeySpecification.name(of: key)) twice; leave one")
        } else {
          keys.append(key)
        }
      } catch {
        report(line, "\(error)".dropLast(1).description)
      }
    }
    return keys
  }

  /// Reports keys that would run two commands where the file gave at least one of them its keys.
  private mutating func reportCollisions(lines: [String: Int]) {
    var owners: [String?: [Key: String]] = [:]
    // Those that the file names come last, so that a problem is told at their lines.
    let ordered =
      schema.commands.filter { lines[$0.name] == nil }
      + schema.commands.filter { lines[$0.name] != nil }
      .sorted { (lines[$0.name] ?? 0) < (lines[$1.name] ?? 0) }
    for command in ordered {
      for key in configuration.keys[command.name] ?? command.keys {
        guard
          let other = owners[command.place, default: [:]].updateValue(
            command.name, forKey: key),
          let line = lines[command.name]
        else { continue }
        report(
          line,
          "\(KeySpecification.name(of: key).terminalSafe) would run \(other) and"
            + " \(command.name); give one of them another key, or [] for none")
      }
    }
  }

  /// Reports a name that is not known, with the most similar one that is.
  private mutating func refuse(_ name: String, kind: String, known: [String], line: Int) {
    let distance = TextDistance(to: name)
    let similar = known.compactMap { other in distance.distance(to: other).map { ($0, other) } }
      .min { ($0.0, $0.1) < ($1.0, $1.1) }
    let shown = name.truncated(toWidth: 40)
    let hint =
      if let similar {
        "did you mean \(similar.1)?"
      } else if kind == "command", known.count > 8 {
        "pomelo's help page (?) lists them"
      } else {
        "there are \(known.joined(separator: ", "))"
      }
    report(line, "there is no \(kind) \"\(shown)\"; \(hint)")
  }

  private mutating func report(_ line: Int, _ text: String) {
    found.append(SettingsProblem(file: file, line: line, text: text))
  }
}
