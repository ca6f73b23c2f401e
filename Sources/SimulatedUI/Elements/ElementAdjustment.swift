/// A change that a modifier has made to the elements of an item.
///
/// Items keep them, so that an item that takes another's place can be given the same changes: a
/// container with an identifier need not be built again because one of many elements in it changes.
struct ElementAdjustment {
  /// Changes one element.
  typealias Change = @MainActor (inout ElementDescription) -> Void

  /// Whether a drawing that is no element becomes one by it.
  let makesElement: Bool
  let change: Change
}
