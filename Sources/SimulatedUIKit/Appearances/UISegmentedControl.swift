public import Foundation

/// Segmented controls, for their looks.
open class UISegmentedControl: StyledView {
  /// What a part of a control may be in, as numbered by UIKit.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it usually is.
    public static let normal = State([])
    /// While a finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// Without use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// What fills the chosen segment.
  public var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Says how titles are written.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
  }

  /// How titles are written.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}
