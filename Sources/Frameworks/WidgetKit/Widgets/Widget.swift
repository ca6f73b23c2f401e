/// A view of an app's on the home screen.
///
/// It is compiled; there is no home screen that shows it.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of what describes it.
  associatedtype Body: WidgetConfiguration

  /// Creates a widget.
  init()

  /// What describes it.
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Begins an extension of one widget; nobody runs it here.
  public static func main() {}
}

/// What describes a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of what describes it further.
  associatedtype Body: WidgetConfiguration

  /// What describes it further.
  @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
  /// Nothing further: it describes itself.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Nothing describes it further.
  public typealias Body = EmptyWidgetConfiguration

  /// Creates none.
  public init() {}
}
