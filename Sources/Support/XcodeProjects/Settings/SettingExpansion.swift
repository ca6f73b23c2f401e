/// Works out what settings come to: one expansion, which remembers what it has worked out.
///
/// A setting that leads back to itself is empty there, and none grows beyond a limit, so that the
/// time is bounded whatever a project says.
final class SettingExpansion {
  private struct Step: Hashable {
    var name: String
    var below: Int
  }

  private let table: SettingTable
  private let context: SettingContext
  private let builtIns: [String: String]
  private var known: [Step: String] = [:]
  private var open: Set<Step> = []

  init(table: SettingTable, context: SettingContext) {
    self.table = table
    self.context = context
    builtIns = context.builtIns
  }

  /// What a setting comes to; `nil` where nothing assigns it.
  func value(of name: String) -> String? { value(of: name, below: .max) }

  /// What a text with references comes to.
  func expand(_ text: String) -> String { expand(text, inherited: { "" }, depth: 0) }

  private func value(of name: String, below limit: Int) -> String? {
    let assignments = table.assignments(of: name)
    let found = assignments.indices.prefix(min(limit, assignments.count)).last { index in
      assignments[index].conditions.allSatisfy { $0.holds(in: context) }
    }
    guard let written = found.map({ assignments[$0].value }) ?? builtIns[name] else { return nil }
    guard written.utf8.contains(UInt8(ascii: "$")) else { return written }
    guard written.utf8.count <= ReadingLimits.settingLength else { return "" }
    let step = Step(name: name, below: found ?? -1)
    if let value = known[step] { return value }
    guard open.count < 50, open.insert(step).inserted else { return "" }
    defer { open.remove(step) }
    let value = expand(
      written, inherited: { self.value(of: name, below: found ?? 0) ?? "" }, depth: 0)
    known[step] = value
    return value
  }

  private func expand(_ text: String, inherited: () -> String, depth: Int) -> String {
    guard depth < 10, text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < ReadingLimits.settingLength {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let opening = rest.first, let closing = Self.brackets[opening],
        let end = Self.end(of: rest, opening, closing)
      else {
        // What is not closed holds no more references.
        if rest.first.flatMap({ Self.brackets[$0] }) != nil { return result + "$" + rest }
        result += "$"
        continue
      }
      let inside = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      result += reference(
        expand(inside, inherited: inherited, depth: depth + 1), inherited: inherited)
    }
    result += rest
    guard result.utf8.count > ReadingLimits.settingLength else { return result }
    return String(decoding: result.utf8.prefix(ReadingLimits.settingLength), as: UTF8.self)
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

  /// The bracket that closes the one at the start; `nil` where none does.
  private static func end(
    of text: Substring, _ opening: Character, _ closing: Character
  ) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// What stands for `NAME` or `NAME:modifier:modifier=argument`.
  private func reference(_ text: String, inherited: () -> String) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    var value = name == "inherited" ? inherited() : self.value(of: name, below: .max) ?? ""
    for modifier in parts.dropFirst() { value = SettingModifier.apply(modifier, to: value) }
    return value
  }
}
