/// What the bar at the bottom is made of while nothing is typed in it.
struct BarInputs: Equatable {
  var columns: Int
  var theme: Stamp
  var language: Language
  var status: ExplorerModel.Status
  var notice: String?
  /// The commands that do something now; none where a notice stands in their place.
  var commands: [ExplorerCommand]
  /// Whether enter taps.
  var taps: Bool
}
