/// What a view is drawn into; its place and its sublayers are kept, and nothing is drawn but what
/// ``isBlank`` says.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The view that it is of.
  weak var owner: UIView?
  /// Where it is in its superlayer.
  open var frame = CGRect.zero
  /// Its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Its middle.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Which of its neighbours it is in front of.
  open var zPosition: CGFloat = 0
  /// What it is called.
  open var name: String?
  /// What is in it, lowest first.
  open private(set) var sublayers: [CALayer]?
  /// What it is in.
  open private(set) weak var superlayer: CALayer?
  /// What of it shows.
  open var mask: CALayer?
  /// Whether what is in it shows only within its bounds.
  open var masksToBounds = false
  /// What is behind it.
  open var backgroundColor: CGColor?
  /// How round its corners are.
  open var cornerRadius: CGFloat {
    get { corners.radius }
    set { corners.radius = newValue }
  }
  /// Which of its corners are round.
  open var maskedCorners: CACornerMask {
    get { corners.mask }
    set { corners.mask = newValue }
  }
  /// How its corners are rounded.
  open var cornerCurve: CALayerCornerCurve {
    get { corners.curve }
    set { corners.curve = newValue }
  }
  private var corners = Corners()
  /// How thick its border is.
  open var borderWidth: CGFloat = 0
  /// The colour of its border.
  open var borderColor: CGColor?
  /// How dark its shadow is.
  open var shadowOpacity: Float = 0
  /// How wide its shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where its shadow is.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of its shadow.
  open var shadowColor: CGColor?
  /// How opaque it is, from 0 to 1.
  open var opacity: Float = 1 { didSet { changed() } }
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
  /// Pixels per point.
  open var contentsScale: CGFloat = 1

  private struct Corners {
    var radius: CGFloat = 0
    var mask: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var curve = CALayerCornerCurve.circular
  }

  /// Creates a layer.
  public required override init() { super.init() }

  /// Whether it shows as an opaque region with nothing on it, as a film without pictures does.
  package var isBlank = false

  /// Whether it or a layer in it shows as an opaque region.
  package var showsBlank: Bool {
    !isHidden && opacity > 0 && (isBlank || (sublayers ?? []).contains(where: \.showsBlank))
  }

  /// Puts a layer in front of what is in this one.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Puts a layer among what is in this one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
    changed()
  }

  /// Puts a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Puts a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Takes the layer out of what it is in.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.changed()
  }

  /// Asks for a new layout.
  open func setNeedsLayout() { changed() }
  /// Asks to be drawn anew.
  open func setNeedsDisplay() { changed() }
  /// Places what is in it; called by views for their own.
  open func layoutSublayers() {}

  private func changed() {
    sequence(first: self, next: \.superlayer).lazy.compactMap(\.owner).first?.changed()
  }
}
