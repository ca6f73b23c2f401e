import ElementModel
package import SourceModel
package import Workspace

/// The edits that give an identifier or label another text, in the app's and the tests' sources.
package struct RenamePlan {
  /// One replacement in a file.
  struct Edit: Hashable {
    /// Bytes of the file.
    var range: Range<Int>
    /// What takes their place.
    var replacement: String
  }

  /// Why a plan cannot be made, or not be carried out.
  package enum Refusal: Error, Hashable {
    /// The new text says nothing, or is the old one.
    case useless(String)
    /// Something else is called so already, at these places.
    case taken(String, [SourceLocation])
    /// A file does not say what it did when it was read.
    case changed(SourceLocation)
    /// Nothing in the sources says the text as such.
    case nothing
    /// A file was edited since the plan was made.
    case edited(path: String)
    /// A file cannot be written.
    case notWritten(OutputFileError)
  }

  /// The files that change, by path.
  package private(set) var changes: [FileChange] = []
  /// Places that a person has to look at: texts put together from parts, of which no edit is safe.
  package private(set) var open: [Impact.Place] = []

  /// Plans a change of text.
  ///
  /// - Parameters:
  ///   - text: The identifier or label.
  ///   - new: What it is to be.
  ///   - index: What the sources say.
  ///   - files: The sources that the index was read from.
  /// - Throws: ``Refusal``.
  package init(
    _ text: String, to new: String, index: ProjectIndex, files: [SourceText]
  ) throws(Refusal) {
    if new.isEmpty { throw .useless("The new text is empty.") }
    if new == text { throw .useless("The new text is the old one.") }
    let taken = Self.origins(of: new, in: index)
    if !taken.isEmpty {
      throw .taken(
        new, Array(Set(taken.map(\.location))).sorted { $0.description < $1.description })
    }
    let origins = Self.origins(of: text, in: index)
    var edits: [String: Set<Edit>] = [:]
    for origin in origins {
      if origin.form == .part {
        let place = Impact.Place(
          title: origin.member ?? "", detail: "put together from parts", location: origin.location)
        if !open.contains(place) { open.append(place) }
        continue
      }
      guard let file = files.first(where: { $0.path == origin.location.file }),
        let written = Self.text(of: file.text, in: origin.range),
        Self.isIntact(written, origin)
      else { throw .changed(origin.location) }
      let literal = SwiftLiteral.readable(new)
      let replacement = origin.form == .caseName ? "\(written) = \(literal)" : literal
      edits[file.path, default: []].insert(Edit(range: origin.range, replacement: replacement))
    }
    guard !edits.isEmpty || !open.isEmpty else { throw .nothing }
    for path in edits.keys.sorted() {
      guard let file = files.first(where: { $0.path == path }), let own = edits[path] else {
        continue
      }
      changes.append(
        FileChange(path: path, before: file.text, after: Self.apply(own, to: file.text)))
    }
  }

  /// Where a text is written that locators look for or the app sets.
  ///
  /// What the app sets as an identifier is meant before what it shows as a label.
  private static func origins(of text: String, in index: ProjectIndex) -> [CodeOrigin] {
    let settings = index.settings.filter { $0.origins.contains { $0.text == text } }
    let identifiers = settings.filter { $0.kind == .identifier }
    let locators = index.members.filter { !$0.isInLibrary }.flatMap(\.locators).filter { locator in
      if case .pattern = locator.key { false } else { true }
    }
    let all =
      (identifiers.isEmpty ? settings : identifiers).flatMap(\.origins)
      + locators.flatMap(\.origins)
    return all.filter { $0.text == text }
  }

  /// Whether the bytes are what the index was read from: a literal, or a case's name.
  private static func isIntact(_ written: String, _ origin: CodeOrigin) -> Bool {
    switch origin.form {
    case .literal: (written.hasPrefix("\"") || written.hasPrefix("#")) && written.count > 1
    case .caseName: written.replacing("`", with: "") == origin.text
    case .part: false
    }
  }

  private static func text(of file: String, in range: Range<Int>) -> String? {
    let bytes = Array(file.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return String(validating: bytes[range], as: UTF8.self)
  }

  private static func apply(_ edits: Set<Edit>, to file: String) -> String {
    var bytes = Array(file.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
