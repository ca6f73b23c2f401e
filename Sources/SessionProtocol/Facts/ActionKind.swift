/// What a test or a person does with an element, a point or the device.
package enum ActionKind: Codable, Hashable, Sendable {
  /// One touch.
  case tap
  /// Two touches in quick succession.
  case doubleTap
  /// One touch with two fingers.
  case twoFingerTap
  /// Several touches with one or more fingers.
  case taps(count: Int, fingers: Int)
  /// A touch that lasts, in seconds.
  case press(seconds: Double)
  /// A swipe.
  case swipe(direction: HandDirection)
  /// Two fingers that move apart or together; the velocity is that of the scale, per second.
  case pinch(scale: Double, velocity: Double)
  /// Two fingers that turn around each other, in radians.
  case rotate(radians: Double)
  /// A finger that moves to another element or point, after it has rested for some seconds; `nil`
  /// seconds by hand, where nobody gives them.
  case drag(seconds: Double?, to: String)
  /// Typing.
  case type(text: String)
  /// A key of a hardware keyboard, as logs name it, with the keys held down meanwhile: their signs
  /// and the number that XCUITest has for all of them.
  case typeKey(key: String, signs: String, flags: UInt)
  /// Scrolling until the element can be touched.
  case scrollToVisible
  /// Scrolling by a distance in points.
  case scroll(dx: Double, dy: Double)
  /// A pointer comes to rest.
  case hover
  /// A pointer's button.
  case click
  /// A pointer's button, twice.
  case doubleClick
  /// A pointer's second button.
  case rightClick
  /// The thumb of a slider is moved to a position from 0 to 1.
  case adjustSlider(position: Double)
  /// A picker wheel is turned to a value.
  case adjustWheel(value: String)
  /// A button of the device, as logs name it.
  case pressButton(name: String)
  /// The device is turned.
  case setOrientation(name: String)
  /// Interfaces become light or dark.
  case setAppearance(name: String)
  /// The device is moved.
  case setLocation(text: String)
  /// A link is opened.
  case openURL(text: String)
  /// What an older trace tells in words that this version does not know.
  case other(title: String)
}

extension ActionKind {
  /// The same with its text covered, if it types one.
  package var covered: ActionKind {
    guard case .type(let text) = self else { return self }
    return .type(text: Self.covered(text))
  }

  /// A text as bullets, as many as a secure field shows for it.
  ///
  /// Keys such as the return key are told, for they are no part of what the field keeps.
  package static func covered(_ text: String) -> String {
    String(
      text.map { character in
        character.unicodeScalars.allSatisfy { isKey($0) } ? character : "•"
      })
  }

  /// Whether it stands for a key that types nothing, as `XCUIKeyboardKey` has them.
  private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .privateUse].contains(scalar.properties.generalCategory)
  }
}
