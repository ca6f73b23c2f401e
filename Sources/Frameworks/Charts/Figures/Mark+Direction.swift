import Foundation

extension Mark {
  /// Whether bars and areas of the mark grow to the right, and not upwards.
  var growsRight: Bool {
    if x.isSpan, !y.isSpan { return true }
    if y.isSpan { return false }
    return x.single?.isAmount == true && y.single?.isAmount != true
  }

  /// What a bar or area of the mark is as long as.
  var lengthDatum: Datum? { growsRight ? x.single : y.single }

  /// Where a bar or area of the mark stands.
  var crossDatum: Datum? { growsRight ? y.single : x.single }

  /// Whether the mark is put on others in one place.
  var isStacked: Bool {
    (kind == .bar || kind == .area) && stacking != .unstacked && lengthDatum?.isAmount == true
  }

  /// What tells marks of one line from those of another.
  var seriesKey: [DataValue] { (series.map { [$0.value] } ?? []) + style.seriesValues }
}

extension Datum {
  /// Whether the value is a number by itself, as which something may be long.
  var isAmount: Bool {
    if case .number = value { upper == nil } else { false }
  }
}
