/// The source of an expression, with a stamp on it.
@freestanding(expression)
public macro stamp<Value>(_ value: Value) -> String =
  #externalMacro(module: "StampMacros", type: "StampMacro")
