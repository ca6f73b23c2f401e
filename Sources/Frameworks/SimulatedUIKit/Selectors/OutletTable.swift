/// Sets outlets and calls actions of a class by their names.
///
/// pomelo adds one to each class of an app that has outlets or actions, as a nested class.
@MainActor @preconcurrency
open class _OutletTable {
  /// Sets an outlet.
  ///
  /// - Returns: Whether the class has an outlet of the name.
  open class func _set(_ object: AnyObject, _ key: String, _ value: AnyObject) -> Bool { false }

  /// Calls an action.
  ///
  /// - Returns: Whether the class has an action of the name.
  open class func _perform(_ object: AnyObject, _ name: String, _ sender: Any?, _ event: Any?)
    -> Bool
  {
    false
  }

  /// The names of the class's actions.
  open class var _actions: [String] { [] }

  /// Sets a property to a value that has its type; others are left alone.
  public class func _assign<Value>(_ property: inout Value, _ value: AnyObject) {
    if let value = value as? Value { property = value }
  }

  /// Adds a value to an outlet collection.
  public class func _assign<Value>(_ property: inout [Value]?, _ value: AnyObject) {
    if let value = value as? Value { property = (property ?? []) + [value] }
  }

  /// Adds a value to an outlet collection.
  public class func _assign<Value>(_ property: inout [Value], _ value: AnyObject) {
    if let value = value as? Value { property.append(value) }
  }

  /// Calls an action without parameters.
  public class func _call(_ action: () -> Void) { action() }

  /// Calls an action with one parameter, if the sender has its type.
  public class func _call<Sender>(_ sender: Any?, _ action: (Sender) -> Void) {
    if let sender = sender as? Sender { action(sender) }
  }

  /// Calls an action with two parameters, if sender and event have their types.
  public class func _call<Sender, Event>(
    _ sender: Any?, _ event: Any?, _ action: (Sender, Event) -> Void
  ) {
    if let sender = sender as? Sender, let event = event as? Event { action(sender, event) }
  }
}

extension _OutletTable {
  private static var known: [ObjectIdentifier: [_OutletTable.Type]] = [:]

  /// The tables of an object's class and the classes that it inherits from, its own first.
  private static func tables(of object: AnyObject) -> [_OutletTable.Type] {
    let type: AnyClass = Swift.type(of: object)
    if let tables = known[ObjectIdentifier(type)] { return tables }
    var tables: [_OutletTable.Type] = []
    var next: AnyClass? = type
    while let type = next {
      if let name = _mangledTypeName(type) {
        for table in ["14_PomeloOutletsC", "25_PomeloOutletsOfExtensionC"] {
          if let found = _typeByName(name + table) as? _OutletTable.Type { tables.append(found) }
        }
      }
      next = _getSuperclass(type)
    }
    known[ObjectIdentifier(type)] = tables
    return tables
  }

  /// Sets an outlet of an object.
  ///
  /// - Returns: Whether it has one of the name.
  package static func set(_ key: String, of object: AnyObject, to value: AnyObject) -> Bool {
    tables(of: object).contains { $0._set(object, key, value) }
  }

  /// Whether an object has an action.
  static func has(_ name: String, _ object: AnyObject) -> Bool {
    tables(of: object).contains { $0._actions.contains(name) }
  }

  /// Calls an action of an object.
  ///
  /// - Returns: Whether it has one of the name.
  static func perform(_ name: String, of object: AnyObject, _ sender: Any?, _ event: Any?) -> Bool {
    tables(of: object).contains { $0._perform(object, name, sender, event) }
  }
}
