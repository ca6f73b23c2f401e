/// What can end a batch before everything has run.
package struct BatchStop {
  /// Readable when there may be a wish to stop; -1 where the wish is only asked for.
  package var descriptor: Int32
  /// Whether the batch is to stop.
  package var isWanted: () -> Bool

  /// Names what can end a batch.
  ///
  /// - Parameters:
  ///   - descriptor: Readable when there may be a wish to stop, for `poll(2)`; -1 for none.
  ///   - isWanted: Whether the batch is to stop.
  package init(descriptor: Int32 = -1, isWanted: @escaping () -> Bool) {
    self.descriptor = descriptor
    self.isWanted = isWanted
  }

  /// Lets everything run.
  package static var never: BatchStop { BatchStop { false } }
}
