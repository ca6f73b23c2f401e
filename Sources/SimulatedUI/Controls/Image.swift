import ElementModel

/// A picture or a symbol.
public struct Image: View, Equatable {
  /// How an image is drawn in another size.
  public enum ResizingMode: Sendable {
    /// Repeated, or stretched.
    case tile, stretch
  }

  /// Which of the image's colours count.
  public enum TemplateRenderingMode: Sendable {
    /// The shape alone, or the picture.
    case template, original
  }

  /// How much of the surrounding text's size a symbol takes.
  public enum Scale: Sendable {
    /// The scales.
    case small, medium, large
  }

  /// How pixels are filled in when an image is scaled.
  public enum Interpolation: Sendable {
    /// The qualities.
    case none, low, medium, high
  }

  private let name: String
  private let label: String?
  private let isSymbol: Bool
  private let isDecorative: Bool
  private var isResizable = false

  nonisolated private init(name: String, label: String?, isSymbol: Bool, isDecorative: Bool) {
    self.name = name
    self.label = label
    self.isSymbol = isSymbol
    self.isDecorative = isDecorative
  }

  /// Shows an image of the app's asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: name, isSymbol: false, isDecorative: false)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver reads in other words.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label.content, isSymbol: false, isDecorative: false)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver leaves out.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, isSymbol: false, isDecorative: true)
  }

  /// Shows a symbol of the system.
  nonisolated public init(systemName: String) {
    self.init(
      name: systemName, label: SymbolName(systemName).label, isSymbol: true, isDecorative: false)
  }

  /// Shows an image of UIKit.
  nonisolated public init(uiImage: UIImage) {
    self.init(name: "", label: nil, isSymbol: false, isDecorative: false)
  }

  /// Lets the image take any size.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Says which of the image's colours count.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Says how pixels are filled in.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

extension Image: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let line = (node.environment.font ?? .body).metrics.lineHeight
    let natural = isSymbol ? CGSize(width: line, height: line) : CGSize(width: 60, height: 60)
    let rule: any LayoutRule =
      isResizable ? FillRule(ideal: natural) : FixedRule(size: natural)
    let element =
      isDecorative
      ? nil
      : ElementDescription(
        .image, label: label ?? "", identifier: name)
    return [LayoutItem(id: node.id, rule: rule, element: element)]
  }
}
