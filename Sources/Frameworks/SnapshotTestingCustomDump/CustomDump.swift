import Foundation

/// Writes a value and all that is in it in the form of swift-custom-dump.
///
/// The form is the library's; what a type says of itself by the library's protocols is not heard, as
/// nobody has them here.
struct CustomDump {
  /// What numbers objects have, from the second of each type.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// How many objects of a type there were.
  private var counts: [String: Int] = [:]

  /// The value in lines.
  static func text(of value: Any) -> String {
    var dump = CustomDump()
    return dump.text(of: value, isRoot: true)
  }

  /// The value in lines, the first of which may have a name before it.
  private mutating func text(
    of value: Any, named name: String? = nil, isRoot: Bool = false, depth: Int = .max
  ) -> String {
    (name.map { "\($0): " } ?? "") + body(of: value, isNamed: name != nil, isRoot, depth)
  }

  private mutating func body(
    of value: Any, isNamed: Bool, _ isRoot: Bool, _ depth: Int
  ) -> String {
    var mirror = Mirror(reflecting: value)
    switch PlainValue(of: value) {
    case .words(let words)?: return words
    case .value(let other)?: return text(of: other, depth: depth)
    case .mirror(let other)?: mirror = other
    case nil: break
    }
    switch mirror.displayStyle {
    case .class: return object(value as AnyObject, mirror, depth)
    case .collection:
      let items = mirror.children.enumerated().map { (label: "[\($0)]", value: $1.value) }
      return list(items, "[", "]", depth, isSingle: false)
    case .set:
      let items = mirror.children.map { (label: nil as String?, value: $0.value) }
      return list(sorted(items, if: mirror) { $0.value }, "Set([", "])", depth, isSingle: false)
    case .dictionary: return dictionary(mirror, depth)
    case .enum: return enumeration(value, mirror, isRoot, depth)
    case .optional:
      return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .struct:
      return list(Array(mirror.children), "\(TypeName(of: mirror.subjectType).text)(", ")", depth)
    case .tuple: return list(withoutNumbers(mirror), "(", ")", depth)
    default: return Self.words(of: value, isNamed: isNamed, depth)
    }
  }

  // MARK: What has something in it

  private mutating func object(_ object: AnyObject, _ mirror: Mirror, _ depth: Int) -> String {
    let name = TypeName(of: mirror.subjectType).text
    let identifier = ObjectIdentifier(object)
    let known = numbers[identifier]
    let number = known ?? counts[name, default: 0]
    let title = number > 0 ? "#\(number) \(name)" : name
    guard known == nil else { return "\(title)(↩︎)" }
    numbers[identifier] = number
    counts[name, default: 0] += 1
    var children = Array(mirror.children)
    var ancestor = mirror.superclassMirror
    while let current = ancestor {
      children = current.children + children
      ancestor = current.superclassMirror
    }
    return list(children, "\(title)(", ")", depth)
  }

  private mutating func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    guard !mirror.children.isEmpty else { return "[:]" }
    let pairs = mirror.children.map { child in
      (child.value as? (key: AnyHashable, value: Any)).map { (key: $0.key.base, value: $0.value) }
    }
    guard !pairs.contains(where: { $0 == nil }) else {
      return list(Array(mirror.children), "[", "]", depth, isSingle: false)
    }
    let items = sorted(pairs.compactMap(\.self), if: mirror) { $0.key }
      .map { (label: text(of: $0.key, depth: depth - 1) as String?, value: $0.value) }
    return list(items, "[", "]", depth, isSingle: false)
  }

  private mutating func enumeration(
    _ value: Any, _ mirror: Mirror, _ isRoot: Bool, _ depth: Int
  ) -> String {
    let type = isRoot ? "\(TypeName(of: mirror.subjectType).text)." : "."
    guard let child = mirror.children.first else { return "\(type)\(value)" }
    let values = Mirror(reflecting: child.value)
    let items =
      values.displayStyle == .tuple
      ? withoutNumbers(values) : [(label: nil, value: child.value)]
    return list(items, "\(type)\(child.label ?? "@unknown")(", ")", depth)
  }

  /// The parts of a tuple; a part without a name has its number as one.
  private func withoutNumbers(_ mirror: Mirror) -> [Mirror.Child] {
    mirror.children.map { ($0.label?.hasPrefix(".") == true ? nil : $0.label, $0.value) }
  }

  /// Several values, one below the other; a single one without lines of its own stays in the line.
  private mutating func list(
    _ children: [Mirror.Child], _ start: String, _ end: String, _ depth: Int,
    isSingle mayBeSingle: Bool = true
  ) -> String {
    guard let first = children.first else { return start + end }
    if mayBeSingle, children.count == 1, Self.isPlain(first.value) {
      let text = text(of: first.value, named: first.label, depth: depth - 1)
      guard text.contains("\n") else { return start + text + end }
      return depth > 0 ? "\(start)\n\(text.setIn)\n\(end)" : "\(start)…\(end)"
    }
    guard depth > 0 else { return "\(start)…\(end)" }
    let lines = children.filter { $0.label?.hasPrefix("_$") != true }.map {
      text(of: $0.value, named: $0.label, depth: depth - 1).setIn
    }
    return "\(start)\n\(lines.joined(separator: ",\n"))\n\(end)"
  }

  /// Whether there is nothing in a value that would take lines of its own.
  private static func isPlain(_ value: Any) -> Bool {
    switch PlainValue(of: value) {
    case .words(let words)?: !words.contains("\n")
    case .value(let other)?: isPlain(other)
    case .mirror(let mirror)?: mirror.children.isEmpty
    case nil: Mirror(reflecting: value).children.isEmpty
    }
  }

  /// What has no order, by what is written of it.
  private func sorted<Item>(
    _ items: [Item], if mirror: Mirror, by key: (Item) -> Any
  ) -> [Item] {
    guard mirror.subjectType is any Unordered.Type else { return items }
    return items.map { item in
      var copy = self
      return (item: item, text: copy.text(of: key(item), depth: 1))
    }.sorted { $0.text < $1.text }.map(\.item)
  }

  // MARK: What has nothing in it

  private static func words(of value: Any, isNamed: Bool, _ depth: Int) -> String {
    guard let text = (value as? any StringProtocol).map({ String($0) }) else { return "\(value)" }
    guard text.contains(where: \.isNewline) else {
      guard text.contains("\"") || text.contains("\\") else { return text.debugDescription }
      let marks = String(repeating: "#", count: max(1, markCount(text, quotes: 1)))
      return "\(marks)\"\(text)\"\(marks)"
    }
    guard depth > 0 else { return "\"…\"" }
    let marks = String(repeating: "#", count: markCount(text, quotes: 3))
    let space = isNamed ? "  " : ""
    let lines = isNamed ? text.setIn : text
    return "\(marks)\"\"\"\n\(lines)\n\(space)\"\"\"\(marks)"
  }

  /// How many marks a literal needs: one more than follow as many quotes anywhere.
  private static func markCount(_ text: String, quotes: Int) -> Int {
    var (count, row, marks) = (0, 0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") {
        (row, marks) = (marks > 0 ? 1 : row + 1, 0)
      } else if byte == UInt8(ascii: "#"), row >= quotes {
        marks += 1
      } else {
        row = 0
      }
      if row >= quotes { count = max(count, marks + 1) }
    }
    return count
  }
}

/// What has its values in another order in each run.
private protocol Unordered {}
extension Dictionary: Unordered {}
extension Set: Unordered {}
extension NSDictionary: Unordered {}
extension NSSet: Unordered {}

extension String {
  /// All lines with two blanks before them.
  fileprivate var setIn: String { "  " + replacingOccurrences(of: "\n", with: "\n  ") }
}
