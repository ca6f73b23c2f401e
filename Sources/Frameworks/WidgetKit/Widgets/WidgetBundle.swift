/// Several widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// Creates the bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Begins the extension; nobody runs it here.
  public static func main() {}
}

/// Makes one widget of the widgets that a closure lists.
@resultBuilder
@MainActor public enum WidgetBundleBuilder {
  /// No widget.
  public static func buildBlock() -> some Widget { WidgetList() }

  /// Several widgets.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget { WidgetList() }

  /// One widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }

  /// A control.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetList()
  }

  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A widget that may be missing.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    WidgetList()
  }

  /// Widgets of newer systems.
  public static func buildLimitedAvailability<Content: Widget>(
    _ content: Content
  ) -> some Widget { content }
}

/// Several widgets, or none.
struct WidgetList: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
