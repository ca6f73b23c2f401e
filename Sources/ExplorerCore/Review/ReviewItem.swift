/// A snapshot that somebody is to decide about.
package struct ReviewItem: Hashable, Sendable {
  /// How a snapshot and its reference are.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It differs from its reference.
    case changed
    /// There is no reference yet.
    case new
    /// The test takes it for equal, though it was drawn from something else.
    case tolerated
    /// It is a text that stands in a source, which a command writes.
    case inSource
    /// The test did not come as far as to take it.
    case missing
    /// What lies in its place was not drawn by pomelo.
    case foreign
    /// What lies in its place cannot be read.
    case unreadable

    /// Whether there is something that can be accepted.
    var canBeAccepted: Bool { [.changed, .new, .tolerated].contains(self) }
  }

  /// The path of the reference, which no two share.
  package var path: String
  /// The test that takes it, `Class/method`; `nil` where that is not known.
  package var test: String?
  /// What it is called.
  package var name: String
  /// What it is shown in, in a few words; `nil` for texts.
  package var setting: String?
  /// How it is.
  package var kind: Kind
  /// What is different, a line each.
  package var changes: [String]
  /// What is the same in other snapshots with the same change.
  package var likeness: [String]
  /// How much wider than high its picture is, as width divided by height; `nil` for texts.
  package var aspect: Double?

  /// Describes a snapshot.
  package init(
    path: String, test: String?, name: String, setting: String?, kind: Kind, changes: [String],
    likeness: [String]? = nil, aspect: Double? = nil
  ) {
    self.path = path
    self.test = test
    self.name = name
    self.setting = setting
    self.kind = kind
    self.changes = changes
    self.likeness = likeness ?? changes
    self.aspect = aspect
  }

  /// The test's source and its method, as files of snapshots are named.
  var testTitle: String {
    test ?? path.split(separator: "/").dropLast().last.map(String.init) ?? path
  }
}
