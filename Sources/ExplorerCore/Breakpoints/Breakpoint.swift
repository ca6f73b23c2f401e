import ElementModel
import SessionProtocol

/// A place or an event at which a run that goes on stops.
struct Breakpoint: Hashable, Sendable {
  /// What it is at.
  enum Place: Hashable, Sendable {
    /// A line of a file, which is told by the end of its path.
    case line(file: String, line: Int)
    /// A method, such as `SignInViewPage.typeEmail(_:)`; a type alone means each of its methods.
    case call(String)
    /// An element, by its identifier or label.
    case element(String)
    /// A kind of event.
    case event(Kind)
  }

  /// Kinds of events.
  enum Kind: Hashable, Sendable {
    /// Any failure; a run stops at those anyway, unless this is turned off.
    case failure
    /// The screen has changed.
    case screen
    /// A gesture or typing.
    case action
    /// An assertion.
    case assertion
    /// A wait that has lasted longer than some virtual seconds.
    case wait(longerThan: Double)
  }

  var place: Place
  var isEnabled = true
  /// An expression on the screen that must hold, such as `app.buttons["OK"].isEnabled`; none when
  /// empty.
  var condition = ""
  /// What the condition means; nil without one, and when it cannot be read.
  var expression: QueryExpression?
  /// The run stops from this time on that the place is reached.
  var count = 1
  /// How often it was reached in this run.
  var hits = 0
}
