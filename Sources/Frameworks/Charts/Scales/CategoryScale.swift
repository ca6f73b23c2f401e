import Foundation
import SimulatedUI

/// The looks that stand for values, and what they are called in a legend.
struct CategoryScale<Look> {
  /// What the values are of.
  var label = ""
  /// The values, in the order of the legend.
  var values: [DataValue] = []
  /// The looks, in the same order.
  var looks: [Look] = []

  /// The look that stands for a value.
  subscript(value: DataValue) -> Look? {
    values.firstIndex(of: value).map { looks[$0] }
  }
}

/// What an app says of the looks that stand for values.
struct CategoryScaleWish<Look> {
  /// The values; those of the data when nil.
  var domain: ((_ data: [DataValue]) -> DomainWish)?
  /// The looks in turn; the usual ones when nil.
  var looks: [Look]?
  /// The look of a value; nil where the app does not say.
  var mapping: ((DataValue) -> Look?)?

  /// The scale for data with some values.
  func scale(for data: [Datum], usual: [Look]) -> CategoryScale<Look> {
    var seen: Set<DataValue> = []
    let found = data.map(\.value).filter { seen.insert($0).inserted }
    let values = domain.map { $0(found).values ?? found } ?? found
    let looks = looks.flatMap { $0.isEmpty ? nil : $0 } ?? usual
    return CategoryScale(
      label: data.first?.label ?? "", values: values,
      looks: values.enumerated().map { index, value in
        mapping?(value) ?? looks[index % looks.count]
      })
  }
}
