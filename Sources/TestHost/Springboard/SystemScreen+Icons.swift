import ElementModel
import Foundation

extension SystemScreen {
  private static let iconsID = firstID + 10
  private static let deleteButtonsID = firstID + 400
  private static let menuID = firstID + 800

  /// Adds the icons, and the menu of the one that has it open.
  ///
  /// - Parameters:
  ///   - names: Names of the installed apps.
  ///   - home: What the person has done to the home screen.
  ///   - isHittable: Whether the home screen is in front.
  mutating func addIcons(_ names: [String], home: HomeScreen, isHittable: Bool) {
    let columns = 4
    let cell = CGSize(width: size.width / CGFloat(columns), height: 100)
    let top = safeTop + 20
    let places = names.indices.filter { !home.removed.contains($0) }
    let rows = (places.count + columns - 1) / columns
    builder.open(
      Element(
        id: Self.iconsID, type: .other, identifier: "Home screen icons",
        frame: CGRect(x: 0, y: top, width: size.width, height: CGFloat(rows) * cell.height)))
    for (index, place) in places.enumerated() {
      let frame = CGRect(
        x: CGFloat(index % columns) * cell.width + (cell.width - 68) / 2,
        y: top + CGFloat(index / columns) * cell.height + 6, width: 68, height: 88)
      let isVisible = isHittable && frame.maxY <= size.height && home.menu == nil
      builder.open(
        Element(
          id: Self.iconsID + 1 + place, type: .icon, identifier: names[place],
          label: names[place], frame: frame,
          hitPoint: isVisible ? CGPoint(x: frame.midX, y: frame.midY) : nil))
      if isVisible { targets.append((frame, .icon(place))) }
      if home.isEditing { addDeleteButton(of: place, in: frame, isHittable: isVisible) }
      builder.close()
    }
    builder.close()
    if isHittable, home.menu != nil { addMenu() }
  }

  private mutating func addDeleteButton(of place: Int, in icon: CGRect, isHittable: Bool) {
    let frame = CGRect(x: icon.minX - 12, y: icon.minY - 12, width: 26, height: 26)
    builder.add(
      Element(
        id: Self.deleteButtonsID + place, type: .button, identifier: "DeleteButton",
        label: "Remove", frame: frame,
        hitPoint: isHittable ? CGPoint(x: frame.midX, y: frame.midY) : nil))
    if isHittable { targets.append((frame, .deleteButton(place))) }
  }

  private mutating func addMenu() {
    let items = HomeScreen.MenuItem.allCases
    let height: CGFloat = 44
    let box = CGRect(
      x: (size.width - 250) / 2, y: (size.height - CGFloat(items.count) * height) / 2, width: 250,
      height: CGFloat(items.count) * height)
    // A touch beside the menu puts it away.
    targets.append((CGRect(origin: .zero, size: size), .besideMenu))
    builder.open(Element(id: Self.menuID, type: .collectionView, frame: box))
    for (index, item) in items.enumerated() {
      let frame = CGRect(
        x: box.minX, y: box.minY + CGFloat(index) * height, width: box.width, height: height)
      let id = Self.menuID + 1 + 2 * index
      builder.open(Element(id: id, type: .cell, frame: frame))
      builder.add(
        Element(
          id: id + 1, type: .button, label: item.rawValue, frame: frame,
          hitPoint: CGPoint(x: frame.midX, y: frame.midY)))
      builder.close()
      targets.append((frame, .menuItem(item)))
    }
    builder.close()
  }
}
