import SourceIndex

/// A type that a stub declares or extends.
struct StubType: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    /// A class, which can be inherited from, compared and put anywhere.
    case object
    /// A view that shows nothing.
    case view
    /// A protocol, whose members have default implementations.
    case contract
    /// A property wrapper, which keeps what it is given.
    case wrapper
    /// An enumeration, for what is taken apart by patterns.
    case choice
    /// A type of another module.
    case extended
  }

  /// Its name.
  let name: String
  /// What it is.
  var kind: Kind
  /// How many types stand behind it in angle brackets.
  var generics = 0
  /// What it inherits from.
  var superclass: String?
  /// What it conforms to.
  var conformances: Set<String> = []
  /// Its members, in the order in which they were found.
  private(set) var members: [StubMember] = []
  /// Whether it only stands for what a member gives or is given.
  var isPlaceholder = false
  /// What it was guessed from, `File.swift:12`.
  let origin: String

  /// Creates a type without members.
  init(name: String, kind: Kind, origin: String, isPlaceholder: Bool = false) {
    self.isPlaceholder = isPlaceholder
    self.name = name
    self.kind = kind
    self.origin = origin
  }

  /// Adds a member, unless there is one that looks the same to callers.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ member: StubMember) -> Bool {
    // One that could be read as well as called would be of two types.
    let isThere = members.contains {
      $0.name == member.name && $0.isStatic == member.isStatic
        && ($0.call == member.call || $0.head != nil)
    }
    guard !isThere else { return false }
    members.append(member)
    return true
  }

  /// Removes members.
  mutating func removeMembers(where isUnwanted: (StubMember) -> Bool) {
    members.removeAll(where: isUnwanted)
  }

  /// Changes what members give.
  ///
  /// - Returns: Whether one was changed.
  mutating func changeMembers(_ change: (inout StubMember) -> Void) -> Bool {
    let old = members
    for number in members.indices { change(&members[number]) }
    return members != old
  }
}
