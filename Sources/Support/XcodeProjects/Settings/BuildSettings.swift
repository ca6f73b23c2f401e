/// The build settings of a target in one configuration, with references resolved.
///
/// It knows all settings by their names, as Xcode's build log shows them, and has accessors for those
/// that the compiler or the device sees.
package struct BuildSettings: Hashable, Sendable {
  /// The assignments, over all levels.
  package let table: SettingTable
  /// What is built for.
  package let context: SettingContext

  /// Creates settings.
  package init(table: SettingTable, context: SettingContext) {
    self.table = table
    self.context = context
  }

  /// What a setting comes to; `nil` where nothing assigns it.
  package subscript(name: String) -> String? {
    SettingExpansion(table: table, context: context).value(of: name)
  }

  /// What a setting comes to; `nil` also where that is empty.
  package func text(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The words of a setting that is a list: parted by spaces, quotes and backslashes heeded.
  package func list(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

  /// Whether a setting says yes; `nil` where it says neither yes nor no.
  package func flag(_ name: String) -> Bool? { self[name].flatMap { Bool(setting: $0) } }

  /// A text with its references resolved.
  package func expanding(_ text: String) -> String {
    SettingExpansion(table: table, context: context).expand(text)
  }

  /// The names of all settings that are assigned, sorted.
  package var names: [String] { table.names.sorted() }
}
