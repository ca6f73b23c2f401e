/// Data that charts can show: numbers, moments, names, and what stands for one of these.
public protocol Plottable {
  /// What the data is plotted as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What the value is plotted as.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that is plotted in a way; nil when there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that data is plotted as.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// What the raw value is plotted as.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// The value whose raw value is plotted in a way.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}
