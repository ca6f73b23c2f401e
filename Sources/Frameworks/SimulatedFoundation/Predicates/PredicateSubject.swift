/// Something that the block of a predicate sees as another.
package protocol PredicateSubject {
  /// What a block is given.
  var subjectForBlocks: Any { get }
}
