/// How far an activity is.
public enum ActivityState: String, Codable, Hashable, Sendable {
  /// It goes on.
  case active
  /// It has ended, and still shows.
  case ended
  /// It shows no more.
  case dismissed
  /// What it shows is out of date.
  case stale
  /// It is to begin.
  case pending
}

/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it ends.
  case standard
  /// While the app is looked at, or for a short time after.
  case transient
}
