import Pictures
import ScreenImaging

/// How an item is drawn, beyond what its element says.
///
/// Only who wants a picture asks: what is drawn is found then, with the frame that the item has.
struct ItemPaint {
  /// Says what is drawn in a frame.
  typealias Steps = @MainActor (CGRect) -> [ScreenStep]
  /// Says how a frame comes onto the screen.
  typealias Layer = @MainActor (CGRect) -> PictureLayer

  /// What is drawn below everything in the item.
  var content: Steps?
  /// What is drawn over everything in the item, the last one in front.
  var covers: [Steps] = []
  /// How the item and all in it come onto the screen, the outermost last.
  var layers: [Layer] = []
}

private enum ItemPaintTrait: ItemTrait {
  static var defaultValue: ItemPaint? { nil }
  static var isUse: Bool { false }
}

extension LayoutItem {
  /// How the item is drawn, beyond what its element says; nil when that is all.
  var paint: ItemPaint? {
    get { self[ItemPaintTrait.self] }
    set { self[ItemPaintTrait.self] = newValue }
  }

  /// Has something drawn below everything in the item.
  func draws(_ steps: @escaping ItemPaint.Steps) {
    var paint = self.paint ?? ItemPaint()
    paint.content = steps
    self.paint = paint
  }
}

extension LayoutItem {
  /// Has the item and all in it come onto the screen as a layer says.
  func comes(as layer: @escaping ItemPaint.Layer) {
    var paint = self.paint ?? ItemPaint()
    paint.layers.append(layer)
    self.paint = paint
  }

  /// Has less be seen of the item and all in it.
  func fades(to opacity: Double) {
    comes { _ in
      var layer = PictureLayer()
      layer.opacity = opacity
      return layer
    }
  }

  /// Has nothing be seen of the item outside of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - isEvenOdd: Whether nothing is seen where it surrounds something twice either.
  func isCut<Outline: Shape>(to shape: Outline, isEvenOdd: Bool) {
    comes { frame in
      var layer = PictureLayer()
      layer.clip = Path.outline(in: frame, shape.path(in:))
      layer.isClipEvenOdd = isEvenOdd
      return layer
    }
  }
}

/// Changes how items come onto the screen, and nothing else of them.
struct PaintEffect: ViewEffect {
  /// The change.
  let change: @MainActor (inout ItemPaint, EnvironmentValues) -> Void

  /// Lays the items over what is behind as a layer says.
  static func layer(
    _ layer: @escaping @MainActor (CGRect, EnvironmentValues) -> PictureLayer
  ) -> PaintEffect {
    PaintEffect { paint, environment in paint.layers.append { layer($0, environment) } }
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items {
      var paint = item.paint ?? ItemPaint()
      change(&paint, node.environment)
      item.paint = paint
    }
    return items
  }
}

extension View {
  /// Has what the view shows come onto the screen as a layer says.
  func painted(
    _ layer: @escaping @MainActor (CGRect, EnvironmentValues) -> PictureLayer
  ) -> some View {
    EffectView(content: self, effect: PaintEffect.layer(layer))
  }
}
