import SimulatedUIKit

/// What a cell of UIKit shows, as views of SwiftUI.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration { Label(place.name, systemImage: "star") }
/// ```
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets()
  private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates the content of a cell.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Puts a view behind the content.
  ///
  /// - Parameter background: The view.
  /// - Returns: The changed content.
  public func background<Behind: View>(
    @ViewBuilder content background: () -> Behind
  ) -> UIHostingConfiguration<Content, Behind> {
    var changed = UIHostingConfiguration<Content, Behind>(
      content: content, background: background())
    changed.insets = insets
    changed.minimum = minimum
    return changed
  }

  /// Puts a colour or another style behind the content.
  ///
  /// - Parameter style: The style.
  /// - Returns: The changed content.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<Style>> {
    background { _UIHostingConfigurationBackgroundView(style: style) }
  }

  /// Puts room around the content.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - length: The points.
  /// - Returns: The changed content.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var changed = self
    if edges.contains(.top) { changed.insets.top = length }
    if edges.contains(.leading) { changed.insets.leading = length }
    if edges.contains(.bottom) { changed.insets.bottom = length }
    if edges.contains(.trailing) { changed.insets.trailing = length }
    return changed
  }

  /// Puts room around the content.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - insets: The points at each edge.
  /// - Returns: The changed content.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// Makes the content at least as large as some points.
  ///
  /// - Parameters:
  ///   - width: How wide; nil for as wide as it is.
  ///   - height: How high; nil for as high as it is.
  /// - Returns: The changed content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var changed = self
    changed.minimum = (width, height)
    return changed
  }

  /// Makes the view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(configuration: self)
  }

  /// The views with what is around them.
  fileprivate var shown: AnyView {
    AnyView(
      content.frame(minWidth: minimum.width, minHeight: minimum.height).padding(insets)
        .background { background })
  }
}

/// What is behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<Style: ShapeStyle>: View {
  fileprivate let style: Style

  /// The style, over all of the cell.
  public var body: some View { Rectangle().fill(style) }
}

/// Shows views of SwiftUI in a cell.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let hosted = configuration as? UIHostingConfiguration<Content, Background> else { return }
    kind = .hosting(hosted.shown)
  }
}
