import DeviceServices
public import Foundation

/// A value of a script, as far as an app has put it in.
open class JSValue: NSObject, @unchecked Sendable {
  let value: Any?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where it is.
  public private(set) var context: JSContext!

  init(_ value: Any?, in context: JSContext?) {
    self.value = (value as? JSValue)?.value ?? value
    super.init()
    self.context = context
  }

  static func noteNoEngine() {
    DeviceServices.shared.notes.add(
      "JavaScriptCore has no engine here: scripts are not run, and give “undefined”.")
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value.
  public convenience init!(object value: Any!, in context: JSContext!) {
    self.init(value, in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// True or false.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(value, in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A number.
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(value, in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A whole number.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(Int(value), in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing.
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, in: context) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing, said so.
  public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), in: context) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// An empty object.
  public convenience init!(newObjectIn context: JSContext!) {
    self.init([String: Any](), in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// An empty array.
  public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), in: context) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// An error.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(message, in: context)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a function: gives `undefined`.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! {
    Self.noteNoEngine()
    return JSValue(nil, in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Makes an object of a class: gives `undefined`.
  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Calls a function of an object: gives `undefined`.
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }

  /// Whether it is nothing.
  open var isUndefined: Bool { value == nil }
  /// Whether it is nothing, said so.
  open var isNull: Bool { value is NSNull }
  /// Whether it is true or false.
  open var isBoolean: Bool { value is Bool }
  /// Whether it is a number.
  open var isNumber: Bool { value is Int || value is Double }
  /// Whether it is a text.
  open var isString: Bool { value is String }
  /// Whether it is an object.
  open var isObject: Bool { value is [String: Any] || isArray }
  /// Whether it is an array.
  open var isArray: Bool { value is [Any] }
  /// Whether it is a time.
  open var isDate: Bool { value is Date }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as an app has it.
  open func toObject() -> Any! { value }
  /// It as true or false.
  open func toBool() -> Bool {
    switch value {
    case let flag as Bool: flag
    case let text as String: !text.isEmpty
    case let number as Double: number != 0
    case let number as Int: number != 0
    default: value != nil && !isNull
    }
  }
  /// It as a number.
  open func toDouble() -> Double {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? .nan
    default: .nan
    }
  }
  /// It as a whole number.
  open func toInt32() -> Int32 {
    let number = toDouble()
    return number.isFinite ? Int32(truncatingIfNeeded: Int64(number)) : 0
  }
  /// It as a whole number.
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as a number.
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as a text.
  open func toString() -> String! { value.map { isNull ? "null" : "\($0)" } ?? "undefined" }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as a time.
  open func toDate() -> Date! { value as? Date }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as an array.
  open func toArray() -> [Any]! { value as? [Any] }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It as values by names.
  open func toDictionary() -> [AnyHashable: Any]! { value as? [String: Any] }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value in it by its name.
  open func forProperty(_ property: String!) -> JSValue! {
    JSValue((value as? [String: Any])?[property ?? ""], in: context)
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether it has a value of a name.
  open func hasProperty(_ property: String!) -> Bool {
    (value as? [String: Any])?[property ?? ""] != nil
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Puts a value in: not here.
  open func setValue(_ value: Any!, forProperty property: String!) { Self.noteNoEngine() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Puts a value in: not here.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { Self.noteNoEngine() }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value in it by its name.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty("\(key ?? "")") }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value in it by its place.
  open func atIndex(_ index: Int) -> JSValue! {
    let list = value as? [Any] ?? []
    return JSValue(list.indices.contains(index) ? list[index] : nil, in: context)
  }
  /// It as a text.
  open override var description: String { toString() }
}
