import XCTest

/// Limits that the library's waits keep to.
public enum Constants {
  /// Seconds after which a view that has not finished loading has failed to open.
  public static let standardTimeout: TimeInterval = 20

  /// Seconds after which a toast that has not appeared is taken for missing.
  public static let toastTimeout: TimeInterval = 10

  /// How many swipes are made at most to bring an element into view.
  public static let scrollLimit = 10
}
