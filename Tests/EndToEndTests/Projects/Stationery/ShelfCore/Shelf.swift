import Barcode
import Counting

/// Something that can be bought.
public struct Item: Identifiable, Sendable {
  public let id: String
  public let name: String
  public let cents: Int
}

/// What is there.
public struct Shelf: Sendable {
  public private(set) var items: [Item]

  public static var standard: Shelf {
    Shelf(items: [
      Item(id: "pen", name: "Pen", cents: 150), Item(id: "pad", name: "Pad", cents: 400),
    ])
  }

  public func item(scanned text: String) -> Item? {
    Scanner().number(in: text).flatMap { number in items.first { $0.id == "item\(number)" } }
  }

  public mutating func add() {
    let number = Counting.next(after: items.count)
    items.append(
      Item(id: "item\(number)", name: "Item \(Barcode.text(of: number))", cents: number * 100))
  }
}
