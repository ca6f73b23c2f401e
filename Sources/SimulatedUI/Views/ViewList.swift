/// A view that stands for several views and has no layout of its own.
@MainActor protocol ViewList {}
