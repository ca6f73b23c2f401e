/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that the body is.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { fatalError("There is no value of this type.") }
}

extension View where Body == Never {
  /// Never called by the graph: a primitive view builds itself.
  public var body: Never { preconditionFailure("A primitive view has no body.") }
}
