/// What a person does by hand while a run is stopped.
package enum HandAction: Codable, Hashable, Sendable {
  /// How long a finger rests before it drags something, in seconds.
  package static let dragPress = 0.05

  /// Touches and lets go.
  case tap(HandTarget)
  /// Taps twice in quick succession.
  case doubleTap(HandTarget)
  /// Touches for some seconds.
  case press(HandTarget, seconds: Double)
  /// Types into whatever has keyboard focus.
  case type(String)
  /// Types into an element, which is tapped first if it has no keyboard focus.
  case typeInto(id: Int, text: String)
  /// Swipes from the target.
  case swipe(HandTarget, HandDirection)
  /// Moves what is under the target by a slow drag: content by `dx` points to the right and `dy`
  /// points downwards.
  case scroll(HandTarget, dx: Double, dy: Double)
  /// Presses, drags and lets go.
  case drag(from: HandTarget, to: HandTarget)
  /// Moves the thumb of a slider to a position from 0 to 1.
  case adjust(id: Int, position: Double)
  /// Turns a picker wheel to one of its values.
  case turnWheel(id: Int, value: String)
  /// Presses the navigation bar's back button, or takes away what covers the screen.
  case back
  /// Presses the home button.
  case home
  /// Turns the device.
  case turn(HandOrientation)
  /// Brings the app back to the front.
  case activate
  /// Launches the app afresh, with more arguments and variables than it was launched with before.
  case launch(HandLaunch)
  /// Lets virtual time pass.
  case advance(seconds: Double)
  /// Runs code of the person's, such as a page object's method.
  case call(HandCall)
  /// Looks whether something holds, and does nothing.
  case assert(HandClaim)
}
