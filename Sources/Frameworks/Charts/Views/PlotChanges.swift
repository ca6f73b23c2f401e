import Observation

/// Counts how often the plot area of a chart has got another size, so that views over it are made
/// anew.
@Observable final class PlotChanges {
  /// How often.
  var count = 0
}
