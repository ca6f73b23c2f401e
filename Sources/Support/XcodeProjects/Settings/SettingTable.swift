/// Build settings as they are assigned, over all levels: later assignments win, and `$(inherited)`
/// in one means what the ones before it come to.
package struct SettingTable: Hashable, Sendable {
  /// One assignment of a setting.
  package struct Assignment: Hashable, Sendable {
    /// The value as it is written.
    package var value: String
    /// What has to hold for it to count.
    package var conditions: [SettingCondition]
  }

  /// Assignments by name, lower levels first.
  ///
  /// Tables share the levels that they have in common.
  private var levels: [[String: [Assignment]]] = []
  /// Whether the last level is this table's own, to be added to.
  private var isOpen = false

  /// Creates an empty table.
  package init() {}

  /// The assignments of a setting, in their order.
  package func assignments(of name: String) -> [Assignment] {
    levels.flatMap { $0[name] ?? [] }
  }

  /// The names of all settings that are assigned.
  package var names: Set<String> { levels.reduce(into: []) { $0.formUnion($1.keys) } }

  /// Adds an assignment over those that are there.
  ///
  /// - Parameters:
  ///   - key: A name, with conditions behind it where it has some: `ARCHS[sdk=iphoneos*]`.
  ///   - value: A value as it is written.
  mutating func assign(_ key: String, _ value: String) {
    let (name, conditions) = SettingCondition.split(key)
    if !isOpen { levels.append([:]) }
    isOpen = true
    levels[levels.count - 1][name, default: []].append(
      Assignment(value: value, conditions: conditions))
  }

  /// Adds the settings of a mapping, which has no order: those with conditions count more.
  mutating func assign(_ values: [String: DocumentValue]) {
    var conditional: [String] = []
    for (key, value) in values {
      if key.utf8.contains(UInt8(ascii: "[")) {
        conditional.append(key)
      } else if let text = value.settingText {
        assign(key, text)
      }
    }
    for key in conditional.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      if let text = values[key]?.settingText { assign(key, text) }
    }
  }

  /// Adds all assignments of another table over those that are there.
  mutating func assign(_ other: SettingTable) {
    levels += other.levels
    isOpen = false
  }
}
