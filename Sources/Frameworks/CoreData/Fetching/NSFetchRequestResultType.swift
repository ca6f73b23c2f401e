/// What comes of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Objects' identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values of objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
