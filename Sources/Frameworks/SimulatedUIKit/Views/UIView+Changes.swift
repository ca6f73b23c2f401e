extension UIView {
  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.owner = self
    layer.frame = CGRect(origin: .zero, size: frame.size)
    return layer
  }

  /// Tells that what the view shows may have another size.
  package func contentChanged() {
    layoutState.wrappingWidth = nil
    layoutRoot.layoutState.needsSolving = true
    changed()
  }

  /// Tells whoever shows the view, or one that it is in, that something has changed.
  package func changed() {
    sequence(first: self, next: \.superview).first { $0.onChange != nil }?.onChange?()
  }
}
