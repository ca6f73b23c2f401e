import ExplorerCore
import TerminalModel
import TerminalUI
import Testing

/// Every bundled theme on terminals of every depth.
struct ThemeDepthTests {
  /// What must never look alike.
  private static let states: [Role] = [.pass, .fail, .wait, .cursor, .highlight]
  /// What is read.
  private static let texts: [Role] = [
    .text, .dim, .title, .focusedTitle, .pass, .fail, .wait, .action, .accent, .running,
    .highlight, .cursor, .output,
  ]

  /// The styles that a terminal of a depth shows.
  private func styles(
    _ name: String, _ roles: [Role], depth: ColorDepth
  ) throws -> [(role: Role, style: Style)] {
    let theme = try ThemeLibrary(showsColors: depth != .none).theme(named: name)
    return roles.map { ($0, theme.style($0).quantized(to: depth)) }
  }

  @Test(arguments: Theme.bundledNames, ColorDepth.allCases)
  func statesAreToldApart(name: String, depth: ColorDepth) throws {
    let styles = try styles(name, Self.states, depth: depth)
    for (index, first) in styles.enumerated() {
      for second in styles[..<index] {
        #expect(first.style != second.style, "\(first.role) and \(second.role)")
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func cursorFailureAndHighlightDifferFromText(depth: ColorDepth) throws {
    for name in Theme.bundledNames {
      let theme = try ThemeLibrary(showsColors: depth != .none).theme(named: name)
      for role in [Role.fail, .cursor, .highlight, .running] {
        #expect(
          theme.style(role).quantized(to: depth) != theme.style(.text).quantized(to: depth),
          "\(name) \(role)")
      }
    }
  }

  @Test(
    arguments: [
      ("dark", 4.5), ("light", 4.5), ("color-blind-dark", 4.5), ("color-blind-light", 4.5),
      ("high-contrast-dark", 7), ("high-contrast-light", 7),
    ], [ColorDepth.palette, .sixteen, .eight])
  func textCanBeRead(theme: (name: String, least: Double), depth: ColorDepth) throws {
    // The first sixteen colours are as the person set them: xterm's are only an example.
    let least = depth == .palette ? theme.least : 3
    for (role, style) in try styles(theme.name, Self.texts, depth: depth) {
      guard case .indexed(let ink)? = style.foreground,
        case .indexed(let paper)? = style.background
      else {
        Issue.record("\(role) has no colours")
        continue
      }
      let contrast = XtermPalette.color(at: ink).contrast(with: XtermPalette.color(at: paper))
      #expect(contrast >= least, "\(role): \(contrast)")
    }
  }

  @Test func nothingIsBlackOnBlackWhereThereAreEightColours() throws {
    for (role, style) in try styles("terminal", Role.allCases, depth: .eight) {
      #expect(style.foreground != .indexed(0), "\(role)")
    }
  }

  @Test(arguments: ["color-blind-dark", "color-blind-light"], ColorVision.allCases)
  func outcomesDifferForPeopleWhoDoNotTellRedFromGreen(name: String, vision: ColorVision) throws {
    let colors = try styles(name, [.pass, .fail, .wait], depth: .palette).compactMap { entry in
      if case .indexed(let index)? = entry.style.foreground {
        XtermPalette.color(at: index)
      } else {
        nil
      }
    }
    try #require(colors.count == 3)
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      // Two colours 2.3 apart are just told; side by side on a screen ten times that is plain.
      #expect(vision.difference(colors[first], colors[second]) > 25)
    }
  }
}
