import Foundation

/// Apple's members beside ours.
struct APITable {
  /// How a member fares.
  enum State: Equatable {
    case works
    /// It fails the test with a sentence that names the platform that has it.
    case fails(onlyOn: String)
    case missing
  }

  /// A row of the table.
  struct Row {
    let member: AppleMember
    let state: State
  }

  let rows: [Row]

  /// Compares Apple's list with our sources.
  init(apple: [AppleMember], ours: OurDeclarations) {
    var used: [String: Int] = [:]
    rows = apple.map { member in
      // Overloads that differ in types only are counted: as many are needed as Apple has.
      let key = "\(member.owner) \(member.name.isStatic) \(member.name.text)"
      let number = used[key, default: 0]
      used[key] = number + 1
      return Row(member: member, state: Self.state(of: member, number: number, ours: ours))
    }
  }

  private static func state(
    of member: AppleMember, number: Int, ours: OurDeclarations
  ) -> State {
    let name = member.name
    if member.owner == "type" {
      let type = ours.resolved(name.base)
      let isKnown = ours.owners[type]?.isDeclared == true
      return isKnown ? .works : .missing
    }
    if let platform = ours.failing["\(member.owner).\(name.text)"] {
      return .fails(onlyOn: platform)
    }
    let found = ours.declarations(of: name, in: member.owner)
    if found.count > number {
      return found[number].onlyOn.map { .fails(onlyOn: $0) } ?? .works
    }
    return isSynthesized(member, ours: ours) ? .works : .missing
  }

  /// Whether the language provides the member, for a protocol that the type conforms to.
  private static func isSynthesized(_ member: AppleMember, ours: OurDeclarations) -> Bool {
    switch member.name.text {
    case "init()": ours.inherits(member.owner, "OptionSet")
    case "FloatLiteralType": ours.inherits(member.owner, "ExpressibleByFloatLiteral")
    case "IntegerLiteralType": ours.inherits(member.owner, "ExpressibleByIntegerLiteral")
    case "debugDescription": ours.inherits(member.owner, "NSObject")
    default: hasStaticTwin(member, ours: ours)
    }
  }

  /// Whether a case is a constant of ours or the other way round: both are used alike.
  private static func hasStaticTwin(_ member: AppleMember, ours: OurDeclarations) -> Bool {
    var twin = member.name
    switch twin.kind {
    case .enumCase: (twin.kind, twin.isStatic) = (.property, true)
    case .property where twin.isStatic: (twin.kind, twin.isStatic) = (.enumCase, false)
    default: return false
    }
    return !ours.declarations(of: twin, in: member.owner).isEmpty
  }

  /// The members without a counterpart, as the list has them.
  var missing: [String] {
    rows.filter { $0.state == .missing }.map { "\($0.member.owner): \($0.member.declaration)" }
  }
}
