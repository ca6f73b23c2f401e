import SourceIndex
import SourceModel

/// The identifiers that an app makes of its data, such as `trail-\(trail.id)`: a page looks for one
/// of these elements by what it is given.
struct RowPatterns {
  private let rows: [PageAddition.Row]

  init(_ index: ProjectIndex) {
    let patterns = index.settings.compactMap { setting -> CodePattern? in
      guard setting.kind == .identifier, case .pattern(let pattern) = setting.key else {
        return nil
      }
      return pattern
    }
    // What begins with more is more certain.
    rows = patterns.compactMap(Self.row).sorted { $0.before.count > $1.before.count }
  }

  private static func row(_ pattern: CodePattern) -> PageAddition.Row? {
    let isPlain = pattern.pieces.joined().allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._-:/ ".contains($0))
    }
    guard pattern.pieces.count == 2, isPlain, pattern.prefix.contains(where: \.isLetter) else {
      return nil
    }
    return PageAddition.Row(before: pattern.prefix, after: pattern.suffix)
  }

  /// How an identifier is made; `nil` where it stands in the sources as it is.
  func row(of identifier: String) -> PageAddition.Row? {
    rows.first { row in
      identifier.hasPrefix(row.before) && identifier.hasSuffix(row.after)
        && identifier.count > row.before.count + row.after.count
    }
  }
}
