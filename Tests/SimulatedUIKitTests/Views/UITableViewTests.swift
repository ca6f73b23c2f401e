import Foundation
import SimulatedUIKit
import Testing

@MainActor @Suite struct UITableViewTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [IndexPath] = []
    var left: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      left.append(indexPath)
    }
  }

  @Test func identifiersThatAreWorkedOutLiveAsLongAsTheirCells() {
    final class Row: UITableViewCell {}
    final class Header: UITableViewHeaderFooterView {}
    let table = UITableView()
    let identifier = String(repeating: "identifier", count: 5)
    table.register(Row.self, forCellReuseIdentifier: identifier)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
    for _ in 0..<100 {
      #expect(table.dequeueReusableCell(withIdentifier: identifier) is Row)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: identifier) is Header)
    }
    #expect(identifier.hasPrefix("identifieridentifier"))
  }

  @Test func aTapSelectsARowAndTellsTheDelegate() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    table.delegate = rows
    let path = IndexPath(row: 2, section: 0)

    table.tap(path)

    #expect(rows.chosen == [path])
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.allowsSelection = false
    table.tap(IndexPath(row: 0, section: 0))
    #expect(rows.chosen == [path])
  }

  @Test func severalRowsAreSelectedAndLeft() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    table.delegate = rows
    table.allowsMultipleSelection = true
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))

    table.tap(first)
    table.tap(second)
    table.tap(first)

    #expect(table.indexPathsForSelectedRows == [second])
    #expect(rows.left == [first])
  }

  @Test func registeredClassesBecomeCells() {
    final class Cell: UITableViewCell {}
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "cell")

    let cell = table.dequeueReusableCell(
      withIdentifier: "cell", for: IndexPath(row: 0, section: 0))

    #expect(cell is Cell)
    #expect(cell.reuseIdentifier == "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func looksAreSharedByClass() {
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UITableView.appearance() !== UIScrollView.appearance())
  }
}
