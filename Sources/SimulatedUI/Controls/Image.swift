import ElementModel
import ScreenImaging

/// A picture or a symbol.
public struct Image: View, Equatable {
  /// What is shown.
  nonisolated let name: String
  /// What VoiceOver calls it.
  nonisolated let label: String?
  /// Whether it is one of the system's symbols.
  nonisolated let isSymbol: Bool
  nonisolated private let isDecorative: Bool
  nonisolated private var isResizable = false
  /// Its size in points; that of the picture in the asset catalogue when nil.
  nonisolated private let size: CGSize?
  /// The file that it was made of, where it has no name.
  nonisolated private let data: Data?

  nonisolated init(
    name: String, label: String?, isSymbol: Bool = false, isDecorative: Bool = false,
    size: CGSize? = nil, data: Data? = nil
  ) {
    self.name = name
    self.label = label
    self.isSymbol = isSymbol
    self.isDecorative = isDecorative
    self.size = size
    self.data = data
  }

  /// Shows an image of the app's asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: name)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver reads in other words.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label.content)
  }

  /// Shows an image of the app's asset catalogue, drawn up to a value.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, label: name)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver reads in other words.
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name: name, label: label.content)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver leaves out.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, isDecorative: true)
  }

  /// Shows an image of the app's asset catalogue that VoiceOver leaves out.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, isDecorative: true)
  }

  /// Shows an image of the app's asset catalogue by the constant that Xcode makes for it.
  nonisolated public init(_ resource: ImageResource) {
    self.init(name: resource.name, label: resource.name)
  }

  /// Shows a symbol of the system.
  nonisolated public init(systemName: String) {
    self.init(name: systemName, label: SymbolName(systemName).label, isSymbol: true)
  }

  /// Shows a symbol of the system, drawn up to a value.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Shows an image of UIKit.
  nonisolated public init(uiImage: UIImage) {
    self.init(name: "", label: nil, size: uiImage.size, data: uiImage.fileData)
  }

  /// Shows what is drawn.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(name: "", label: label?.content, isDecorative: label == nil, size: size)
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
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how pixels are filled in.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says whether edges are smooth.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol is coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Says how wide the image may be shown.
  nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let environment = node.environment
    // A symbol is as large as the text it stands beside.
    let metrics = (environment.font ?? .body).metrics(at: environment.dynamicTypeSize)
    let line = metrics.lineHeight * environment.imageScale.factor
    let natural =
      isSymbol
      ? CGSize(width: line, height: line)
      : size ?? UIImage(named: name)?.size ?? CGSize(width: 60, height: 60)
    let rule: any LayoutRule =
      isResizable ? FillRule(ideal: natural) : FixedRule(size: natural)
    guard !isDecorative else {
      let item = LayoutItem(id: node.id, rule: rule)
      item.draws { frame in [step(in: frame, environment)] }
      return [item]
    }
    var element = ElementDescription(.image, label: label ?? "", identifier: name)
    if isSymbol {
      element.appearance.symbol = environment.symbolVariants.applied(to: name)
      element.appearance.foreground = environment.foregroundStyles.first?.shown(in: environment)
    }
    let item = LayoutItem(id: node.id, rule: rule, element: element)
    item.draws { frame in [step(in: frame, environment)] }
    return [item]
  }

  /// How the image is drawn.
  private func step(in frame: CGRect, _ environment: EnvironmentValues) -> ScreenStep {
    if isSymbol {
      let style = environment.foregroundStyles.first.flatMap { $0.isPrimary ? nil : $0 }
      return .symbol(
        environment.symbolVariants.applied(to: name), frame,
        style?.color(in: environment).picture)
    }
    let isDark = environment.colorScheme == .dark
    guard let data = data ?? UIImage.asset(name, isDark: isDark)?.fileData else {
      return .placeholder(label ?? name, frame)
    }
    return .image(data, frame)
  }
}

extension Color {
  /// A colour of the app's asset catalogue by the constant that Xcode makes for it.
  nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }
}
