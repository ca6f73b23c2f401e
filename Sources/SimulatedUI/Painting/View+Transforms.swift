import Pictures

extension View {
  /// Maps what is drawn around a point of its frame; where it is laid out stays.
  func transformed(
    _ anchor: UnitPoint, _ transform: @escaping @MainActor () -> CGAffineTransform
  ) -> some View {
    painted { frame, _ in
      let middle = anchor.point(in: frame)
      let map = transform()
      var layer = PictureLayer()
      layer.transform = PictureLayer.Transform(
        a: map.a, b: map.b, c: map.c, d: map.d,
        tx: middle.x - (map.a * middle.x + map.c * middle.y) + map.tx,
        ty: middle.y - (map.b * middle.x + map.d * middle.y) + map.ty)
      return layer
    }
  }
}
