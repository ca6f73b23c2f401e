/// A view that changes one other, which it keeps as its content.
@MainActor protocol SingleContent {}
