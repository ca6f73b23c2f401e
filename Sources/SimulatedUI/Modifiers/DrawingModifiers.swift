// Modifiers that change how pixels come out, which neither a test nor a terminal can see: only
// pictures show what they do, and of those that change colours nothing.

import Pictures

/// How something is drawn over what is behind.
public enum BlendMode: Hashable, Sendable {
  /// The modes.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// Whether a group of layers is drawn as one colour space says.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The modes.
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Rounds the corners and cuts off what is outside.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Cuts off what is outside a shape.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    EffectView(
      content: self,
      effect: ItemEffect { item in
        item.clips = true
        item.isCut(to: shape, isEvenOdd: style.isEOFilled)
      })
  }

  /// Cuts off what is outside the frame.
  public func clipped(antialiased: Bool = false) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.clips = true })
  }

  /// Sets where taps count.
  ///
  /// No visible effect: views that react to taps do so in their whole frame anyway.
  public func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Sets where interactions of some kinds count.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Shows the view where a mask is not transparent.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipped()
  }

  /// Shows the view where a mask is not transparent, in the older spelling.
  public func mask<Mask: View>(_ mask: Mask) -> some View { clipped() }

  /// Casts a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    painted { _, environment in
      var layer = PictureLayer()
      let seen = color.resolve(in: environment).picture
      let offset = CGSize(width: x, height: y)
      if seen.alpha > 0 {
        layer.shadow = PictureLayer.Shadow(color: seen, radius: radius, offset: offset)
      }
      return layer
    }
  }

  /// Draws a border.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    EffectView(
      content: self,
      effect: PaintEffect { paint, environment in
        let edge = ShapeMark.border(
          of: Rectangle(), content, StrokeStyle(lineWidth: width))
        paint.covers.append { [edge.step(of: Rectangle(), in: $0, environment)] }
      })
  }

  /// Turns the drawing.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(rotationAngle: angle.radians) }
  }

  /// Turns the drawing in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Scales the drawing, not the layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    transformed(anchor) { CGAffineTransform(scaleX: scale.width, y: scale.height) }
  }

  /// Scales the drawing, not the layout.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the drawing, not the layout.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted { _, _ in
      var layer = PictureLayer()
      layer.blur = radius
      return layer
    }
  }

  /// Makes colours brighter.
  public func brightness(_ amount: Double) -> some View { self }

  /// Makes differences between colours stronger.
  public func contrast(_ amount: Double) -> some View { self }

  /// Makes colours stronger.
  public func saturation(_ amount: Double) -> some View { self }

  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Turns colours around the wheel.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Turns colours into their opposites.
  public func colorInvert() -> some View { self }

  /// Multiplies colours.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Makes dark parts transparent.
  public func luminanceToAlpha() -> some View { self }

  /// Sets how the view is drawn over what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one picture.
  public func compositingGroup() -> some View { self }

  /// Draws the view as one picture, off the screen.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  /// Draws what is within shapes only once, as one picture.
  @available(iOS17 )
  public func geometryGroup() -> some View { self }

  /// Says how content goes over into other content.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// How content goes over into other content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// Shape by shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As symbols do.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What a shape of content counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// Previews of drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// Effects of the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that accessibility shows.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
