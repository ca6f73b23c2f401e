import SwiftSyntax

/// What bodies do, each read once for the type that declares it, however many readers ask.
final class BodyReadings {
  /// A member with its body: several may have one name.
  private struct Key: Hashable {
    var member: String
    var body: SyntaxIdentifier
  }

  private let reader: BodyReader
  private var known: [Key: BodyReading] = [:]

  var table: DeclarationTable { reader.table }

  init(_ inference: TypeInference) { reader = BodyReader(inference: inference) }

  /// What the body of a member does.
  ///
  /// - Parameters:
  ///   - declaration: The member.
  ///   - scope: The scope of its body, on the type that it is read for.
  /// - Returns: What is read there.
  func reading(of declaration: Declaration, in scope: Scope) -> BodyReading {
    // Types that inherit the body, and what its parameters stand for, are too many to keep.
    guard scope.generics.isEmpty, scope.selfType == TypeReference(name: declaration.owner),
      let body = declaration.body
    else { return reader.read(declaration, in: scope) }
    let key = Key(member: scope.member, body: body)
    if let reading = known[key] { return reading }
    let reading = reader.read(declaration, in: scope)
    known[key] = reading
    return reading
  }
}

extension Declaration {
  /// What tells its body from others; `nil` where it has none.
  fileprivate var body: SyntaxIdentifier? {
    switch self {
    case .function(let function): function.statements?.id
    case .property(let property):
      property.getter?.id ?? property.value?.id ?? property.setters.first?.id
    case .enumCase: nil
    }
  }
}
