import ElementModel

/// What a page object is to be given: a method that does one thing, with the element that it does it
/// to where the page has none for it.
package struct PageAddition: Hashable, Sendable {
  /// What the method does.
  package enum Act: Hashable, Sendable {
    /// A touch, by the call that makes it: `tap()`, `press(forDuration: 1)`, `swipeUp()`.
    case touch(String)
    /// Typing, after a tap where the field has no keyboard yet.
    case type(tapsFirst: Bool)
    /// A drag to another element, after a press of some seconds.
    case drag(press: Double, to: Goal)
    /// Moving a slider or turning a wheel to where the method is told.
    case adjust(Control)
    /// An assertion that the element is there.
    case assertExists
    /// An assertion that one of its texts is as given: `label` or `value`.
    case assertText(attribute: String)
    /// An assertion that the element is gone, for which it waits.
    case assertGone
    /// An assertion that something holds of it, such as `isEnabled`, or does not.
    case assertHolds(attribute: String, Bool)
  }

  /// What can be moved to a position or a value.
  package enum Control: Hashable, Sendable {
    case slider, wheel
  }

  /// How the app makes the identifiers of one of many elements: a text before and after what tells
  /// them apart.
  package struct Row: Hashable, Sendable {
    /// What all begin with.
    package var before: String
    /// What all end with.
    package var after: String

    /// Creates a description.
    package init(before: String, after: String) {
      (self.before, self.after) = (before, after)
    }
  }

  /// An element as it is to be looked for.
  package struct Target: Hashable, Sendable {
    /// How its type is asked for: `buttons`.
    package var query: String
    /// Its identifier, or the label it is found by.
    package var key: String
    /// Whether ``key`` is an identifier.
    package var isIdentifier: Bool
    /// What names are made of where ``key`` is only the name of a symbol: the label.
    package var word: String?
    /// What it is looked for in, where others have the same key or it is an alert's: `alerts`.
    package var scope: String?
    /// Whether ``key`` is the scope's, in which it is the first of its type.
    package var isFirstInScope: Bool
    /// The way to it from the app that a person has chosen.
    package var chosenPath: String?
    /// What the app makes ``key`` of, where it is one of many: `trail-` and an empty text of
    /// `trail-falls`.
    package var row: Row?

    /// Creates a description.
    package init(
      query: String, key: String, isIdentifier: Bool, scope: String? = nil,
      isFirstInScope: Bool = false
    ) {
      self.query = query
      self.key = key
      self.isIdentifier = isIdentifier
      self.scope = scope
      self.isFirstInScope = isFirstInScope
    }

    /// The way to it from the app.
    var path: String {
      if let chosenPath { return chosenPath }
      if isFirstInScope, let scope {
        return "\(scope)[\(SwiftLiteral.readable(key))].\(query).firstMatch"
      }
      return (scope.map { "\($0)." } ?? "") + "\(query)[\(SwiftLiteral.readable(key))]"
    }
  }

  /// What a page has for an element already.
  package struct Known: Hashable, Sendable {
    /// The name of its property or case; `nil` where a method of it gives the element.
    package var name: String?
    /// The method that gives it, with what a new method hands on: `row(title)`.
    package var call: String?
    /// The same with what it was: `row("Bread")`.
    package var literal: String?
    /// What a new method has to be given for ``call``: `_ title: String`.
    package var parameters: String

    /// Creates a description.
    package init(
      name: String? = nil, call: String? = nil, literal: String? = nil, parameters: String = ""
    ) {
      self.name = name
      self.call = call
      self.literal = literal
      self.parameters = parameters
    }
  }

  /// Where something is dragged to.
  package struct Goal: Hashable, Sendable {
    /// The element.
    package var target: Target
    /// What the page has for it already.
    package var known: Known?

    /// Creates a description.
    package init(_ target: Target, known: Known?) {
      (self.target, self.known) = (target, known)
    }
  }

  /// Name of the page.
  package var page: String
  /// What the method does.
  package var act: Act
  /// The element.
  package var target: Target
  /// What the page has for it already.
  package var known: Known?
  /// The page that it leads to; `nil` where the page stays.
  package var landing: String?

  /// Whether the method does something to the app.
  var acts: Bool {
    switch act {
    case .touch, .type, .adjust, .drag: true
    case .assertExists, .assertText, .assertGone, .assertHolds: false
    }
  }

  /// Whether it types.
  var types: Bool { if case .type = act { true } else { false } }

  /// Creates a description.
  package init(
    page: String, act: Act, target: Target, known: Known? = nil, landing: String? = nil
  ) {
    self.page = page
    self.act = act
    self.target = target
    self.known = known
    self.landing = landing
  }
}
