import Foundation

/// What VoiceOver says of a mark.
///
/// A mark is called by where it stands and is worth what it shows: "Cube", "5". With a value that its
/// colour, shape or line stands for, it is called by that too.
struct MarkWords {
  /// What the mark is called.
  let label: String
  /// What it is worth.
  let value: String

  /// Looks at a mark.
  init(_ mark: Mark) {
    let own = Self.words(of: mark)
    label = mark.style.speech.label ?? own.label
    value = mark.style.speech.value ?? own.value
  }

  private static func words(of mark: Mark) -> (label: String, value: String) {
    if let sector = mark.sector {
      let name = series(of: mark)
      let amount = ValueWords.number(sector.angle.amount)
      return (name.isEmpty ? sector.angle.label : name.joined(separator: ", "), amount)
    }
    let isAcross = mark.kind == .bar || mark.kind == .area ? mark.growsRight : false
    let place = text(isAcross ? mark.y : mark.x)
    let amount = text(isAcross ? mark.x : mark.y)
    guard !place.isEmpty else {
      // A rule at a height is called by what that is.
      let data = (isAcross ? mark.x : mark.y).data
      return (([data.first?.label ?? ""] + series(of: mark)).joined(separator: ", "), amount)
    }
    guard !amount.isEmpty else {
      let data = (isAcross ? mark.y : mark.x).data
      return (([data.first?.label ?? ""] + series(of: mark)).joined(separator: ", "), place)
    }
    return (([place] + series(of: mark).filter { $0 != place }).joined(separator: ", "), amount)
  }

  private static func text(_ extent: Mark.Extent) -> String {
    switch extent {
    case .none, .fixed: ""
    case .at(let datum): ValueWords.spoken(datum)
    case .span(let start, let end):
      "\(ValueWords.spoken(start)) to \(ValueWords.spoken(end))"
    }
  }

  private static func series(of mark: Mark) -> [String] {
    var seen: Set<String> = []
    let data = [
      mark.style.foregroundBy, mark.series, mark.style.symbol.by, mark.style.position?.by,
    ]
    return data.compactMap { $0 }.map(ValueWords.spoken).filter { seen.insert($0).inserted }
  }
}
