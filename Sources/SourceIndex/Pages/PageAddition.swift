/// What a page object is to be given: a method that does one thing, with the element that it does it
/// to where the page has none for it.
package struct PageAddition: Hashable, Sendable {
  /// What the method does.
  package enum Act: Hashable, Sendable {
    /// A touch, by the call that makes it: `tap()`, `press(forDuration: 1)`, `swipeUp()`.
    case touch(String)
    /// Typing, after a tap where the field has no keyboard yet.
    case type(tapsFirst: Bool)
    /// An assertion that the element is there.
    case assertExists
    /// An assertion that one of its texts is as given: `label` or `value`.
    case assertText(attribute: String)
  }

  /// An element as it is to be looked for.
  package struct Target: Hashable, Sendable {
    /// How its type is asked for: `buttons`.
    package var query: String
    /// Its identifier, or the label it is found by.
    package var key: String
    /// Whether ``key`` is an identifier.
    package var isIdentifier: Bool

    /// Creates a description.
    package init(query: String, key: String, isIdentifier: Bool) {
      self.query = query
      self.key = key
      self.isIdentifier = isIdentifier
    }
  }

  /// Name of the page.
  package var page: String
  /// What the method does.
  package var act: Act
  /// The element.
  package var target: Target
  /// The element of the page that finds it already.
  package var known: String?
  /// The page that it leads to; `nil` where the page stays.
  package var landing: String?

  /// Whether the method does something to the app.
  var acts: Bool {
    switch act {
    case .touch, .type: true
    case .assertExists, .assertText: false
    }
  }

  /// Creates a description.
  package init(
    page: String, act: Act, target: Target, known: String? = nil, landing: String? = nil
  ) {
    self.page = page
    self.act = act
    self.target = target
    self.known = known
    self.landing = landing
  }
}
