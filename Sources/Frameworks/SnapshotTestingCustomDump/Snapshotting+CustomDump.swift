public import ScreenSnapshots

extension Snapshotting where Format == String {
  /// The value and all that is in it, as it would be written in Swift: the form of swift-custom-dump.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { CustomDump.text(of: $0) }
  }
}
