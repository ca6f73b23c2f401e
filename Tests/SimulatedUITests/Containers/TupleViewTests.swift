import SwiftUI
import Testing

/// Tuples of views that an app makes or takes apart itself.
@MainActor @Suite struct TupleViewTests {
  @Observable final class Choice {
    var isOn = false
  }

  /// A container that gives each of its views a number.
  private struct Numbered<First: View, Second: View>: View {
    private let first: First
    private let second: Second

    init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
      (first, second) = content().value
    }

    var body: some View {
      VStack {
        HStack {
          Text("1."); first
        }
        HStack {
          Text("2."); second
        }
      }
    }
  }

  private struct Conditional: View {
    let choice: Choice
    var body: some View { Text("here").either(choice.isOn) { Text("instead of \($0)") } }
  }

  @Test func aContainerTakesTheViewsOfItsBuilderApart() {
    let driver = AppDriver {
      Numbered {
        Text("bread")
        Button("Milk") {}
      }
    }
    #expect(driver.exists("1.") && driver.exists("bread"))
    #expect(driver.exists("2.") && driver.exists("Milk"))
  }

  @Test func aTupleOfOptionalsShowsWhatIsThere() {
    let choice = Choice()
    let driver = AppDriver { Conditional(choice: choice) }
    #expect(driver.exists("here") && !driver.exists("instead of here"))
    choice.isOn = true
    #expect(!driver.exists("here") && driver.exists("instead of here"))
  }

  @Test func aSingleViewMayStandForATuple() {
    let driver = AppDriver { TupleView(Text("alone")) }
    #expect(driver.exists("alone"))
  }
}

extension View {
  fileprivate func either<Other: View>(
    _ condition: Bool, _ other: (String) -> Other
  ) -> TupleView<(Self?, Other?)> {
    condition ? TupleView((nil, other("here"))) : TupleView((self, nil))
  }
}
