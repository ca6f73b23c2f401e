import ElementModel
import Foundation
import TerminalModel
import TestSupport
import Testing

@testable import ScreenRendering

struct ScreenRendererTests {
  private static let screens: [(String, ElementTree, Int?)] = [
    ("home", SignInScreens.home, nil),
    ("other", SignInScreens.other, SignInScreens.ID.loginRow),
    ("auth", SignInScreens.auth, SignInScreens.ID.authSignIn),
    (
      "form", SignInScreens.signIn(email: "test@example.com", focus: SignInScreens.ID.email),
      SignInScreens.ID.email
    ),
    (
      "busy",
      SignInScreens.signIn(email: "test@example.com", password: "hunter22", isBusy: true), nil
    ),
    ("alert", SignInScreens.rejected, nil),
    ("signedIn", SignInScreens.signedIn, SignInScreens.ID.account),
    (
      "keyboard", withKeyboard(SignInScreens.signIn(email: "t", focus: SignInScreens.ID.email)), nil
    ),
  ]

  @Test(arguments: screens.indices, [(26, 12), (38, 24), (50, 56)])
  func screensLookLikeAPhone(number: Int, size: (Int, Int)) {
    let (name, tree, highlighted) = Self.screens[number]
    let screen = ScreenRenderer.draw(
      tree, columns: size.0, rows: size.1, highlighting: highlighted)
    assertSnapshot(screen.grid.text, named: "\(name)-\(size.0)x\(size.1).txt")
  }

  /// A screen with a keyboard over its lower part, in a window of its own as iOS has it.
  private static func withKeyboard(_ tree: ElementTree) -> ElementTree {
    var builder = ElementTree.Builder()
    var open = 0
    for element in tree.elements {
      while open > element.depth {
        builder.close()
        open -= 1
      }
      builder.open(element)
      open += 1
    }
    while open > 1 {
      builder.close()
      open -= 1
    }
    builder.open(
      Element(id: 900, type: .window, frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    builder.open(
      Element(id: 901, type: .keyboard, frame: CGRect(x: 0, y: 561, width: 393, height: 216)))
    for (row, keys) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      for (column, key) in keys.enumerated() {
        let frame = CGRect(
          x: 39.3 * (Double(column) + Double(10 - keys.count) / 2), y: 561 + 54 * Double(row),
          width: 39.3, height: 54)
        builder.add(
          Element(id: 910 + 10 * row + column, type: .key, label: String(key), frame: frame))
      }
    }
    for (number, (label, x, width)) in [
      ("shift", 0.0, 59.0), ("delete", 334.0, 59.0),
    ].enumerated() {
      builder.add(
        Element(
          id: 940 + number, type: .button, label: label,
          frame: CGRect(x: x, y: 669, width: width, height: 54)))
    }
    for (number, (label, x, width)) in [
      ("more", 0.0, 98.0), ("space", 98.0, 197.0), ("return", 295.0, 98.0),
    ].enumerated() {
      builder.add(
        Element(
          id: 950 + number, type: number == 1 ? .key : .button, label: label,
          frame: CGRect(x: x, y: 723, width: width, height: 54)))
    }
    return builder.tree
  }

  /// A screen of many rows, more than fit.
  private func list(_ count: Int) -> ElementTree {
    var builder = ElementTree.Builder()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 0, type: .application, frame: frame))
    builder.open(Element(id: 1, type: .table, frame: frame))
    for row in 0..<count {
      builder.open(
        Element(
          id: 100 + row, type: .cell,
          frame: CGRect(x: 0, y: Double(row) * 20, width: 393, height: 20)))
      builder.add(
        Element(
          id: 500 + row, type: .staticText, label: "row \(row)",
          frame: CGRect(x: 20, y: Double(row) * 20, width: 100, height: 18)))
      builder.close()
    }
    return builder.tree
  }

  @Test(arguments: [(26, 24), (38, 28), (50, 56)])
  func eachControlIsRecognisedAtAGlance(size: (Int, Int)) {
    let screen = ScreenRenderer.draw(
      ControlScreens.controls, columns: size.0, rows: size.1)
    assertSnapshot(screen.grid.text, named: "controls-\(size.0)x\(size.1).txt")
  }

  @Test(arguments: [(60, 12), (100, 24)])
  func columnsHaveTheirBarsSideBySide(size: (Int, Int)) {
    let screen = ScreenRenderer.draw(ControlScreens.columns, columns: size.0, rows: size.1)
    assertSnapshot(screen.grid.text, named: "columns-\(size.0)x\(size.1).txt")
  }

  @Test(arguments: [(26, 12), (38, 24)])
  func theSearchOfABarIsDrawnBelowItsRow(size: (Int, Int)) throws {
    let tree = ControlScreens.search
    let screen = ScreenRenderer.draw(tree, columns: size.0, rows: size.1)
    assertSnapshot(screen.grid.text, named: "search-\(size.0)x\(size.1).txt")

    let field = try #require(tree.elements.firstIndex { $0.type == .searchField })
    let cancel = try #require(tree.elements.firstIndex { $0.label == "Cancel" })
    let add = try #require(tree.elements.firstIndex { $0.label == "Add" })
    let fieldPlace = try #require(screen.places[field])
    let cancelPlace = try #require(screen.places[cancel])
    #expect(fieldPlace.column + fieldPlace.columns <= cancelPlace.column)
    #expect(try #require(screen.places[add]).row < fieldPlace.row)
  }

  @Test func aSheetHasItsHandleOnItsEdge() throws {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: ControlScreens.phone))
    let frame = CGRect(x: 0, y: 426, width: 393, height: 426)
    builder.open(Element(id: 1, type: .other, frame: frame, traits: .modal))
    builder.add(
      Element(
        id: 2, type: .button, label: "Sheet Grabber",
        frame: CGRect(x: 178, y: 430, width: 36, height: 5)))
    builder.add(
      Element(
        id: 3, type: .staticText, label: "Details",
        frame: CGRect(x: 16, y: 460, width: 100, height: 22)))
    let screen = ScreenRenderer.draw(builder.tree, columns: 38, rows: 24)
    let edge = try #require(
      screen.grid.text.split(separator: "\n").first { $0.contains("╭") })
    #expect(edge.contains("─━━━━─"))
    let place = try #require(screen.places[2])
    #expect(screen.element(atColumn: place.column, row: place.row) == 2)
  }

  @Test func segmentsAreFoundWhereTheyAreDrawn() throws {
    let tree = ControlScreens.controls
    let screen = ScreenRenderer.draw(tree, columns: 38, rows: 28)
    let names = ["All", "New", "Old"]
    let parts = tree.elements.indices.filter { names.contains(tree.elements[$0].label) }
    let places = parts.compactMap { screen.places[$0] }
    #expect(places.count == 3 && Set(places.map(\.row)).count == 1)
    for (part, place) in zip(parts, places) {
      #expect(screen.element(atColumn: place.column, row: place.row) == part)
    }
  }

  @Test func theElementUnderActionIsNeverSqueezedOutAtAnySize() {
    let tree = list(80)
    for (columns, rows) in [(12, 3), (20, 5), (38, 12), (38, 24)] {
      for row in [0, 1, 17, 40, 79] {
        let screen = ScreenRenderer.draw(
          tree, columns: columns, rows: rows, highlighting: 500 + row)
        #expect(screen.grid.text.contains("▶row \(row)"), "\(columns)×\(rows) row \(row)")
      }
    }
    for (_, tree, highlighted) in Self.screens where highlighted != nil {
      for rows in 3...30 {
        let screen = ScreenRenderer.draw(tree, columns: 30, rows: rows, highlighting: highlighted)
        #expect(screen.grid.text.contains("▶"), "\(rows) rows\n\(screen.grid.text)")
      }
    }
  }

  @Test func aButtonThatFillsItsCellStandsInLineWithOtherRows() throws {
    var builder = ElementTree.Builder()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 0, type: .application, frame: frame))
    for (row, isButton) in [true, false].enumerated() {
      let cell = CGRect(x: 16, y: 100 + Double(row) * 44, width: 361, height: 44)
      builder.open(Element(id: 10 + row, type: .cell, frame: cell))
      builder.add(
        Element(
          id: 20 + row, type: isButton ? .button : .staticText, label: isButton ? "Send" : "Sent",
          frame: isButton ? cell : cell.insetBy(dx: 16, dy: 11)))
      builder.close()
    }
    for columns in [24, 38, 80, 160] {
      let screen = ScreenRenderer.draw(builder.tree, columns: columns, rows: 12)
      let places = [20, 21].compactMap { builder.tree.index(ofElementWithID: $0) }
        .compactMap { screen.places[$0]?.column }
      #expect(places.count == 2 && places.first == places.last, "\(columns) columns: \(places)")
    }
  }

  @Test func aTextOfSeveralRowsKeepsItsMargin() throws {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    builder.add(
      Element(
        id: 1, type: .staticText, label: "the mail address or the password is not right",
        frame: CGRect(x: 32, y: 100, width: 329, height: 44)))
    let screen = ScreenRenderer.draw(builder.tree, columns: 38, rows: 12)
    let index = try #require(builder.tree.index(ofElementWithID: 1))
    #expect(screen.places[index]?.column == 3)
    #expect(screen.grid.text.contains("   the mail address or the password"))
    #expect(screen.grid.text.contains("   is not right"))
  }

  @Test func aContainerUnderActionMarksWhatIsInIt() {
    let screen = ScreenRenderer.draw(list(3), columns: 20, rows: 5, highlighting: 101)
    #expect(screen.grid.text.contains("▶row 1"))
  }

  @Test func rowsLeftOutAreAnnouncedAboveAndBelow() {
    let lines = ScreenRenderer.draw(list(40), columns: 20, rows: 8, highlighting: 520).grid.text
      .split(separator: "\n")
    #expect(lines.first?.hasSuffix("⋮") == true && lines.last?.hasSuffix("⋮") == true)
  }

  @Test func elementsAreFoundAgainWhereTheyWereDrawn() throws {
    let tree = SignInScreens.other
    let screen = ScreenRenderer.draw(tree, columns: 38, rows: 24)
    let row = try #require(tree.index(ofElementWithID: SignInScreens.ID.loginRow))
    let place = try #require(screen.places[row])
    #expect(screen.element(atColumn: place.column + 1, row: place.row) == row)
    let tab = try #require(tree.index(ofElementWithID: SignInScreens.ID.otherTab))
    #expect(screen.places[tab]?.row == 23)
    #expect(screen.element(atColumn: 37, row: 0) == nil)
  }

  @Test func noSizeAndNoTreeTrapsAndNoRowIsWiderThanTheScreen() {
    for (_, tree, highlighted) in Self.screens + [("none", .empty, nil), ("list", list(100), 3)] {
      for columns in [0, 1, 3, 4, 9, 27, 60, 200] {
        for rows in [0, 1, 2, 3, 7, 13, 40] {
          let grid = ScreenRenderer.draw(
            tree, columns: columns, rows: rows, highlighting: highlighted
          ).grid
          #expect(grid.columns == columns && grid.rows == rows)
          for line in grid.text.split(separator: "\n") {
            #expect(String(line).terminalWidth <= columns)
          }
        }
      }
    }
  }

  @Test func framesThatMakeNoSenseAreDrawnSomewhereNotTrappedOn() {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 0, height: 1e300)))
    for (number, value) in [1e300, -1e300, Double.infinity, .nan, 0].enumerated() {
      builder.add(
        Element(
          id: number + 1, type: .button, label: "b",
          frame: CGRect(x: value, y: value, width: value, height: value)))
    }
    let screen = ScreenRenderer.draw(builder.tree, columns: 20, rows: 10, highlighting: 3)
    #expect(screen.grid.rows == 10)
  }

  @Test func controlsSayTheirStateInText() {
    let cases: [(ElementType, String?, Bool, ElementTraits, String)] = [
      (.switch, "1", true, [], "on (●)"), (.switch, "0", true, [], "off (○)"),
      (.button, nil, true, [], "[ x ]"), (.button, nil, false, [], "( x )"),
      (.button, nil, true, .disclosure, "›"), (.activityIndicator, nil, true, [], "◌"),
      (.progressIndicator, "50%", true, [], "▓▓▓▓░░░░"), (.secureTextField, "abc", true, [], "•••"),
      (.textField, "日本語", true, [], "日本語"), (.picker, "one", true, [], "one ▾"),
      (.image, nil, true, [], "▢ x"),
    ]
    for (type, value, isEnabled, traits, expected) in cases {
      var builder = ElementTree.Builder()
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      builder.open(Element(id: 0, type: .application, frame: frame))
      builder.add(
        Element(
          id: 1, type: type, label: "x", value: value,
          frame: CGRect(x: 20, y: 100, width: 353, height: 44), isEnabled: isEnabled,
          traits: traits))
      let text = ScreenRenderer.draw(builder.tree, columns: 38, rows: 20).grid.text
      #expect(text.contains(expected), "\(type)\n\(text)")
      #expect(type != .secureTextField || !text.contains("abc"))
    }
  }
}
