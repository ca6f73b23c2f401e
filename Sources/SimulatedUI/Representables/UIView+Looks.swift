import SimulatedUIKit

/// How views of UIKit look: what is behind them, their corners, border and shadow.
extension UIView {
  /// A view of SwiftUI that stands for this one, with what UIKit draws around it.
  ///
  /// - Parameter content: What the view itself shows.
  /// - Returns: The same, for a view that has nothing of its own around it.
  func decorated(_ content: AnyView) -> AnyView {
    var view = content
    let corners = cornerShape
    let sublayers = layer.shownSublayers
    if !sublayers.isEmpty {
      view = AnyView(
        view.background {
          ZStack(alignment: .topLeading) {
            ForEach(ShownObject.all(sublayers)) { shown in
              CALayerContent(layer: shown.object)
                .offset(x: shown.object.frame.minX, y: shown.object.frame.minY)
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .ignoresSafeArea()
        })
    }
    // In UIKit these are the whole view's, also of the part that lies under bars.
    if hasGround || layer.shadowOpacity > 0 {
      view = AnyView(view.background { ground.ignoresSafeArea() })
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      view = AnyView(
        view.overlay(
          corners.strokeBorder(
            Color(uiColor: UIColor(cgColor: color)), lineWidth: layer.borderWidth
          )
          .ignoresSafeArea()))
    }
    if layer.cornerRadius > 0, clipsToBounds || layer.masksToBounds {
      view = AnyView(view.clipShape(corners))
    }
    if layer.mask is CAShapeLayer {
      view = AnyView(
        view.clipShape(LayerClip(layer: layer), style: FillStyle(eoFill: layer.isMaskEvenOdd)))
    }
    if alpha < 1 { view = AnyView(view.opacity(alpha)) }
    return view
  }

  private var hasGround: Bool {
    layer.showsBlank || (backgroundColor ?? .clear) != .clear || layer.backgroundColor != nil
  }

  /// What is behind what is in the view: nothing, a colour, or a film without pictures.
  @ViewBuilder private var ground: some View {
    let shape = cornerShape.fill(groundColor)
    if layer.shadowOpacity > 0, !layer.masksToBounds, !clipsToBounds {
      let color = layer.shadowColor.map { Color(uiColor: UIColor(cgColor: $0)) } ?? .black
      shape.shadow(
        color: color.opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
        x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      shape
    }
  }

  private var groundColor: Color {
    if layer.showsBlank { return .white }
    if let backgroundColor { return Color(uiColor: backgroundColor) }
    return layer.backgroundColor.map { Color(uiColor: UIColor(cgColor: $0)) } ?? .clear
  }

  private var cornerShape: UnevenRoundedRectangle {
    let radius = layer.cornerRadius
    let mask = layer.maskedCorners
    func length(_ corner: CACornerMask) -> CGFloat { mask.contains(corner) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: length(.layerMinXMinYCorner),
      bottomLeadingRadius: length(.layerMinXMaxYCorner),
      bottomTrailingRadius: length(.layerMaxXMaxYCorner),
      topTrailingRadius: length(.layerMaxXMinYCorner))
  }
}

extension View {
  /// Shows texts as a control of UIKit says.
  ///
  /// - Parameters:
  ///   - font: The font; as around where `nil`.
  ///   - color: The colour; as around where `nil` or the usual one of labels.
  ///   - alignment: Where lines stand.
  /// - Returns: The view.
  @MainActor func styled(
    _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment = .natural
  ) -> AnyView {
    var view = AnyView(self)
    if let font { view = AnyView(view.font(Font(font))) }
    if let color, color != .label { view = AnyView(view.foregroundStyle(Color(uiColor: color))) }
    switch alignment {
    case .center: view = AnyView(view.multilineTextAlignment(.center))
    case .right: view = AnyView(view.multilineTextAlignment(.trailing))
    case .left, .justified, .natural: break
    }
    return view
  }
}
