import Testing

@testable import SessionProtocol

@Suite struct WordingTests {
  private static let button = #""Go" Button"#

  /// A kind of action, with its line in Xcode's log.
  static let titles: [(ActionKind, String)] = [
    (.tap, #"Tap "Go" Button"#), (.doubleTap, #"Double tap "Go" Button"#),
    (.twoFingerTap, #"Two finger tap "Go" Button"#),
    (.taps(count: 3, fingers: 2), #"Tap "Go" Button 3 times with 2 touches"#),
    (.press(seconds: 0.5), #"Press "Go" Button for 0.5s"#),
    (.swipe(direction: .left), #"Swipe left "Go" Button"#),
    (.pinch(scale: 2, velocity: 1.5), #"Pinch "Go" Button with scale 2.0 and velocity 1.5"#),
    (.rotate(radians: -1), #"Rotate "Go" Button by -1.0 radians"#),
    (.drag(seconds: nil, to: "{1, 2.5}"), #"Drag "Go" Button to {1, 2.5}"#),
    (
      .drag(seconds: 1, to: #""Bin" Image"#),
      #"Press "Go" Button for 1.0s then drag to "Bin" Image"#
    ),
    (.type(text: "it's\n日本"), "Type 'it's\n日本' into \"Go\" Button"),
    (
      .typeKey(key: "a", signs: "⌘⇧", flags: 0x12),
      "Type 'a' key with modifiers '⌘⇧' (0x12)"
    ),
    (.scrollToVisible, #"Scroll "Go" Button to visible"#),
    (.scroll(dx: 0, dy: -120.5), #"Scroll "Go" Button by {0.0, -120.5}"#),
    (.hover, #"Hover "Go" Button"#), (.click, #"Click "Go" Button"#),
    (.doubleClick, #"Double click "Go" Button"#), (.rightClick, #"Right click "Go" Button"#),
    (
      .adjustSlider(position: 0.25), #"Adjust "Go" Button to normalized slider position 0.25"#
    ),
    (.adjustWheel(value: "5 May"), #"Adjust "Go" Button to picker wheel value '5 May'"#),
    (.pressButton(name: "Volume Up"), "Press Volume Up Button"),
    (.setOrientation(name: "portrait"), "Set device orientation to portrait"),
    (.setAppearance(name: "dark"), "Set device appearance to dark"),
    (.setLocation(text: "none"), "Set device location to none"),
    (.openURL(text: "shop://a?b=c"), "Open URL shop://a?b=c"),
  ]

  @Test(arguments: titles.indices)
  func actionsAreWordedAsInXcode(index: Int) {
    let (kind, title) = Self.titles[index]
    let action = Action(kind, on: Self.button)
    #expect(action.title == title)
    let rest = title.split(separator: " ", maxSplits: 1)[1]
    #expect(action.titleAfterVerb == rest)
  }

  @Test func aPointOfAnElementIsNamedInItsPlace() {
    let action = Action(.tap, on: Self.button, place: Self.button + "[0.50, 0.50]")
    #expect(action.title == #"Tap "Go" Button[0.50, 0.50]"#)
    #expect(Action(.tap, on: Self.button, place: Self.button).place == nil)
  }

  /// A criterion, with its text.
  static let criteria: [(WaitCriterion, String)] = [
    (.idle(app: "Stores"), "Stores to idle"), (.exists(element: "Cell"), "Cell to exist"),
    (.isGone(element: "Cell"), "Cell to not exist"),
    (
      .property(name: "label", element: button, value: "it is done"),
      #""Go" Button to have label it is done"#
    ),
    (
      .application(name: "Stores", state: "runningForeground"), "Stores to be runningForeground"
    ),
    (.expectations(descriptions: ["a b", "c"], properties: []), "a b, c"),
  ]

  @Test(arguments: criteria.indices)
  func criteriaHaveTexts(index: Int) {
    #expect(Self.criteria[index].0.text == Self.criteria[index].1)
  }

  @Test func messagesOfFailuresAreThoseOfXcode() {
    #expect(
      Wording.assertion("XCTAssertEqual", reason: "a", note: "b")
        == "XCTAssertEqual failed: a - b")
    #expect(Wording.assertion("XCTFail", reason: "", note: "no") == "failed - no")
    #expect(Wording.cannot("tap", Self.button, because: "x") == #"Failed to tap "Go" Button: x"#)
    #expect(Wording.cannot("go back", because: "x") == "Failed to go back: x")
    #expect(Wording.notHittable("Button") == "Failed to not hittable: Button")
    #expect(
      Wording.timeAllowance(seconds: 600) == "Test exceeded execution time allowance of 10 minutes")
    #expect(
      Wording.timeAllowance(seconds: 60) == "Test exceeded execution time allowance of 1 minute")
    #expect(
      Wording.timeAllowance(seconds: 90) == "Test exceeded execution time allowance of 90.0 seconds"
    )
  }
}
