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

  /// What the element adds to the label of an element it is merged into.
  var spokenLabel: String { label.isEmpty ? value ?? "" : label }
}
