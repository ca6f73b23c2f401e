import SessionProtocol

extension TestResult {
  /// The part of a result's failures that a report tells.
  struct ToldFailures {
    /// The first ones.
    let first: ArraySlice<Failure>
    /// How many are left out after these.
    let leftOut: Int
    /// The failure that ended the process, where it is not among the first.
    let last: Failure?

    /// What stands for those that are left out; `nil` where none are.
    var note: String? {
      switch leftOut {
      case 0: nil
      case 1: "… and 1 more failure"
      default: "… and \(leftOut) more failures"
      }
    }
  }

  /// The failures that a report tells which has room for a number of them.
  ///
  /// - Parameter limit: How many it tells, besides the one that ended the process.
  /// - Returns: Those, and how many are left out.
  func toldFailures(limit: Int) -> ToldFailures {
    let first = failures.prefix(limit)
    let last = status == .crashed && failures.count > first.count ? failures.last : nil
    let told = first.count + (last == nil ? 0 : 1)
    return ToldFailures(
      first: first, leftOut: failures.count - told + moreFailures, last: last)
  }

  /// How many failures there were, told or not.
  var failureCount: Int { failures.count + moreFailures }
}
