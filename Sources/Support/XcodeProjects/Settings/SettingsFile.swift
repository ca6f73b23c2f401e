/// An `.xcconfig`: assignments, a line each, and includes.
struct SettingsFile {
  let files: ProjectFiles
  let problems: ProblemList
  private var included = 0

  init(files: ProjectFiles, problems: ProblemList) {
    self.files = files
    self.problems = problems
  }

  /// Adds what a file and all that it includes assign.
  ///
  /// - Parameters:
  ///   - path: The file, absolute.
  ///   - table: Gets the assignments, in their order.
  ///   - place: Where the file is named; `nil` for one that may be missing.
  mutating func read(_ path: String, into table: inout SettingTable, place: ProjectPlace?) {
    read(path, into: &table, place: place, open: [])
  }

  private mutating func read(
    _ path: String, into table: inout SettingTable, place: ProjectPlace?, open: [String]
  ) {
    included += 1
    guard !open.contains(path), open.count < ReadingLimits.includeDepth,
      included <= ReadingLimits.includedFiles
    else {
      problems.add(.cycle(name: path, place: place ?? ProjectPlace(file: path)))
      return
    }
    let text: String
    do throws(ProjectReadingError) {
      text = try files.text(of: path)
    } catch {
      if let place { problems.add(.document(error, place: place)) }
      return
    }
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let here = ProjectPlace(file: path, line: number + 1)
      switch Self.statement(line) {
      case .nothing: break
      case .assignment(let name, let value): table.assign(name, value)
      case .include(let name, let isOptional):
        let target = self.path(of: name, from: path)
        read(target, into: &table, place: isOptional ? nil : here, open: open + [path])
      case .unknown(let text): problems.add(.notASetting(text: text, place: here))
      }
    }
  }

  private func path(of name: String, from path: String) -> String {
    let expanded = name.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
    return FilePath.absolute(expanded, in: FilePath.folder(of: path))
  }

  /// What one line says.
  enum Statement: Equatable {
    case nothing
    case assignment(String, String)
    case include(String, isOptional: Bool)
    case unknown(String)
  }

  /// Reads a line: `//` begins a comment, and a semicolon at the end means nothing.
  static func statement(_ line: Substring) -> Statement {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    let text = code.trimmed
    if text.isEmpty { return .nothing }
    if text.hasPrefix("#include") {
      let rest = text.dropFirst("#include".count)
      let name = rest.drop { $0 == "?" }.trimmed
      guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else {
        return .unknown(String(text.prefix(80)))
      }
      return .include(String(name.dropFirst().dropLast()), isOptional: rest.hasPrefix("?"))
    }
    // The sign may also stand in a condition, which is in brackets.
    var depth = 0
    let sign = text.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth <= 0
    }
    guard let sign else { return .unknown(String(text.prefix(80))) }
    let name = text[..<sign].trimmed
    let first = name.unicodeScalars.first
    guard let first, first == "_" || first.properties.isAlphabetic, !name.contains(" ") else {
      return .unknown(String(text.prefix(80)))
    }
    var value = text[text.index(after: sign)...].trimmed
    while value.hasSuffix(";") { value = value.dropLast().trimmed }
    return .assignment(String(name), String(value))
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
