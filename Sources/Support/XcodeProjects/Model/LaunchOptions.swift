/// What an app is started with.
package struct LaunchOptions: Hashable, Sendable {
  /// Arguments that are on, in their order.
  package var arguments: [String] = []
  /// Variables that are on.
  package var environment: [String: String] = [:]
  /// Whose settings `$(…)` in these means; `nil` for nobody's in particular.
  package var expansionTarget: TargetID?
  /// Language such as `ja`; `nil` for the device's.
  package var language: String?
  /// Region such as `JP`; `nil` for the device's.
  package var region: String?

  /// Creates options without arguments and variables.
  package init(language: String? = nil, region: String? = nil) {
    self.language = language
    self.region = region
  }
}
