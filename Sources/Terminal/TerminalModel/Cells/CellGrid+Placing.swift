extension CellGrid {
  /// Puts a picture over cells, which become blanks; what lies outside the grid is cut off.
  package mutating func place(_ placement: RasterPlacement) {
    guard let placement = placement.clipped(to: bounds) else { return }
    fill(placement.rectangle, style: .plain)
    pictures.append(placement)
  }

  /// Whether something is written over the cells of a picture, which cannot be shown then.
  package func covers(_ rectangle: CellRectangle) -> Bool {
    rectangle.rowRange.contains { row in
      rectangle.columnRange.contains { column in
        let cell = self[column, row]
        return cell.printableByte != 0x20 || cell.style != .plain
      }
    }
  }
}
