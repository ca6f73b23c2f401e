/// Reads what is printed; Foundation has a class of this name, which nobody here imports.
public struct Scanner {
  public init() {}

  public func number(in text: String) -> Int? { Int(text.filter(\.isNumber)) }
}
