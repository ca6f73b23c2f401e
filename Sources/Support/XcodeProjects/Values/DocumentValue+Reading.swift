import Foundation
import Yams

extension DocumentValue {
  /// Parts after which a document is taken for one that unfolds without end.
  private static let partLimit = 4_000_000
  /// How deep values may lie in each other.
  private static let depthLimit = 200

  /// Reads a property list of any format.
  ///
  /// - Throws: What Foundation says of it, or ``OpenStepReader/Failure``.
  init(propertyList data: Data) throws {
    guard Self.isMarkedPropertyList(data) else {
      self = try OpenStepReader.read(data).value
      return
    }
    var budget = Self.partLimit
    let object = try PropertyListSerialization.propertyList(from: data, format: nil)
    self = try Self(object: object, depth: 0, budget: &budget)
  }

  /// Whether the first bytes say that a property list is XML or binary.
  static func isMarkedPropertyList(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 <= 32 || $0 >= 0xBB }
    return start.first == UInt8(ascii: "<") && start.dropFirst().first != UInt8(ascii: "<")
      || start.starts(with: Data("bplist".utf8))
  }

  /// Reads JSON.
  ///
  /// - Throws: What Foundation says of it.
  init(json data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  /// Reads YAML, aliases unfolded.
  ///
  /// - Throws: `YamlError`, or ``DocumentLimitError`` for one that unfolds without end.
  init(yaml text: String) throws {
    var budget = Self.partLimit / 10
    guard let node = try Yams.compose(yaml: text) else {
      self = .mapping([:])
      return
    }
    self = try Self(node: node, depth: 0, budget: &budget)
  }

  private static func spend(_ depth: Int, _ budget: inout Int) throws {
    budget -= 1
    guard budget > 0, depth < depthLimit else { throw DocumentLimitError() }
  }

  private init(object: Any, depth: Int, budget: inout Int) throws {
    try Self.spend(depth, &budget)
    switch object {
    case let text as String: self = .text(text)
    case let values as [String: Any]:
      var mapping: [String: DocumentValue] = [:]
      mapping.reserveCapacity(values.count)
      for (key, value) in values {
        mapping[key] = try Self(object: value, depth: depth + 1, budget: &budget)
      }
      self = .mapping(mapping)
    case let values as [Any]:
      var list: [DocumentValue] = []
      list.reserveCapacity(values.count)
      for value in values {
        list.append(try Self(object: value, depth: depth + 1, budget: &budget))
      }
      self = .list(list)
    case let flag as Bool: self = .flag(flag)
    case let number as NSNumber: self = .text(number.stringValue)
    default: self = .nothing
    }
  }

  private init(node: Node, depth: Int, budget: inout Int) throws {
    try Self.spend(depth, &budget)
    switch node {
    case .scalar(let scalar):
      self = Self(scalar: scalar, node: node)
    case .sequence(let nodes):
      self = .list(try nodes.map { try Self(node: $0, depth: depth + 1, budget: &budget) })
    case .mapping(let nodes):
      var mapping: [String: DocumentValue] = [:]
      var merged: [String: DocumentValue] = [:]
      for (key, value) in nodes {
        let value = try Self(node: value, depth: depth + 1, budget: &budget)
        guard let name = key.scalar?.string else { continue }
        if name == "<<" {
          for part in value.list ?? [value] {
            merged.merge(part.mapping ?? [:]) { first, _ in first }
          }
        } else {
          mapping[name] = value
        }
      }
      self = .mapping(mapping.merging(merged) { own, _ in own })
    case .alias: self = .nothing
    }
  }

  private init(scalar: Node.Scalar, node: Node) {
    guard scalar.style == .plain || scalar.style == .any else {
      self = .text(scalar.string)
      return
    }
    if scalar.string.isEmpty || scalar.string == "~" || scalar.string == "null" {
      self = .nothing
    } else if let flag = Bool.construct(from: scalar) {
      self = .flag(flag)
    } else {
      self = .text(scalar.string)
    }
  }
}

/// A document has more parts, or deeper ones, than any that a person works with.
struct DocumentLimitError: Error {}

extension DocumentValue: Decodable {
  /// Reads whatever a decoder holds.
  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      var mapping: [String: DocumentValue] = [:]
      for key in container.allKeys {
        mapping[key.stringValue] = try container.decode(DocumentValue.self, forKey: key)
      }
      self = .mapping(mapping)
    } else if var container = try? decoder.unkeyedContainer() {
      var list: [DocumentValue] = []
      while !container.isAtEnd { list.append(try container.decode(DocumentValue.self)) }
      self = .list(list)
    } else {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .text(String(number))
      } else if let number = try? container.decode(Double.self) {
        self = .text(String(number))
      } else {
        self = (try? container.decode(String.self)).map { .text($0) } ?? .nothing
      }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
