import TerminalModel
import Yams

/// What one theme file says, before it is put on what it inherits.
struct ThemeDocument {
  /// The theme that it only differs from, and the line that says so.
  private(set) var inherits: (name: String, line: Int)?
  /// Slots that it sets, `nil` for the terminal's own colour.
  private(set) var slots: [Int: TerminalColor?] = [:]
  /// Roles that it makes from slots in its own way.
  private(set) var recipes: [Role: RoleRecipe] = [:]
  /// What of it cannot be used.
  private(set) var problems: [SettingsProblem] = []

  private static let slotNames = (0..<16).map { number in
    "base0" + String(number, radix: 16, uppercase: true)
  }
  /// What base16 files hold besides, which says nothing about colours.
  private static let remarks: Set<String> = [
    "author", "system", "slug", "variant", "description", "name", "scheme",
  ]

  /// Reads a file; entries that cannot be used are left out and reported.
  init(_ file: ThemeFile) {
    var document = SettingsDocument(file.text, file: file.path, example: "inherits: dark")
    for entry in document.entries {
      switch entry.key {
      case "inherits":
        inherits = entry.value.scalar.map { ($0.string, entry.line) }
        if inherits == nil { report(document, entry.line, "inherits must be a theme's name") }
      case "palette":
        guard let mapping = entry.value.mapping else {
          report(document, entry.line, "palette must hold base00 to base0F")
          continue
        }
        for slot in document.entries(of: mapping) { readSlot(slot, document) }
      case "roles":
        guard let mapping = entry.value.mapping else {
          report(document, entry.line, "roles must hold roles, such as \"fail: base08 bold\"")
          continue
        }
        for role in document.entries(of: mapping) { readRole(role, document) }
      case _ where Self.remarks.contains(entry.key):
        break
      default:
        readSlot(entry, document)
      }
    }
    problems = document.problems + problems
  }

  /// The first slot without a colour.
  var missingSlot: String? {
    Self.slotNames.indices.first { slots[$0] == nil }.map { Self.slotNames[$0] }
  }

  private mutating func readSlot(_ entry: SettingsDocument.Entry, _ document: SettingsDocument) {
    guard let number = Self.slot(named: entry.key) else {
      let key = entry.key.truncated(toWidth: 40)
      report(document, entry.line, "there is no slot \"\(key)\"; they are base00 to base0F")
      return
    }
    let value = entry.value.scalar?.string ?? ""
    guard let color = Self.color(value) else {
      let error = ThemeError.badColor(slot: entry.key, value: value.truncated(toWidth: 40))
      report(document, entry.line, "\(error)")
      return
    }
    slots[number] = color
  }

  private mutating func readRole(_ entry: SettingsDocument.Entry, _ document: SettingsDocument) {
    guard let role = Role.allCases.first(where: { $0.settingName == entry.key }) else {
      let known = Role.allCases.map(\.settingName).joined(separator: ", ")
      let key = entry.key.truncated(toWidth: 40)
      report(document, entry.line, "there is no role \"\(key)\"; there are \(known)")
      return
    }
    guard let recipe = RoleRecipe(entry.value.scalar?.string ?? "") else {
      report(
        document, entry.line,
        "\(entry.key) must be a slot and attributes, such as \"base08 bold on base01\"")
      return
    }
    recipes[role] = recipe
  }

  /// The number of a slot by its name, in any case.
  static func slot(named name: String) -> Int? {
    slotNames.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// The colour that a text stands for; `.some(nil)` is the terminal's own.
  static func color(_ value: String) -> TerminalColor?? {
    if value == "default" { return .some(nil) }
    if value.hasPrefix("ansi"), let index = UInt8(value.dropFirst(4)), index < 16 {
      return .indexed(index)
    }
    let digits = value.hasPrefix("#") ? value.dropFirst() : value[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    return .rgb(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }

  private mutating func report(_ document: SettingsDocument, _ line: Int, _ text: String) {
    problems.append(document.problem(line, text))
  }
}
