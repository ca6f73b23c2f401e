/// What may be done to how a view is drawn once it has its place.
@available(iOS17 )
public protocol VisualEffect: Sendable {
  /// How far the view is moved; used by the library.
  var _translation: CGSize { get }
}

/// Leaves a view as it is.
@available(iOS17 )
public struct EmptyVisualEffect: VisualEffect {
  /// The view stays where it is.
  public var _translation: CGSize { .zero }

  /// Creates the effect.
  public init() {}
}

/// What a test can see of an effect.
struct PlacedVisualEffect: VisualEffect {
  var _translation: CGSize

  init(_ effect: some VisualEffect, by offset: CGSize = .zero) {
    _translation = CGSize(
      width: effect._translation.width + offset.width,
      height: effect._translation.height + offset.height)
  }
}

extension VisualEffect {
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    PlacedVisualEffect(self, by: CGSize(width: x, height: y))
  }

  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    PlacedVisualEffect(self, by: offset)
  }

  /// Makes the view transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    self
  }

  /// Scales the drawing.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Scales the drawing.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Scales the drawing.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Turns the drawing.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Blurs the drawing.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Makes the drawing brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Changes the contrast of the drawing.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Changes how strong colours are.
  public func saturation(_ amount: Double) -> some VisualEffect { self }

  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Shifts colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// Draws a view where an effect wants it.
private struct PlacedEffect<Applied: VisualEffect>: ViewEffect {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Applied

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.map { item in
      item.mapRows { row in
        let reference = ItemReference()
        let rule = VisualEffectRule(effect: effect, reference: reference)
        let wrapper = LayoutItem(id: node.id, rule: rule, children: [row], inheriting: row)
        reference.item = wrapper
        return wrapper
      }
    }
  }
}

/// Moves content as an effect wants that knows where it is.
private struct VisualEffectRule<Applied: VisualEffect>: LayoutRule {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Applied
  let reference: ItemReference
  private let source = GeometrySource()

  init(
    effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Applied,
    reference: ItemReference
  ) {
    self.effect = effect
    self.reference = reference
  }

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(
    _ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets, proposal: ProposedSize
  ) {
    _ = source.place(reference.item, in: rect)
    let applied = effect(EmptyVisualEffect(), GeometryProxy(source: source))
    for child in children {
      child.place(
        in: rect.offsetBy(dx: applied._translation.width, dy: applied._translation.height),
        proposal: proposal)
    }
  }
}

extension View {
  /// Changes how the view is drawn, by its geometry.
  @available(iOS17 )
  public func visualEffect<Applied: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Applied
  ) -> some View {
    EffectView(content: self, effect: PlacedEffect(effect: effect))
  }
}
