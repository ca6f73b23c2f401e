public import SimulatedUIKit

/// A thing in a scene: a place, what is in it, and what it does.
@MainActor @preconcurrency
open class SKNode: UIResponder {
  /// Where it is in its parent; up is more.
  open var position = CGPoint.zero { didSet { if position != oldValue { changed() } } }
  /// Before which other nodes it is.
  open var zPosition: CGFloat = 0
  /// How far it is turned, in radians, against the clock.
  open var zRotation: CGFloat = 0
  /// How wide it is stretched.
  open var xScale: CGFloat = 1
  /// How high it is stretched.
  open var yScale: CGFloat = 1
  /// How fast its actions are.
  open var speed: CGFloat = 1
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether its actions stand still.
  open var isPaused = false
  /// Whether it is not shown.
  open var isHidden = false { didSet { changed() } }
  /// Whether fingers reach it.
  open var isUserInteractionEnabled = false
  /// What it is called.
  open var name: String?
  /// What else an app keeps with it.
  open var userData: NSMutableDictionary?
  /// The body that it moves as.
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  /// What holds it within limits.
  open var constraints: [SKConstraint]?
  /// What is in it, in the order of being added.
  public private(set) var children: [SKNode] = []
  /// What it is in.
  public private(set) weak var parent: SKNode?
  /// Whether it is an element for assistive technologies and tests.
  open var isAccessibilityElement = false { didSet { changed() } }
  /// What VoiceOver calls it.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// What VoiceOver reads after the label.
  open var accessibilityValue: String? { didSet { changed() } }
  /// What tests know it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What it is good for.
  open var accessibilityHint: String?
  /// What assistive technologies take it for.
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { changed() } }
  var running: [RunningAction] = []

  /// Creates an empty node.
  nonisolated public override init() { super.init() }

  /// Not used: there are no archives of nodes here.
  public required init?(coder aDecoder: NSCoder) { super.init() }

  /// The nodes of a file of Xcode's: none, as these are not read.
  public convenience init?(fileNamed filename: String) {
    MissingFile.note(filename)
    return nil
  }

  /// Where it is in its parent, and how large.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// What asks next.
  open override var next: UIResponder? { parent }

  /// The scene that it is in.
  open var scene: SKScene? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? SKScene }.first
  }

  /// Puts a node into this one.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Puts a node among those in this one.
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    node.parent = self
    children.insert(node, at: max(0, min(index, children.count)))
    changed()
  }

  /// Takes it out of what it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.changed()
  }

  /// Takes all nodes out.
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
    changed()
  }

  /// Takes some nodes out.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Puts it into another node, at the same place of the scene.
  open func move(toParent parent: SKNode) {
    let place = self.parent?.convert(position, to: parent)
    parent.addChild(self)
    if let place { position = place }
  }

  /// Whether it is below a node.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0 === parent }
  }

  /// Stretches it in both directions.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// Tells the view that something of what it shows has changed.
  func changed() { scene?.shownIn?.contentsHaveChanged() }
}
