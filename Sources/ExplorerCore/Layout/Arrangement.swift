/// How a person wants the panes to be arranged.
package enum Arrangement: String, CaseIterable, Hashable, Sendable {
  /// As the terminal's size suggests.
  case auto
  /// Columns side by side, what happens below them.
  case wide
  /// One below the other: the app, one of the other panes, what happens.
  case stacked
  /// The source takes the most room, the app none.
  case code
  /// The focused pane alone.
  case single
  /// Few lines, wide margins and no frames, with the keys that are pressed: for an audience.
  case presentation

  /// What a person types.
  package var name: String { rawValue }

  /// The next one, around the end.
  var next: Arrangement {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// Whether it puts several panes on the screen, whatever its size.
  var isShared: Bool { self != .auto && self != .single }

  /// What it is for.
  var title: LocalizedText {
    switch self {
    case .auto: LocalizedText("as the size suggests", ja: "画面の大きさに合わせる")
    case .wide: LocalizedText("columns side by side", ja: "横に並べる")
    case .stacked: LocalizedText("one below the other", ja: "縦に積む")
    case .code: LocalizedText("mostly the source", ja: "ソースを大きく")
    case .single: LocalizedText("the focused pane alone", ja: "今のペインだけ")
    case .presentation: LocalizedText("for an audience", ja: "発表用")
    }
  }
}
