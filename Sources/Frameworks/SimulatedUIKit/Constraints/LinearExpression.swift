/// A sum of variables, each times a number, and a number.
struct LinearExpression: Equatable {
  /// A variable of a layout, by its number.
  typealias Variable = Int

  /// The variables with what each is multiplied by; no variable twice.
  private(set) var terms: [(variable: Variable, factor: Double)] = []
  var constant: Double

  /// A number.
  init(_ constant: Double = 0) { self.constant = constant }

  /// A variable.
  init(variable: Variable) {
    terms = [(variable, 1)]
    constant = 0
  }

  static func == (one: LinearExpression, other: LinearExpression) -> Bool {
    one.constant == other.constant
      && one.terms.elementsEqual(other.terms) {
        $0.variable == $1.variable && $0.factor == $1.factor
      }
  }

  /// Adds another sum times a number.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, times: term.factor * factor) }
  }

  /// Adds a variable times a number.
  mutating func add(_ variable: Variable, times factor: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].factor += factor
      if abs(terms[index].factor) < 1e-9 { terms.remove(at: index) }
    } else if abs(factor) >= 1e-9 {
      terms.append((variable, factor))
    }
  }

  /// The value, where all variables that occur have one.
  func value(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.factor * value($1.variable) }
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, times: -1)
    return sum
  }

  static func + (one: LinearExpression, number: Double) -> LinearExpression {
    var sum = one
    sum.constant += number
    return sum
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(one, times: factor)
    return product
  }
}
