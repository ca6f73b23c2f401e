import Foundation

/// Finds out which values an axis has to have for some marks.
struct ScaleInference {
  private let marks: [Mark]
  private let stacks: MarkStacks
  private let isHorizontal: Bool

  /// Looks at marks along an axis.
  init(_ marks: [Mark], _ stacks: MarkStacks, isHorizontal: Bool) {
    self.marks = marks
    self.stacks = stacks
    self.isHorizontal = isHorizontal
  }

  /// The scale of the axis; nil where no mark has a value on it.
  func scale(_ settings: AxisSettings) -> PositionScale? {
    let data = marks.flatMap { (isHorizontal ? $0.x : $0.y).data }
    guard let first = data.first else { return nil }
    let wish = settings.domain?(data.map(\.value)) ?? DomainWish()
    var scale = PositionScale(domain: domain(data, wish, settings, like: first.value))
    scale.type = settings.type ?? .linear
    scale.isReversed = wish.isReversed
    scale.startPadding = settings.padding?.start ?? 0
    scale.endPadding = settings.padding?.end ?? 0
    return scale
  }

  private func domain(
    _ data: [Datum], _ wish: DomainWish, _ settings: AxisSettings, like first: DataValue
  ) -> PositionScale.Domain {
    let values = wish.values ?? data.map(\.value)
    if let name = names(values), settings.type?.form ?? .category == .category {
      return .categories(name)
    }
    if case .date = values.first ?? first {
      return .dates(range(wish.values == nil ? places(of: data) : values.compactMap(\.place)))
    }
    guard wish.values == nil else { return .numbers(range(values.compactMap(\.place))) }
    var places = places(of: data)
    // Swift Charts lets axes of numbers begin at zero unless an app says otherwise.
    if wish.includesZero ?? (settings.type != .log) { places.append(0) }
    return .numbers(rounded(range(places), settings))
  }

  /// The names among values in order, each once; nil where there is none.
  private func names(_ values: [DataValue]) -> [String]? {
    var seen: Set<String> = []
    var names: [String] = []
    for case .category(let name) in values where seen.insert(name).inserted { names.append(name) }
    return names.isEmpty ? nil : names
  }

  private func places(of data: [Datum]) -> [Double] {
    var places = data.compactMap(\.value.place) + data.compactMap { $0.upper?.place }
    for (mark, ends) in zip(marks, stacks.ends) where mark.growsRight == isHorizontal {
      if let ends { places += [ends.lowerBound, ends.upperBound] }
    }
    if let ends = normalizedEnds { return ends }
    return places.filter(\.isFinite)
  }

  /// The ends of an axis along which all marks are parts of a whole or around the middle.
  private var normalizedEnds: [Double]? {
    let along = zip(marks, stacks.ends).filter { mark, ends in
      ends != nil && mark.growsRight == isHorizontal
        && (mark.stacking == .normalized || mark.stacking == .center)
    }
    guard !along.isEmpty else { return nil }
    return along.flatMap { [$0.1?.lowerBound ?? 0, $0.1?.upperBound ?? 0] }
  }

  private func range(_ places: [Double]) -> ClosedRange<Double> {
    guard let low = places.min(), let high = places.max() else { return 0...1 }
    return low...high
  }

  /// The range with ends that an axis would show.
  private func rounded(
    _ range: ClosedRange<Double>, _ settings: AxisSettings
  ) -> ClosedRange<Double> {
    guard range.upperBound > range.lowerBound else {
      return range.lowerBound == 0 ? 0...1 : range
    }
    if settings.type == .log, range.lowerBound > 0 {
      return pow(10, floor(log10(range.lowerBound)))...pow(10, ceil(log10(range.upperBound)))
    }
    let step = NiceSteps.step(
      over: range.upperBound - range.lowerBound, count: AxisTicks.usualCount)
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    return low...max(low, (range.upperBound / step - 1e-9).rounded(.up) * step)
  }
}
