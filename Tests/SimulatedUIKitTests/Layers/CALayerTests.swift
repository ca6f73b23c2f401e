import SimulatedUIKit
import Testing

/// Layers keep their order, and views learn what is put into theirs.
@MainActor @Suite struct CALayerTests {
  @Test func sublayersKeepTheirOrder() {
    let (layer, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.addSublayer(second)
    layer.insertSublayer(first, below: second)
    layer.insertSublayer(third, above: second)
    #expect(layer.sublayers?.elementsEqual([first, second, third], by: ===) == true)
    second.removeFromSuperlayer()
    #expect(layer.sublayers?.elementsEqual([first, third], by: ===) == true)
    #expect(second.superlayer == nil)
  }

  @Test func aViewChangesWithItsLayers() {
    let view = UIView()
    var changes = 0
    view.onChange = { changes += 1 }
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    sublayer.isHidden = true
    #expect(changes == 2)
  }

  @Test func blankRegionsShowUnlessTheyAreHidden() {
    let (layer, film) = (CALayer(), CALayer())
    #expect(!layer.showsBlank)
    film.isBlank = true
    layer.addSublayer(film)
    #expect(layer.showsBlank)
    film.isHidden = true
    #expect(!layer.showsBlank)
  }

  @Test func pathsKnowTheirBounds() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
    path.append(
      UIBezierPath(roundedRect: CGRect(x: 90, y: 10, width: 20, height: 20), cornerRadius: 4))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 110, height: 50))
    #expect(!path.isEmpty)
    #expect(UIBezierPath().isEmpty)
  }
}
