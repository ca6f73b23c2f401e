import SourceModel

/// A line of the chain that a person puts together.
struct ChainItem: Hashable, Sendable {
  /// What it does.
  enum Content: Hashable, Sendable {
    /// Calls a page method or a use case.
    case call(CallEntry)
    /// Runs code, in which the app is called `app`.
    case code(String)
  }

  /// How far it is.
  enum Status: Hashable, Sendable {
    case pending, running, done
    /// The reason.
    case failed(String)
  }

  var content: Content
  var status = Status.pending

  /// Something that was not run yet.
  init(_ content: Content) { self.content = content }

  /// The whole expression or statement.
  var code: String {
    switch content {
    case .call(let entry): entry.text.swift
    case .code(let code): code
    }
  }
}
