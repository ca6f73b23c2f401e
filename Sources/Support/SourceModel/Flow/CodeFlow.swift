/// How what an app shows comes about: what its views show and do, and what its members compute and
/// change.
package struct CodeFlow: Hashable, Sendable {
  /// A property or method of a type.
  package struct Member: Hashable, Sendable {
    /// How a member has its value.
    package enum Kind: Hashable, Sendable {
      /// It is kept, and changed by assignments.
      case stored
      /// It is computed when it is read.
      case computed
      /// It is what a call does.
      case method
    }

    /// The type that it is of; empty for none.
    package var owner: String
    /// Its name.
    package var name: String
    /// How it has its value.
    package var kind: Kind
    /// The type of its value or elements, without what wraps it; `nil` where it is not written.
    package var type: String?
    /// The key by which it is kept in the app's settings, if it is.
    package var storageKey: String?
    /// Whether it is a constant.
    package var isConstant: Bool
    /// Whether whoever makes its owner gives it.
    package var isGiven: Bool
    /// What computes it or is done; of what is stored, its first value.
    package var body: CodePassage

    /// Creates a member.
    package init(
      owner: String, name: String, kind: Kind, type: String? = nil, storageKey: String? = nil,
      isConstant: Bool = false, isGiven: Bool = false, body: CodePassage
    ) {
      self.owner = owner
      self.name = name
      self.kind = kind
      self.type = type
      self.storageKey = storageKey
      self.isConstant = isConstant
      self.isGiven = isGiven
      self.body = body
    }
  }

  /// The members of all types, in the order of the sources.
  package private(set) var members: [Member] = []
  /// The views, in the order of the sources.
  package private(set) var controls: [CodeControl] = []
  /// Positions of members, by type and name.
  private var positions: [String: [String: [Int]]] = [:]
  /// Positions of members, by name.
  private var named: [String: [Int]] = [:]
  /// Positions of controls, by where they stand.
  private var placed: [SourceLocation: [Int]] = [:]

  /// Nothing is known.
  package init() {}

  /// Creates a flow.
  package init(members: [Member], controls: [CodeControl]) {
    for member in members { add(member) }
    for control in controls { add(control) }
  }

  private mutating func add(_ member: Member) {
    positions[member.owner, default: [:]][member.name, default: []].append(members.count)
    named[member.name, default: []].append(members.count)
    members.append(member)
  }

  private mutating func add(_ control: CodeControl) {
    for place in control.places { placed[place, default: []].append(controls.count) }
    controls.append(control)
  }

  /// The views that stand at a place.
  package func controls(at place: SourceLocation) -> [CodeControl] {
    (placed[place] ?? []).map { controls[$0] }
  }

  /// The members that an access means.
  ///
  /// - Parameters:
  ///   - path: The access as written.
  ///   - owner: The type around.
  /// - Returns: The positions of the members along it that are the app's, in its order. Of a root that
  ///   is none of the type's, such as a parameter, the names that one type alone has.
  package func resolve(_ path: CodePassage.Path, in owner: String) -> [Int] {
    var found: [Int] = []
    var type: String? = owner
    for (depth, name) in path.enumerated() {
      var next = type.flatMap { positions[$0]?[name] } ?? []
      if next.isEmpty, depth == 0, positions[name] != nil {
        type = name
        continue
      }
      if next.isEmpty, depth == 0 { next = positions[""]?[name] ?? [] }
      if next.isEmpty, found.isEmpty, depth > 0, let all = named[name], all.count == 1 {
        next = all
      }
      // A name that is not the app's, such as `filter`, gives what it is called on.
      guard let first = next.first else {
        if depth == 0 { type = nil }
        continue
      }
      found += next
      type = members[first].type
    }
    return found
  }
}
