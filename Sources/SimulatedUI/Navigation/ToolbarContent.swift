import Conformances
import Observation

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content that the body is.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of a toolbar that a person may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

/// Toolbar content that has a view instead of a body.
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The view that puts the items into the bars.
  var toolbarView: any View { get }
}

extension ToolbarContent where Body == Never {
  /// Never called: primitive content has a view.
  public var body: Never { preconditionFailure("Primitive toolbar content has no body.") }
}

/// Evaluates toolbar content, which may have state of its own.
struct ToolbarContentView<Content: ToolbarContent>: View, PrimitiveView {
  let content: Content

  func update(_ node: ViewNode) {
    if let primitive = Conformance.cast(content, to: (any PrimitiveToolbarContent).self) {
      node.updateChild(.role(.content), AnyView(existential: primitive.toolbarView))
      return
    }
    var content = content
    DynamicFields.install(in: &content, node: node)
    let invalidator = node.invalidator
    let body = withObservationTracking {
      content.body
    } onChange: {
      invalidator.invalidate()
    }
    node.updateChild(.role(.content), ToolbarContentView<Content.Body>(content: body))
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    node.buildChildren(in: context)
  }
}

extension ToolbarContent {
  /// The view that puts the content into the bars.
  var contentView: any View { ToolbarContentView(content: self) }

  /// Hides the glass behind the items, which a terminal does not draw.
  @available(iOS26 )
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// Toolbar content that may be missing.
public struct _OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content?

  package var toolbarView: any View { content?.contentView ?? EmptyView() }
}

/// Toolbar content of one of two kinds, or several, or none.
public struct _ToolbarGroup: PrimitiveToolbarContent, CustomizableToolbarContent {
  let parts: [any View]

  package var toolbarView: any View {
    let parts = parts
    return ForEach(Array(parts.indices), id: \.self) { AnyView(existential: parts[$0]) }
  }
}
