/// Tells what a widget shows, and when.
///
/// There is no home screen that asks.
public protocol TimelineProvider {
  /// What is shown from a time on.
  associatedtype Entry: TimelineEntry
  /// What the widget is shown in.
  typealias Context = TimelineProviderContext

  /// What shows before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What shows while the person looks for a widget.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What shows in the time to come.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
