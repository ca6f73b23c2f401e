import Foundation

/// The values that an axis or a legend has.
public protocol ScaleDomain {}

/// What a domain says, in the form that scales use.
struct DomainWish: Equatable {
  /// All values in order, or the ends of a range; nil where the data decides.
  var values: [DataValue]?
  /// Whether zero is part of it; as suits the data when nil.
  var includesZero: Bool?
  /// Whether it goes the other way.
  var isReversed = false
}

/// A domain that the framework itself can read.
protocol ReadableDomain: ScaleDomain {
  /// What it says, for data with some values.
  func wish(for data: [DataValue]) -> DomainWish
}

extension ScaleDomain {
  /// What the domain says, for data with some values.
  func read(for data: [DataValue]) -> DomainWish {
    (self as? any ReadableDomain)?.wish(for: data) ?? DomainWish()
  }
}

extension ClosedRange: ScaleDomain, ReadableDomain where Bound: Plottable {
  func wish(for data: [DataValue]) -> DomainWish {
    DomainWish(values: [DataValue(of: lowerBound), DataValue(of: upperBound)])
  }
}

extension Range: ScaleDomain, ReadableDomain where Bound: Plottable {
  func wish(for data: [DataValue]) -> DomainWish {
    DomainWish(values: [DataValue(of: lowerBound), DataValue(of: upperBound)])
  }
}

extension Array: ScaleDomain, ReadableDomain where Element: Plottable {
  func wish(for data: [DataValue]) -> DomainWish {
    let values = map { DataValue(of: $0) }
    let places = values.compactMap(\.place)
    guard places.count == count, count > 1, let first = places.first, let last = places.last else {
      return DomainWish(values: values)
    }
    // Numbers that fall are an axis that goes the other way.
    return DomainWish(
      values: first > last ? values.reversed() : values, isReversed: first > last)
  }
}

/// A domain that the data decides.
public struct AutomaticScaleDomain: ScaleDomain, ReadableDomain {
  private let includesZero: Bool?
  private let isReversed: Bool?
  private let modify: ([DataValue]) -> [DataValue]?

  init(
    includesZero: Bool?, isReversed: Bool?,
    modify: @escaping ([DataValue]) -> [DataValue]? = { _ in nil }
  ) {
    self.includesZero = includesZero
    self.isReversed = isReversed
    self.modify = modify
  }

  func wish(for data: [DataValue]) -> DomainWish {
    DomainWish(
      values: modify(data), includesZero: includesZero, isReversed: isReversed ?? false)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The data decides.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: nil)
  }

  /// The data decides.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }

  /// The data decides, and the app changes what it has decided.
  public static func automatic<DataType: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataType.Type = DataType.self,
    modifyInferredDomain: @escaping (inout [DataType]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { data in
      var values = data.compactMap { $0.value(as: DataType.self) }
      modifyInferredDomain(&values)
      return values.isEmpty ? nil : values.map { DataValue(of: $0) }
    }
  }
}
