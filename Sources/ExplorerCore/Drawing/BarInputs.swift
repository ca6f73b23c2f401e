/// What the bar at the bottom is made of while nothing is typed in it.
struct BarInputs: Equatable {
  var columns: Int
  var theme: Theme
  var status: ExplorerModel.Status
  var notice: String?
  /// The keys that do something now; none where a notice stands in their place.
  var items: [HintBar.Item]
}
