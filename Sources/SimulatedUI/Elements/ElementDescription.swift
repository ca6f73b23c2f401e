import ElementModel

/// The accessibility properties of an item that is an element.
package struct ElementDescription {
  var type: ElementType
  var identifier = ""
  var label = ""
  var value: String?
  var placeholder: String?
  var isSelected = false
  var hasFocus = false
  var traits: ElementTraits = []
  var appearance = ElementAppearance()
  /// Where a tap lands; nil for the middle.
  var activationPoint: ActivationPoint?

  /// A place in an element.
  enum ActivationPoint {
    /// As a part of its size.
    case unit(UnitPoint)
    /// In points from its upper left corner.
    case offset(CGPoint)

    /// The point of the screen.
    func location(in frame: CGRect) -> CGPoint {
      switch self {
      case .unit(let point):
        CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
      case .offset(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
      }
    }
  }

  init(
    _ type: ElementType, label: String = "", identifier: String = "", value: String? = nil,
    traits: ElementTraits = []
  ) {
    self.type = type
    self.label = label
    self.identifier = identifier
    self.value = value
    self.traits = traits
  }

  /// An element of no particular type.
  static let any = ElementDescription(.other)

  /// What the element adds to the label of an element it is merged into.
  var spokenLabel: String { label.isEmpty ? value ?? "" : label }
}
