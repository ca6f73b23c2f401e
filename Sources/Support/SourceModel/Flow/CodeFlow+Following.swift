extension CodeFlow {
  /// A change of a property with where it comes from.
  package struct Effect: Hashable, Sendable {
    /// Position of the member that is changed.
    package var member: Int
    /// Positions of what the change is made through, such as the list with the changed element.
    package var path: [Int]
    /// The change.
    package var change: CodePassage.Change
    /// Positions of the methods that lead to it, outermost first.
    package var methods: [Int]
  }

  /// How many members are followed at most: a value may come from everywhere.
  private static let limit = 40

  /// The members that a passage's value is made of, computed ones first where they are met first.
  ///
  /// - Parameters:
  ///   - passage: What shows or decides something.
  ///   - owner: The type around.
  /// - Returns: Their positions.
  package func origins(of passage: CodePassage, in owner: String) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var waiting = passage.mentions.map { (path: $0, owner: owner) }
    while !waiting.isEmpty, seen.count < Self.limit {
      let (path, owner) = waiting.removeFirst()
      let positions = resolve(path, in: owner)
      for position in positions where seen.insert(position).inserted {
        let member = members[position]
        // Of an access, the last is what is read: the others lead there.
        if position == positions.last { found.append(position) }
        if member.kind != .stored { waiting += member.body.mentions.map { ($0, member.owner) } }
        guard member.isGiven else { continue }
        waiting += makers(of: member.owner).flatMap { maker in
          maker.shown.mentions.map { ($0, maker.owner) }
        }
      }
    }
    return found
  }

  /// What a passage changes, by itself and by the methods that it calls.
  ///
  /// - Parameters:
  ///   - passage: An action or a body.
  ///   - owner: The type around.
  /// - Returns: The changes, those of the passage itself first.
  package func effects(of passage: CodePassage, in owner: String) -> [Effect] {
    var effects: [Effect] = []
    var seen: Set<Int> = []
    var waiting = [(passage: passage, owner: owner, methods: [Int]())]
    while !waiting.isEmpty, seen.count < Self.limit {
      let (passage, owner, methods) = waiting.removeFirst()
      for change in passage.changes {
        let path = resolve(change.path, in: owner)
        guard let member = path.last else { continue }
        effects.append(Effect(member: member, path: path, change: change, methods: methods))
      }
      for path in passage.mentions {
        for position in resolve(path, in: owner)
        where members[position].kind == .method && seen.insert(position).inserted {
          let member = members[position]
          waiting.append((member.body, member.owner, methods + [position]))
        }
      }
    }
    return effects
  }

  /// The methods that a passage calls, and those that they call.
  package func methods(of passage: CodePassage, in owner: String) -> [Int] {
    origins(of: passage, in: owner).filter { members[$0].kind == .method }
  }

  /// What changes a member anywhere, but for bindings that only read it when asked.
  ///
  /// - Parameter position: The member's.
  /// - Returns: The changes, with the type that each is in.
  package func changes(of position: Int) -> [CodePassage.Change] {
    let name = members[position].name
    let bodies =
      members.map { ($0.body, $0.owner) }
      + controls.compactMap { control in
        control.deed.map { ($0, control.owner) }
      }
    var found: [CodePassage.Change] = []
    for (body, owner) in bodies {
      for change in body.changes where change.path.contains(name) {
        guard resolve(change.path, in: owner).contains(position), !found.contains(change) else {
          continue
        }
        found.append(change)
      }
    }
    return found.sorted {
      ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
    }
  }

  /// The views that make views of a type.
  package func makers(of type: String) -> [CodeControl] {
    controls.filter { $0.name == type && $0.owner != type }
  }
}
