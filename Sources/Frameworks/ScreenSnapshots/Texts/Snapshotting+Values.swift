public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let message =
          old.count == new.count
          ? "Expected data to match" : "Expected \(new) to match \(old)"
        return (message, [])
      })
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, keys in their order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON.
  ///
  /// - Parameter encoder: Writes it.
  /// - Returns: The strategy.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    text("json") { try encoder.encode($0) }
  }

  /// The value as a property list of XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list.
  ///
  /// - Parameter encoder: Writes it.
  /// - Returns: The strategy.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    text("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// A value that `JSONSerialization` knows, as JSON, keys in their order.
  public static var json: Snapshotting {
    text("json") { try JSONSerialization.jsonText($0) }
  }

  /// What bytes say, in files of a kind; what cannot be written is told in place of it.
  fileprivate static func text(
    _ ending: String, _ write: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try write(value), as: UTF8.self)
      } catch {
        return "\(value) cannot be written as \(ending): \(error)"
      }
    }
    strategy.pathExtension = ending
    return strategy
  }
}

extension JSONSerialization {
  /// A value as JSON.
  ///
  /// - Throws: A sentence, where it is none that JSON can say.
  fileprivate static func jsonText(_ value: Any) throws -> Data {
    guard isValidJSONObject(value) else {
      throw CocoaError(.propertyListWriteInvalid)
    }
    return try data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }
}
