/// How large text styles are for each size of text that a person may choose.
///
/// The numbers are those of the tables "iOS, iPadOS Dynamic Type sizes" and "larger accessibility
/// type sizes" in Apple's Human Interface Guidelines, Typography.
enum DynamicTypeTable {
  /// Sizes and line heights of the styles in order of declaration below, by size of text.
  private static let rows: [[(CGFloat, CGFloat)]] = [
    [
      (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13),
      (11, 13),
    ],
    [
      (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13),
      (11, 13),
    ],
    [
      (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13),
      (11, 13),
    ],
    [
      (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16),
      (11, 13),
    ],
    [
      (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19),
      (13, 18),
    ],
    [
      (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21),
      (15, 20),
    ],
    [
      (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23),
      (17, 22),
    ],
    [
      (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28),
      (20, 25),
    ],
    [
      (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32),
      (24, 30),
    ],
    [
      (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39),
      (29, 35),
    ],
    [
      (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44),
      (34, 41),
    ],
    [
      (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51),
      (40, 48),
    ],
  ]

  /// Size and line height of a style.
  static func metrics(of style: Font.TextStyle, at size: DynamicTypeSize) -> Font.Metrics {
    let column =
      switch style {
      case .largeTitle: 0
      case .title: 1
      case .title2: 2
      case .title3: 3
      case .headline, .body: 4
      case .callout: 5
      case .subheadline: 6
      case .footnote: 7
      case .caption: 8
      case .caption2: 9
      }
    let row = rows[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    var metrics = Font.Metrics(size: row[column].0, lineHeight: row[column].1)
    metrics.leading = max(0, metrics.lineHeight - metrics.textHeight)
    return metrics
  }
}

extension Font {
  /// Size and line height when a person has chosen a size of text; fonts of a fixed size keep it.
  func metrics(at size: DynamicTypeSize) -> Metrics {
    guard size != .large, let textStyle else { return metrics }
    let usual = DynamicTypeTable.metrics(of: textStyle, at: .large)
    let scaled = DynamicTypeTable.metrics(of: textStyle, at: size)
    if metrics.size == usual.size {
      // Lines that were set closer or further apart stay so.
      return Metrics(
        size: scaled.size, lineHeight: scaled.lineHeight + metrics.change,
        leading: scaled.leading, change: metrics.change)
    }
    // A typeface of the app's own grows as the style does.
    let factor = scaled.size / usual.size
    return Metrics(
      size: (metrics.size * factor).rounded(), lineHeight: (metrics.lineHeight * factor).rounded(),
      change: metrics.change)
  }
}
