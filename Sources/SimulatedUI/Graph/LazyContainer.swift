/// A view that has views made only for those of its rows that show.
///
/// The graph hands it down to the views whose items are its rows, so that a collection of views can
/// ask it which of them are wanted.
@MainActor protocol LazyContainer: AnyObject {}
