package import TerminalModel

extension Keymap {
  /// The keys pomelo comes with, those of some commands replaced.
  ///
  /// - Parameter own: Keys by the names of commands; none takes a command's keys away. That no key
  ///   runs two commands was checked when they were read.
  package init(overriding own: [String: [Key]]) {
    self.init(
      Self.standardBindings.map { ($0, own[$0.name] ?? $1) },
      on: { CommandCatalog.entry(of: $0)?.page?.page })
  }

  /// The keys pomelo comes with; that no two collide is tested.
  package static let standard = Keymap(overriding: [:])

  /// What ``standard`` is made of.
  static let standardBindings: [(ExplorerCommand, [Key])] =
    CommandCatalog.all.map { ($0.entry.command, $0.entry.keys) }
}
