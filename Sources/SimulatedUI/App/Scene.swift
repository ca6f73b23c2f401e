import Conformances

/// A part of an app's interface with a life cycle of its own, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that the body is.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: a primitive scene shows its view.
  public var body: Never { preconditionFailure("A primitive scene has no body.") }
}

/// A scene that has a view.
@MainActor package protocol PrimitiveScene: Scene where Body == Never {
  /// The view of the scene; nil when the scene has none of its own.
  var rootView: (any View)? { get }
}

extension Scene {
  /// The view of the first scene that has one.
  var firstView: (any View)? {
    if let primitive = Conformance.cast(self, to: (any PrimitiveScene).self) {
      return primitive.rootView
    }
    return Body.self == Never.self ? nil : body.firstView
  }
}

/// Makes one scene of the scenes that a closure lists.
@resultBuilder
public enum SceneBuilder {
  /// One scene of a closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }

  /// The first branch of a condition, such as one that asks for the system's version.
  public static func buildEither<Yes: Scene, No: Scene>(
    first content: Yes
  ) -> ConditionalScene<Yes, No> { ConditionalScene(yes: content, no: nil) }

  /// The other branch.
  public static func buildEither<Yes: Scene, No: Scene>(
    second content: No
  ) -> ConditionalScene<Yes, No> { ConditionalScene(yes: nil, no: content) }

  /// Scenes inside `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    content
  }
}

/// A scene that may be missing.
public struct OptionalScene<Content: Scene>: Scene, PrimitiveScene {
  nonisolated(unsafe) let content: Content?

  nonisolated init(content: Content?) { self.content = content }

  package var rootView: (any View)? { content?.firstView }
}

/// One of two scenes.
public struct ConditionalScene<Yes: Scene, No: Scene>: Scene, PrimitiveScene {
  nonisolated(unsafe) let yes: Yes?
  nonisolated(unsafe) let no: No?

  nonisolated init(yes: Yes?, no: No?) {
    self.yes = yes
    self.no = no
  }

  package var rootView: (any View)? { yes?.firstView ?? no?.firstView }
}

/// Several scenes, of which the first with a view is shown.
public struct TupleScene<each Content: Scene>: Scene, PrimitiveScene {
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }

  package var rootView: (any View)? {
    for scene in repeat each content {
      if let view = scene.firstView { return view }
    }
    return nil
  }
}
