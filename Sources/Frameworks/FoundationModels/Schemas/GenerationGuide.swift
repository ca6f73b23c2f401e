/// What holds for a value that a model makes.
///
/// Answers come from fixtures, so these are told to nobody; only what a schema says of them is kept.
@available(iOS26 )
public struct GenerationGuide<Value>: Sendable {
  /// What it changes in a schema.
  let rule: SchemaRule

  init(_ rule: SchemaRule = .none) { self.rule = rule }
}

/// What a guide changes in a schema.
enum SchemaRule: Sendable {
  /// Nothing.
  case none
  /// The texts to choose from.
  case choices([String])
  /// How many things there are at least and at most.
  case count(Int?, Int?)

  /// A schema for which this holds too.
  func applied(to node: SchemaNode) -> SchemaNode {
    switch (self, node) {
    case (.choices(let choices), .string): .string(choices)
    case (.count(let least, let most), .array(let element, let oldLeast, let oldMost)):
      .array(element, least ?? oldLeast, most ?? oldMost)
    default: node
    }
  }
}

extension GenerationGuide where Value == String {
  /// This text.
  public static func constant(_ value: String) -> GenerationGuide<String> {
    GenerationGuide(.choices([value]))
  }
  /// One of some texts.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
    GenerationGuide(.choices(values))
  }
  /// A text that matches something.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Int {
  /// Not less than a number.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
  /// Not more than a number.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
  /// Within some numbers.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Float {
  /// Not less than a number.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }
  /// Not more than a number.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }
  /// Within some numbers.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Double {
  /// Not less than a number.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
  /// Not more than a number.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
  /// Within some numbers.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    GenerationGuide()
  }
}

extension GenerationGuide where Value == Decimal {
  /// Not less than a number.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }
  /// Not more than a number.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }
  /// Within some numbers.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    GenerationGuide()
  }
}

extension GenerationGuide {
  /// Some things at least.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide(.count(count, nil)) }
  /// Some things at most.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide(.count(nil, count)) }
  /// So many things.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide(.count(range.lowerBound, range.upperBound)) }
  /// So many things.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide(.count(count, count)) }
  /// What holds for each thing.
  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> GenerationGuide<[Element]> where Value == [Element] { GenerationGuide() }
}

// In `@Guide` nothing says what the things are, so the compiler takes these.
extension GenerationGuide where Value == [Never] {
  /// Some things at least.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
  /// Some things at most.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
  /// So many things.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    GenerationGuide()
  }
  /// So many things.
  public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}
