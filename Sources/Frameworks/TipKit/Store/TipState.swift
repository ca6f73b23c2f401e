import Foundation

/// One time that something happened.
struct StoredDonation: Codable, Sendable {
  /// When.
  var date: Date
  /// What was told, as JSON.
  var info: Data
}

/// What is known of one tip.
struct TipRecord: Codable, Sendable {
  /// How often it was shown.
  var displays = 0
  /// When it was shown first.
  var first: Date?
  /// Why it is shown no more.
  var invalidation: Tips.InvalidationReason?
}

/// What is kept of an app's tips from launch to launch.
struct TipState: Codable, Sendable {
  /// The tips, by their names.
  var tips: [String: TipRecord] = [:]
  /// The parameters, as JSON.
  var parameters: [String: Data] = [:]
  /// What has happened, by the events' names.
  var donations: [String: [StoredDonation]] = [:]
  /// The tip that was shown last, and when.
  var last: LastTip?

  /// The tip that was shown last.
  struct LastTip: Codable, Sendable {
    /// The tip.
    var tip: String
    /// When.
    var date: Date
  }
}

/// How tips are shown, and where they are kept.
struct TipSettings: Sendable {
  /// How long after a tip another one may be shown.
  var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
  /// Where it is kept what was shown.
  var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
}

/// What a developer wants to see, whatever rules say.
struct TipTesting: Sendable {
  /// Whether all are shown, or none; `nil` to go by the rules.
  var showsOthers: Bool?
  /// Names of types that are shown.
  var shown: Set<String> = []
  /// Names of types that are not shown.
  var hidden: Set<String> = []

  /// Whether a tip of a type is shown; `nil` to go by the rules.
  func shows(_ type: String) -> Bool? {
    if shown.contains(type) { return true }
    return hidden.contains(type) ? false : showsOthers
  }
}
