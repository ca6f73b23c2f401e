import Yams

/// Reads flows of Maestro's as commands.
///
/// The commands are those of Maestro's documentation ("Commands", maestro.mobile.dev).
package struct MaestroFlow {
  /// Why a file is no flow.
  package enum Problem: Error, Hashable, Sendable {
    /// It is no YAML; the line, from 1, and what the reader says.
    case notYAML(path: String, line: Int, reason: String)
    /// It has no list of commands.
    case noCommands(path: String)
    /// Flows run each other in a circle, or too deep.
    case tooDeep(path: String)
    /// A flow that is run cannot be read.
    case unreadable(path: String, line: Int)
  }

  /// As deep as flows may run others.
  private static let depth = 20
  /// As many commands are taken; a flow that is repeated more often is no recording.
  private static let limit = 10_000

  /// Gives the text of another file.
  private let read: (String) -> String?
  private var flow = ImportedFlow()

  /// Reads a flow.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - path: Its path, for places, and for the flows that it runs.
  ///   - environment: What variables in it stand for.
  ///   - read: Gives the text of another file; `nil` where it cannot be read.
  /// - Returns: The commands, and what has no counterpart.
  /// - Throws: ``Problem``.
  package static func read(
    _ text: String, path: String, environment: [String: String] = [:],
    read: @escaping (String) -> String?
  ) throws(Problem) -> ImportedFlow {
    var reader = MaestroFlow(read: read)
    try reader.file(text, path, environment, 0)
    return reader.flow
  }

  private init(read: @escaping (String) -> String?) { self.read = read }

  // MARK: Files

  private mutating func file(
    _ text: String, _ path: String, _ environment: [String: String], _ depth: Int
  ) throws(Problem) {
    guard depth < Self.depth else { throw .tooDeep(path: path) }
    // What stands for other parts can stand for millions of them.
    let documents = try Self.documents(text, path)
    var environment = environment
    for document in documents {
      if let own = document.mapping?["env"]?.mapping {
        for (name, value) in own {
          if let name = name.string, environment[name] == nil { environment[name] = value.string }
        }
      }
    }
    guard let commands = documents.last(where: { $0.sequence != nil })?.sequence else {
      throw .noCommands(path: path)
    }
    try list(commands, path, environment, depth)
  }

  private static func documents(_ text: String, _ path: String) throws(Problem) -> [Node] {
    guard !text.contains("&") || text.utf8.count < 1 << 16 else {
      throw .notYAML(path: path, line: 1, reason: "it is too large for a flow with anchors")
    }
    do {
      return Array(try compose_all(yaml: text))
    } catch let error as YamlError {
      let line: Int =
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
          mark.line
        default: 1
        }
      throw .notYAML(path: path, line: line, reason: "it is no YAML")
    } catch {
      throw .notYAML(path: path, line: 1, reason: "it is no YAML")
    }
  }

  private mutating func list(
    _ commands: Node.Sequence, _ path: String, _ environment: [String: String], _ depth: Int
  ) throws(Problem) {
    for node in commands {
      guard flow.steps.count < Self.limit else { throw .tooDeep(path: path) }
      let place = Place(path: path, line: node.mark?.line ?? 1)
      if let name = node.string {
        add(MaestroCommand(name, nil, environment), place)
      } else if let (key, value) = node.mapping?.first, let name = key.string {
        switch name {
        case "runFlow": try run(value, place, environment, depth)
        case "repeat": try repeated(value, place, environment, depth)
        default: add(MaestroCommand(name, value, environment), place)
        }
      } else {
        gap("a command without a name", place)
      }
    }
  }

  /// Where a command stands.
  private struct Place {
    var path: String
    var line: Int
  }

  private mutating func add(_ command: MaestroCommand, _ place: Place) {
    for line in command.lines.commands {
      flow.steps.append(ImportedFlow.Step(command: line, line: place.line, file: place.path))
    }
    for text in command.lines.gaps { gap(text, place) }
  }

  private mutating func gap(_ text: String, _ place: Place) {
    flow.gaps.append(ImportedFlow.Gap(text: text, line: place.line, file: place.path))
  }

  // MARK: Other flows

  private mutating func run(
    _ node: Node, _ place: Place, _ environment: [String: String], _ depth: Int
  ) throws(Problem) {
    var environment = environment
    for (name, value) in node.mapping?["env"]?.mapping ?? [:] {
      guard let name = name.string, let text = value.string else { continue }
      environment[name] = MaestroCommand.replaced(text, environment).text
    }
    if node.mapping?["when"] != nil { gap("runFlow: when, so it is always run", place) }
    if let commands = node.mapping?["commands"]?.sequence {
      return try list(commands, place.path, environment, depth + 1)
    }
    guard let name = node.string ?? node.mapping?["file"]?.string else {
      return gap("runFlow without a file", place)
    }
    let folder = place.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path =
      name.hasPrefix("/") ? name : (folder.map(String.init) + [name]).joined(separator: "/")
    guard let text = read(path) else { throw .unreadable(path: path, line: place.line) }
    try file(text, path, environment, depth + 1)
  }

  private mutating func repeated(
    _ node: Node, _ place: Place, _ environment: [String: String], _ depth: Int
  ) throws(Problem) {
    guard let times = node.mapping?["times"]?.int, (0...100).contains(times),
      let commands = node.mapping?["commands"]?.sequence, depth < Self.depth
    else { return gap("repeat that is not a number of times up to 100", place) }
    for _ in 0..<times { try list(commands, place.path, environment, depth + 1) }
  }
}

extension MaestroFlow.Problem {
  /// The problem in a sentence for the person.
  package var message: String {
    switch self {
    case .notYAML(let path, let line, let reason): "\(path):\(line): \(reason)."
    case .noCommands(let path): "\(path): it has no list of commands."
    case .tooDeep(let path): "\(path): it runs flows too deep, or too many commands."
    case .unreadable(let path, let line): "\(path) is run in line \(line), and cannot be read."
    }
  }
}
