/// What the bar at the bottom is made of while nothing is typed in it.
struct BarInputs: Equatable {
  private var columns: Int
  private var revision: Stamp
  /// Whether each of ``Requirement/ofSelection`` holds: the revision tells of all others.
  private var selection: [Bool]

  /// What the bar of a model depends on.
  init(_ model: borrowing ExplorerModel, columns: Int) {
    self.columns = columns
    revision = model.revision
    selection = []
    for requirement in Requirement.ofSelection { selection.append(model.meets(requirement)) }
  }
}
