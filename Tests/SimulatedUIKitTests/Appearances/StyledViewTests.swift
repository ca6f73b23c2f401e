import Foundation
import SimulatedUIKit
import Testing

/// The looks that apps give to all views of a kind compile, and are kept kind by kind.
@MainActor struct StyledViewTests {
  private final class Table: UITableView {}

  @Test func everyKindHasItsOwnLooks() {
    Table.appearance().separatorStyle = .none
    Table.appearance().backgroundColor = .red

    #expect(Table.appearance().separatorStyle == .none)
    #expect(Table.appearance().backgroundColor != nil)
    #expect(UITableView.appearance() !== Table.appearance())
    #expect(UITableView().separatorStyle == .singleLine)
  }

  @Test func barsKeepTheirLooks() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UINavigationBar()
    bar.standardAppearance = looks
    bar.scrollEdgeAppearance = looks
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] != nil)

    let control = UISegmentedControl()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }
}
