/// Something on the shelves.
struct Product: Identifiable, Hashable {
  let sku: String
  let name: String
  let price: Int
  let stock: Int

  var id: String { sku }
}
