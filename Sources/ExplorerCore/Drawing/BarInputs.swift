/// What the bar at the bottom is made of while nothing is typed in it.
struct BarInputs: Equatable {
  var columns: Int
  var revision: Stamp
  /// The commands that do something now, which may change with what is selected.
  var commands: [ExplorerCommand]
}
