import Foundation

/// A type of data, such as that of a file or of the pasteboard.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Its name, such as `public.json`.
  public let identifier: String

  /// The type of a name; `nil` when the system knows none.
  public init?(_ identifier: String) {
    guard UTTypeTable.entries[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The type of an app's own data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of another app's data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files with an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = UTTypeTable.entries.filter { $0.value.extensions.contains(wanted) }
      .map { UTType(known: $0.key) }.filter { $0.conforms(to: supertype) }
    guard let first = found.min(by: { $0.identifier < $1.identifier }) else { return nil }
    self = first
  }

  /// The type of what servers call by a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = UTTypeTable.entries.filter { $0.value.mimeType == wanted }
      .map { UTType(known: $0.key) }.filter { $0.conforms(to: supertype) }
    guard let first = found.min(by: { $0.identifier < $1.identifier }) else { return nil }
    self = first
  }

  init(known identifier: String) { self.identifier = identifier }

  private var entry: UTTypeTable.Entry? { UTTypeTable.entries[identifier] }

  /// The extension that files of the type usually have.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// What servers call the type.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// What people call the type.
  public var localizedDescription: String? { entry?.description }

  /// Whether the type is public rather than an app's or a person's own.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether the system knows the type.
  public var isDeclared: Bool { entry != nil }

  /// Whether the type was made up for an unknown extension.
  public var isDynamic: Bool { false }

  /// The types that it is one of.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var rest = entry?.parents ?? []
    while let next = rest.popLast() {
      if result.insert(UTType(known: next)).inserted {
        rest += UTTypeTable.entries[next]?.parents ?? []
      }
    }
    return result
  }

  /// Whether data of the type is of another as well.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether all data of the type is of another, wider one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether all data of another type is of this wider one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Its name.
  public var description: String { identifier }
}
