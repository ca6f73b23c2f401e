import Foundation

/// Writes a value and all that is in it, a line for each, in the form of swift-snapshot-testing's
/// `.dump`: without addresses, and with what has no order sorted by what is written.
struct ValueDump {
  /// Objects that what is written is in.
  private var around: Set<ObjectIdentifier> = []

  /// The value in lines.
  static func text(of value: Any) -> String {
    ValueDump().lines(of: value, name: nil, indent: 0)
  }

  private func lines(of value: Any, name: String?, indent: Int) -> String {
    let mirror = Mirror(reflecting: value)
    var inner = self
    var children = Array(mirror.children)
    let bullet = children.isEmpty ? "-" : "▿"
    let space = String(repeating: " ", count: indent)
    let title = name.map { "\($0): " } ?? ""
    var description = ""
    switch mirror.displayStyle {
    case .collection: description = Self.count(children.count, "element")
    case .dictionary:
      description = Self.count(children.count, "key/value pair")
      children = sorted(children)
    case .set:
      description = Self.count(children.count, "member")
      children = sorted(children)
    case .tuple: description = "(\(Self.count(children.count, "element")))"
    case .optional:
      description = Self.name(of: mirror) + (children.isEmpty ? ".none" : "")
    default:
      if let own = value as? any AnySnapshotStringConvertible {
        guard type(of: own).renderChildren else {
          return "\(space)- \(title)\(own.snapshotDescription)\n"
        }
        description = own.snapshotDescription
      } else if let own = value as? any CustomStringConvertible {
        description = own.description
      } else if mirror.displayStyle == .class {
        let object = ObjectIdentifier(value as AnyObject)
        guard inner.around.insert(object).inserted else {
          return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
        }
        description = Self.name(of: mirror)
        children = inner.sorted(children)
      } else if mirror.displayStyle == .struct {
        description = Self.name(of: mirror)
        children = sorted(children)
      } else if mirror.displayStyle == .enum {
        description = Self.name(of: mirror) + (children.isEmpty ? ".\(value)" : "")
      } else {
        description = String(describing: value)
      }
    }
    return children.reduce("\(space)\(bullet) \(title)\(description)\n") { text, child in
      text + inner.lines(of: child.value, name: child.label, indent: indent + 2)
    }
  }

  private static func count(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// The name of a type; those of types in functions have numbers, which are left out.
  private static func name(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { (child: $0, text: lines(of: $0, name: nil, indent: 0)) }
      .sorted { $0.text < $1.text }.map(\.child)
  }
}

extension Snapshotting where Format == String {
  /// The value and all that is in it, a line for each.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}
