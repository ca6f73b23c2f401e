/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height of the app's own is worked out from.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The height that a sheet may have at most, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment of the sheet.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  nonisolated(unsafe) private let custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, custom: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// Half the screen.
  public static let medium = PresentationDetent(.medium)
  /// Nearly all the screen.
  public static let large = PresentationDetent(.large)

  /// A part of the screen.
  ///
  /// - Parameter fraction: From 0 to 1.
  /// - Returns: The detent.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A fixed height.
  ///
  /// - Parameter height: In points, without the safe area at the bottom.
  /// - Returns: The detent.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height of the app's own.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { Detent.height(in: $0) }
  }

  /// Two heights are the same if they are named in the same way.
  public static func == (first: Self, second: Self) -> Bool { first.kind == second.kind }

  /// Adds the name of the height to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What VoiceOver says of a sheet that rests there, by Apple's sheets; nil for nothing.
  var spoken: String? {
    switch kind {
    case .medium: "Half screen"
    case .large: "Full screen"
    default: nil
    }
  }

  /// About how high a sheet is, in points, before the first layout tells.
  var guess: CGFloat {
    switch kind {
    case .medium: 420
    case .large: 780
    case .fraction(let fraction): 780 * fraction
    case .height(let height): height
    case .custom: 0
    }
  }

  /// The height of a sheet.
  ///
  /// - Parameters:
  ///   - largest: The largest height there is, in points.
  ///   - screen: The height of the screen, in points.
  ///   - bottom: The safe area at the bottom, in points.
  ///   - environment: What the sheet's views are told.
  /// - Returns: The height in points, the safe area at the bottom included; nil where the app says
  ///   that there is none.
  func height(
    largest: CGFloat, screen: CGFloat, bottom: CGFloat, environment: EnvironmentValues
  ) -> CGFloat? {
    let wanted: CGFloat
    switch kind {
    case .medium: wanted = screen / 2
    case .large: wanted = largest
    case .fraction(let fraction): wanted = largest * fraction
    case .height(let height): wanted = height + bottom
    case .custom:
      let context = Context(environment: environment, maxDetentValue: largest - bottom)
      guard let height = custom?(context) else { return nil }
      wanted = height + bottom
    }
    return min(max(wanted, 0), largest)
  }
}

/// A height of a sheet that an app works out.
public protocol CustomPresentationDetent {
  /// The height in a context, in points; nil if sheets cannot rest there now.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What the height is worked out from.
  public typealias Context = PresentationDetent.Context
}
