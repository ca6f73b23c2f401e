package import PredicateLanguage

/// Something that predicates take in a form of its own, other than by its stored properties.
package protocol PredicateReadable {
  /// The form.
  var predicateValue: PredicateValue { get }
}
