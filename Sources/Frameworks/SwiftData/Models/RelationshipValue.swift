/// The type of a variable that leads to other models: a model, an optional one, or several.
public protocol _RelationshipValue {
  /// The class of the models.
  static var _destination: any PersistentModel.Type { get }
  /// Whether there may be several.
  static var _isToMany: Bool { get }
  /// The models.
  var _targets: [any PersistentModel] { get }
  /// The value that leads to some models; `nil` where there must be one and there is none.
  static func _leading(to targets: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  /// The class itself.
  public static var _destination: any PersistentModel.Type { Self.self }
  /// A variable of a model's own type leads to one.
  public static var _isToMany: Bool { false }
  /// The model itself.
  public var _targets: [any PersistentModel] { [self] }
  /// The first one.
  public static func _leading(to targets: [any PersistentModel]) -> Self? {
    targets.first as? Self
  }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  /// The class that may be led to.
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  /// As what is optional.
  public static var _isToMany: Bool { Wrapped._isToMany }
  /// The models, if any.
  public var _targets: [any PersistentModel] { self?._targets ?? [] }
  /// None, or as what is optional.
  public static func _leading(to targets: [any PersistentModel]) -> Wrapped?? {
    targets.isEmpty && !Wrapped._isToMany ? .some(nil) : .some(Wrapped._leading(to: targets))
  }
}

extension Array: _RelationshipValue where Element: _RelationshipValue {
  /// The class of the elements.
  public static var _destination: any PersistentModel.Type { Element._destination }
  /// A list leads to several.
  public static var _isToMany: Bool { true }
  /// The models, in the order of the list.
  public var _targets: [any PersistentModel] { flatMap(\._targets) }
  /// A list of them.
  public static func _leading(to targets: [any PersistentModel]) -> [Element]? {
    targets.compactMap { $0 as? Element }
  }
}
