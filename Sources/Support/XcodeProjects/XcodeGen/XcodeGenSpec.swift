/// A `project.yml` with all that it includes, variables filled in.
struct XcodeGenSpec {
  /// Keys whose values are paths, in any mapping of a file that is included.
  private static let pathKeys: Set<String> = [
    "path", "configFiles", "sources", "projectReferences",
  ]

  let files: ProjectFiles
  let problems: ProblemList
  let environment: [String: String]
  private var included = 0

  init(files: ProjectFiles, problems: ProblemList, environment: [String: String]) {
    self.files = files
    self.problems = problems
    self.environment = environment
  }

  /// Reads a file with its includes.
  mutating func read(_ path: String) throws(ProjectReadingError) -> [String: DocumentValue] {
    try read(path, open: [])
  }

  private mutating func read(
    _ path: String, open: [String]
  ) throws(ProjectReadingError) -> [String: DocumentValue] {
    let contents = try YAMLDocument.read(path, files)
    guard var own = Self.fill(.mapping(contents), environment, depth: 0).mapping else { return [:] }
    var merged: [String: DocumentValue] = [:]
    let includes = own.removeValue(forKey: "include")
    for include in includes?.list ?? includes.map({ [$0] }) ?? [] {
      guard let name = include.text ?? include["path"]?.text, include["enable"]?.flag ?? true else {
        continue
      }
      let target = FilePath.absolute(name, in: FilePath.folder(of: path))
      included += 1
      guard !open.contains(target), target != path, open.count < ReadingLimits.includeDepth,
        included < ReadingLimits.includedFiles
      else {
        problems.add(.cycle(name: name, place: ProjectPlace(file: path)))
        continue
      }
      do throws(ProjectReadingError) {
        var part = try read(target, open: open + [path])
        let folder = FilePath.folder(of: name)
        if include["relativePaths"]?.flag ?? true, !folder.isEmpty {
          part = part.mapValues { Self.move($0, to: folder, isPath: false, depth: 0) }
        }
        merged = Self.merge(part, onto: merged)
      } catch {
        problems.add(.document(error, place: ProjectPlace(file: path)))
      }
    }
    return Self.merge(own, onto: merged)
  }

  /// Puts a mapping over another one: mappings are merged, lists go on, all else is replaced; so is
  /// what has `:REPLACE` behind its key.
  static func merge(
    _ own: [String: DocumentValue], onto base: [String: DocumentValue], depth: Int = 0
  ) -> [String: DocumentValue] {
    var result = base
    for (key, value) in own {
      if key.hasSuffix(":REPLACE") {
        result[String(key.dropLast(":REPLACE".count))] = value
        continue
      }
      switch (result[key], value) {
      case (.mapping(let below)?, .mapping(let above)) where depth < 60:
        result[key] = .mapping(merge(above, onto: below, depth: depth + 1))
      case (.list(let below)?, .list(let above)): result[key] = .list(below + above)
      default: result[key] = value
      }
    }
    return result
  }

  /// Puts values in for `${NAME}`; names without a value stay.
  static func fill(
    _ value: DocumentValue, _ variables: [String: String], depth: Int
  ) -> DocumentValue {
    switch value {
    case .text(let text): .text(fill(text, variables))
    case .list(let values): .list(values.map { fill($0, variables, depth: depth + 1) })
    case .mapping(let values):
      .mapping(
        Dictionary(
          values.map { (fill($0.key, variables), fill($0.value, variables, depth: depth + 1)) }
        ) { first, _ in first })
    case .flag, .nothing: value
    }
  }

  static func fill(_ text: String, _ variables: [String: String]) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: "${"),
      let end = rest[range.upperBound...].firstIndex(of: "}")
    {
      let value = variables[String(rest[range.upperBound..<end])]
      result += rest[..<range.lowerBound]
      result += value ?? String(rest[range.lowerBound...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Lets paths of an included file start at its folder.
  private static func move(
    _ value: DocumentValue, to folder: String, isPath: Bool, depth: Int
  ) -> DocumentValue {
    switch value {
    case .text(let text):
      return isPath && !text.hasPrefix("/") && !text.hasPrefix("$")
        ? .text("\(folder)/\(text)") : value
    case .list(let values):
      return .list(values.map { move($0, to: folder, isPath: isPath, depth: depth + 1) })
    case .mapping(let values):
      var moved: [String: DocumentValue] = [:]
      for (key, part) in values {
        // Settings hold paths too, which start at the project.
        let isSettings = ["settings", "properties", "excludes", "includes"].contains(key)
        moved[key] =
          isSettings
          ? part
          : move(
            part, to: folder,
            isPath: pathKeys.contains(key) || (isPath && part.text != nil && !isOption(key)),
            depth: depth + 1)
      }
      return .mapping(moved)
    case .flag, .nothing: return value
    }
  }

  /// Whether a key of a source says something else than a path.
  private static func isOption(_ key: String) -> Bool {
    ["buildPhase", "type", "name", "group", "compilerFlags", "optional", "destination"].contains(
      key)
  }
}
