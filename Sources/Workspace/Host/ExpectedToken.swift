/// What the messages of the run under way have to begin with.
///
/// A reference, as a run may be asked for by whoever is just being handed a message of the one before.
final class ExpectedToken {
  /// The token; empty before the first run.
  var text = ""
}
