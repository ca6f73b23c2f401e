/// What belongs to tips as a whole.
@available(iOS17 )
public enum Tips {
  /// Lets tips be shown; until then none is.
  ///
  /// - Parameter configuration: How often, and where it is kept what was shown.
  /// - Throws: That they were configured before.
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    try TipStore.shared.configure(configuration)
  }

  /// Forgets what was shown and what has happened; only before tips are configured.
  ///
  /// - Throws: That they were configured.
  public static func resetDatastore() throws { try TipStore.shared.reset() }

  /// Shows all tips, whatever their rules say.
  public static func showAllTipsForTesting() {
    TipStore.shared.test { $0 = TipTesting(showsOthers: true) }
  }

  /// Shows some tips, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.shown.formUnion(tips.map { String(describing: $0) }) }
  }

  /// Shows no tip.
  public static func hideAllTipsForTesting() {
    TipStore.shared.test { $0 = TipTesting(showsOthers: false) }
  }

  /// Does not show some tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.hidden.formUnion(tips.map { String(describing: $0) }) }
  }
}

extension Tips {
  /// Whether a tip is shown.
  public enum Status: Hashable, Codable, Sendable {
    /// Its rules do not hold yet.
    case pending
    /// It may be shown.
    case available
    /// It is shown no more.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is shown no more.
  public enum InvalidationReason: String, Hashable, Codable, Sendable {
    /// The person did what it is about.
    case actionPerformed
    /// It was shown as often as it may be.
    case displayCountExceeded
    /// It was shown as long as it may be.
    case displayDurationExceeded
    /// The person closed it.
    case tipClosed
  }
}
