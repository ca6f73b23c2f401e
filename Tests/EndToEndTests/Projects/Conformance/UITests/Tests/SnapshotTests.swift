import XCTest

/// Copies of the element tree, descriptions of it, and pictures.
final class SnapshotTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  /// A snapshot and all below it, parents first.
  private func all(below snapshot: any XCUIElementSnapshot) -> [any XCUIElementSnapshot] {
    [snapshot] + snapshot.children.flatMap(all(below:))
  }

  func testASnapshotIsTheWholeTreeAtOneMoment() throws {
    let before = try app.snapshot()
    app.buttons["Count"].tap()
    let after = try app.snapshot()
    func taps(in snapshot: any XCUIElementSnapshot) -> String? {
      all(below: snapshot).first { $0.identifier == "taps" }?.label
    }
    XCTAssertEqual(taps(in: before), "0")
    XCTAssertEqual(taps(in: after), "1")
    XCTAssertEqual(before.elementType, .application)
    XCTAssertEqual(before.label, "Gallery")
    XCTAssertEqual(before.children.first?.elementType, .window)
  }

  func testASnapshotHasAllAttributes() throws {
    open("controls")
    let wifi = try app.switches["wifi"].snapshot()
    XCTAssertEqual(wifi.identifier, "wifi")
    XCTAssertEqual(wifi.label, "Wi-Fi")
    XCTAssertEqual(wifi.value as? String, "0")
    XCTAssertEqual(wifi.title, "")
    XCTAssertNil(wifi.placeholderValue)
    XCTAssertEqual(wifi.elementType, .switch)
    XCTAssertTrue(wifi.isEnabled)
    XCTAssertFalse(wifi.isSelected)
    XCTAssertFalse(wifi.hasFocus)
    XCTAssertEqual(wifi.frame, app.switches["wifi"].frame)
    XCTAssertEqual(wifi.horizontalSizeClass, .compact)
    XCTAssertEqual(wifi.verticalSizeClass, .regular)
  }

  func testASnapshotOfNothingThrows() {
    var thrown: (any Error)?
    let failures = failures {
      do { _ = try app.buttons["none"].snapshot() } catch { thrown = error }
    }
    XCTAssertNotNil(thrown)
    XCTAssertEqual(failures, [])
    XCTAssertEqual((thrown as NSError?)?.domain, "com.apple.dt.xctest.ui-testing.error")
  }

  func testDictionaryRepresentation() throws {
    let dictionary = try app.buttons["Count"].snapshot().dictionaryRepresentation
    XCTAssertEqual(dictionary[.label] as? String, "Count")
    XCTAssertEqual(dictionary[.identifier] as? String, "")
    XCTAssertEqual(dictionary[.elementType] as? UInt, XCUIElement.ElementType.button.rawValue)
    XCTAssertEqual(dictionary[.enabled] as? Bool, true)
    XCTAssertEqual(dictionary[.selected] as? Bool, false)
    XCTAssertEqual(dictionary[.hasFocus] as? Bool, false)
    XCTAssertEqual(dictionary[.title] as? String, "")
    XCTAssertNotNil(dictionary[.frame])
    XCTAssertNotNil(dictionary[.horizontalSizeClass])
    XCTAssertNotNil(dictionary[.verticalSizeClass])
    XCTAssertNil(dictionary[.placeholderValue])

    let window = try app.windows.firstMatch.snapshot().dictionaryRepresentation
    let children = window[.children] as? [[XCUIElement.AttributeName: Any]]
    XCTAssertGreaterThan(try XCTUnwrap(children).count, 0)

    open("fields")
    let field = try app.textFields["name"].snapshot().dictionaryRepresentation
    XCTAssertEqual(field[.placeholderValue] as? String, "Name")
    XCTAssertEqual(field[.value] as? String, "Name")
  }

  func testAttributeNamesAreDifferent() {
    let names: [XCUIElement.AttributeName] = [
      .children, .elementType, .enabled, .frame, .hasFocus, .horizontalSizeClass, .identifier,
      .label, .placeholderValue, .selected, .title, .value, .verticalSizeClass,
    ]
    XCTAssertEqual(Set(names.map(\.rawValue)).count, 13)
    XCTAssertEqual(
      XCUIElement.AttributeName(rawValue: XCUIElement.AttributeName.label.rawValue),
      .label)
  }

  func testDebugDescriptionOfTheApp() {
    let text = app.debugDescription.normalized
    XCTAssertTrue(
      text.hasPrefix(
        """
        Attributes: Application, 0x…, pid: …, label: 'Gallery'
        Element subtree:
         →Application, 0x…, pid: …, label: 'Gallery'
            Window (Main), 0x…, {{0.0, 0.0}, {393.0, 852.0}}
              Other, 0x…
        """), text)
    XCTAssertTrue(text.contains("StaticText, 0x…, {{"), text)
    XCTAssertTrue(text.contains("}}, identifier: 'taps', label: '0'\n"), text)
    XCTAssertTrue(
      text.hasSuffix(
        """
        Path to element:
         →Application, 0x…, pid: …, label: 'Gallery'
        Query chain:
         →Find: Target Application 'org.example.Gallery'
          Output: {
            Application, 0x…, pid: …, label: 'Gallery'
          }
        """), text)
  }

  func testDebugDescriptionOfAnElement() {
    let button = app.buttons["Count"]
    let frame = button.frame
    let place = String(
      format: "{{%.1f, %.1f}, {%.1f, %.1f}}", frame.minX, frame.minY, frame.width, frame.height)
    let text = button.debugDescription.normalized
    XCTAssertTrue(
      text.hasPrefix(
        """
        Attributes: Button, 0x…, \(place), label: 'Count'
        Element subtree:
         →Button, 0x…, \(place), label: 'Count'
        """), text)
    XCTAssertTrue(
      text.contains(
        """
        Path to element:
         →Application, 0x…, pid: …, label: 'Gallery'
          ↳Window (Main), 0x…, {{0.0, 0.0}, {393.0, 852.0}}
        """), text)
    XCTAssertTrue(
      text.hasSuffix(
        """
        Query chain:
         →Find: Target Application 'org.example.Gallery'
          Output: {
            Application, 0x…, pid: …, label: 'Gallery'
          }
          ↪︎Find: Descendants matching type Button
            Output: {
              Button, 0x…, \(place), label: 'Count'
            }
            ↪︎Find: Elements matching predicate '"Count" IN identifiers'
              Output: {
                Button, 0x…, \(place), label: 'Count'
              }
        """), text)
  }

  func testDebugDescriptionOfAQuery() {
    let frame = app.buttons["Count"].frame
    let place = String(
      format: "{{%.1f, %.1f}, {%.1f, %.1f}}", frame.minX, frame.minY, frame.width, frame.height)
    XCTAssertEqual(
      app.buttons.debugDescription.normalized,
      """
      Find: Target Application 'org.example.Gallery'
        Output: {
          Application, 0x…, pid: …, label: 'Gallery'
        }
        ↪︎Find: Descendants matching type Button
          Output: {
            Button, 0x…, \(place), label: 'Count'
          }
      """)
  }

  func testStatesAreShownAtTheEnd() {
    open("controls")
    XCTAssertTrue(
      app.buttons["Unavailable"].debugDescription.contains(
        "label: 'Unavailable', Disabled\n"))
    app.buttons["favourite"].tap()
    XCTAssertTrue(
      app.buttons["favourite"].debugDescription.contains(
        "identifier: 'favourite', label: 'Favourite', Selected\n"))
    XCTAssertTrue(
      app.switches["wifi"].debugDescription.contains(
        "identifier: 'wifi', label: 'Wi-Fi', value: 0\n"))
  }

  func testScreenshots() throws {
    let screen = try XCTUnwrap(XCUIScreen.screens.first)
    XCTAssertEqual(XCUIScreen.screens.count, 1)
    for screenshot in [screen.screenshot(), XCUIScreen.main.screenshot(), app.screenshot()] {
      let picture = screenshot.pngRepresentation
      XCTAssertEqual(Array(picture.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      XCTAssertEqual(size(ofPicture: picture), CGSize(width: 1179, height: 2556))
      let image = screenshot.image
      XCTAssertEqual(image.size.width * image.scale, 1179)
      XCTAssertEqual(image.size.height * image.scale, 2556)
    }
  }

  func testAScreenshotOfAnElementHasItsSize() {
    let button = app.buttons["Count"]
    let size = size(ofPicture: button.screenshot().pngRepresentation)
    XCTAssertEqual(size.width, (button.frame.width * 3).rounded(), accuracy: 3)
    XCTAssertEqual(size.height, (button.frame.height * 3).rounded(), accuracy: 3)
  }

  func testScreenshotsShowWhatChanges() {
    let before = app.screenshot().pngRepresentation
    XCTAssertEqual(app.screenshot().pngRepresentation, before)
    app.buttons["Count"].tap()
    XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
  }

  /// Width and height in pixels, from the first chunk of a PNG.
  private func size(ofPicture data: Data) -> CGSize {
    let bytes = Array(data)
    guard bytes.count > 24 else { return .zero }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}
