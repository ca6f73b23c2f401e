import SwiftSyntax

/// What storyboards may connect in the classes of a file: outlets and actions.
///
/// A device finds them by name at run time. Here each class gets a table of them in the same file,
/// which reaches private ones too: a nested class `_PomeloOutlets`, found by its name.
struct InterfaceMembers {
  /// An outlet or an action.
  enum Member: Equatable {
    /// A property, by its name.
    case outlet(String)
    /// A method with its labels, `_` for none.
    case action(String, labels: [String])
  }

  /// Members by the type that has them, in the order of the types.
  private(set) var members: [(type: String, isDeclared: Bool, members: [Member])] = []

  /// Takes note of a property or method with an attribute such as `@IBOutlet`.
  mutating func add(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    guard ["IBOutlet", "IBAction"].contains(name) else { return }
    var next: Syntax? = attribute.parent
    while let syntax = next {
      if let variable = syntax.as(VariableDeclSyntax.self) {
        guard let (type, isDeclared) = Self.enclosingClass(of: variable) else { return }
        for binding in variable.bindings {
          add(.outlet(binding.pattern.trimmedDescription), type, isDeclared)
        }
        return
      }
      if let function = syntax.as(FunctionDeclSyntax.self) {
        guard let (type, isDeclared) = Self.enclosingClass(of: function) else { return }
        let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
        return add(.action(function.name.text, labels: labels), type, isDeclared)
      }
      next = syntax.parent
    }
  }

  private mutating func add(_ member: Member, _ type: String, _ isDeclared: Bool) {
    if let index = members.firstIndex(where: { $0.type == type }) {
      members[index].members.append(member)
      members[index].isDeclared = members[index].isDeclared || isDeclared
    } else {
      members.append((type, isDeclared, [member]))
    }
  }

  /// The tables, on one line; empty where there is nothing to connect.
  var text: String { members.map(Self.table).joined() }

  private static func table(_ type: String, isDeclared: Bool, _ members: [Member]) -> String {
    // A class and extensions of it in another file have a table each.
    let name = isDeclared ? "_PomeloOutlets" : "_PomeloOutletsOfExtension"
    let object = "unsafeDowncast(object, to: \(type).self)"
    var sets = ""
    var calls = ""
    var names: [String] = []
    for member in members {
      switch member {
      case .outlet(let name):
        sets += "case \"\(name)\": _assign(&it.\(name), value); "
      case .action(let base, let labels):
        let arguments = labels.indices.map { index in
          (labels[index] == "_" ? "" : "\(labels[index]): ") + "$\(index)"
        }
        let call = "it.\(base)(\(arguments.joined(separator: ", ")))"
        let given = ["sender", "event"].prefix(labels.count).map { "\($0), " }.joined()
        let name = SelectorReference.objectiveCName(base, labels: labels)
        names.append("\"\(name)\"")
        calls += "case \"\(name)\": _call(\(given.dropLast(2))) { \(call) }; "
      }
    }
    let it = "let it = \(object); _ = it; "
    return "; extension \(type) { final class \(name): _OutletTable { "
      + "override class var _actions: [String] { [\(names.joined(separator: ", "))] }; "
      + "override class func _set(_ object: AnyObject, _ key: String, _ value: AnyObject) -> Bool { "
      + "\(it)switch key { \(sets)default: return false }; return true }; "
      + "override class func _perform(_ object: AnyObject, _ name: String, _ sender: Any?, _ event: "
      + "Any?) -> Bool { \(it)switch name { \(calls)default: return false }; return true } } }"
  }

  /// The class around an attribute, with its outer types, and whether it is declared there; `nil`
  /// in a
  /// generic class or a condition, where a table cannot stand.
  private static func enclosingClass(of node: some SyntaxProtocol) -> (String, Bool)? {
    var names: [String] = []
    var isDeclared = false
    var next = node.parent
    while let syntax = next {
      if let type = syntax.as(ClassDeclSyntax.self) {
        guard type.genericParameterClause == nil else { return nil }
        if names.isEmpty { isDeclared = true }
        names.insert(type.name.text, at: 0)
      } else if let type = syntax.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      } else if let type = syntax.as(StructDeclSyntax.self) {
        names.insert(type.name.text, at: 0)
      } else if let type = syntax.as(EnumDeclSyntax.self) {
        names.insert(type.name.text, at: 0)
      } else if syntax.is(IfConfigDeclSyntax.self) || syntax.is(FunctionDeclSyntax.self) {
        return nil
      }
      next = syntax.parent
    }
    return names.isEmpty ? nil : (names.joined(separator: "."), isDeclared)
  }
}
