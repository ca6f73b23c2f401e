import DeviceServices
public import Foundation

/// Where scripts would run.
///
/// It is no `NSObject` here, as such a one cannot have an initialiser that may
/// fail. No engine is here: scripts give nothing, and a note says so; values that an app puts in
/// can be read again.
open class JSContext: @unchecked Sendable {
  private var values: [String: JSValue] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called.
  open var name: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where others like it are.
  open var virtualMachine: JSVirtualMachine!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What went wrong in a script last.
  open var exception: JSValue!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Told what goes wrong in a script.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  /// Whether it can be looked into.
  open var isInspectable = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A place for scripts.
  public init!() {
    virtualMachine = JSVirtualMachine()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A place for scripts beside others.
  public init!(virtualMachine: JSVirtualMachine!) {
    self.virtualMachine = virtualMachine
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Runs a script: gives `undefined`.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! {
    JSValue.noteNoEngine()
    return JSValue(nil, in: self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Runs a script of a file: gives `undefined`.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    evaluateScript(script)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What scripts begin with.
  open var globalObject: JSValue! { JSValue(values.mapValues { $0.value as Any }, in: self) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value by its name.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    values["\(key ?? "")"] ?? JSValue(nil, in: self)
  }

  /// Puts a value in.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    values["\(key ?? "")"] = JSValue(object, in: self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A value by its name.
  open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where a script runs: nowhere.
  open class func current() -> JSContext! { nil }
  /// What a script calls a function with: nothing.
  open class func currentArguments() -> [Any]! { [] }
}

/// Where places for scripts are.
open class JSVirtualMachine: NSObject, @unchecked Sendable {}

/// What scripts may use of an object.
public protocol JSExport {}

/// A value that lives as long as its owner.
open class JSManagedValue: NSObject, @unchecked Sendable {
  /// The value.
  public let value: JSValue?

  /// A value.
  public init(value: JSValue!) {
    self.value = value
    super.init()
  }
}
