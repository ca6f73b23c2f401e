import Testing

@testable import SimulatedUI
@testable import TestHost

/// Types that were written down as recipes and made again are the same types.
struct TypeRecipesTests {
  private struct Hidden: Hashable {}

  private struct Holder<Value: Hashable, Others: Sequence> where Others.Element == Value {
    let value: Value
    let others: Others
  }

  private final class Keeper<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private enum Choice<Value> {
    case some(Value)
    case none
  }

  @Test(
    arguments: [
      Int.self, String.self, Hidden.self, Hidden?.self, [Hidden].self, [Hidden: [Hidden]].self,
      Holder<Hidden, Set<Hidden>>.self, Holder<[Hidden], [[Hidden]]>.self, Choice<Hidden>.self,
      (Hidden, Int, Choice<[Hidden]>).self, Keeper<Hidden>.self,
      TupleView<(Text, TupleView<(Image, Text?)>, _ConditionalContent<Text, Spacer>)>.self,
      VStack<TupleView<(Text, Text)>>.self, (() -> Void).self, (any View).self,
    ] as [Any.Type])
  func aTypeIsMadeAgain(type: Any.Type) throws {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var recipes = TypeRecipes()
    let added = recipes.add(address)
    let place = try #require(added)
    let read = try #require(TypeRecipes(words: recipes.words))

    #expect(TypeMaker(read).types[place] == address)
  }

  @Test func whatIsPartOfSeveralTypesIsWrittenOnce() {
    var recipes = TypeRecipes()
    for type in [[Hidden].self, Hidden?.self, Hidden.self] as [Any.Type] {
      recipes.add(unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    #expect(recipes.entries.count == 3)
  }

  @Test(arguments: [[], [1], [1, 7], [2, 1, 0], [1, 0, 4096, 1, 9], [1, 1, 5, 0]])
  func otherWordsAreRefused(words: [UInt]) {
    #expect(TypeRecipes(words: words) == nil)
  }

  @Test func whatIsNotLoadedIsNotMade() {
    let recipes = TypeRecipes([.nominal(descriptor: 4096, []), .tuple([0])])

    #expect(TypeMaker(recipes).types == [nil, nil])
  }
}
