/// Where a text that a locator looks for is written.
package struct CodeOrigin: Codable, Hashable, Sendable {
  /// How the text stands in the source.
  package enum Form: String, Codable, Sendable {
    /// A literal that is the whole text.
    case literal
    /// The name of an enumeration's case, which is its raw value as none is written.
    case caseName
    /// One part of a text that is put together from several: no single literal is the text.
    case part
  }

  /// The text that the locator looks for.
  package var text: String
  /// How it is written.
  package var form: Form
  /// The member it is written in: the locator's own, a constant, an enumeration's case, or the
  /// caller that hands it over; `nil` in the app's sources outside of constants.
  package var member: String?
  /// The member whose callers depend on the text: the one it is written in, or of a text that is put
  /// together the one that does so.
  package var decider: String?
  /// Members that take the text as an argument and hand it on to the locator, caller first.
  package var through: [String]
  /// Where it is written.
  package var location: SourceLocation
  /// Bytes of the file that it is: a literal with its quotes, or a case's name.
  package var range: Range<Int>

  /// Creates an origin.
  package init(
    text: String, form: Form, member: String?, decider: String? = nil, through: [String] = [],
    location: SourceLocation, range: Range<Int>
  ) {
    self.text = text
    self.form = form
    self.member = member
    self.decider = decider ?? member
    self.through = through
    self.location = location
    self.range = range
  }
}
