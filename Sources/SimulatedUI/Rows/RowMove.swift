/// How a row of a list can be moved to another place of its collection.
struct RowMove {
  /// The place of the row.
  let offset: Int
  /// How many elements the collection has.
  let count: Int
  /// Moves the row in front of the element at a place.
  let perform: (Int) -> Void
}
