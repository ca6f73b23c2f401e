import ElementModel
import Foundation

/// Screens with each kind of control in each of its states.
enum ControlScreens {
  static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Controls below each other.
  static var controls: ElementTree {
    var rows = Rows()
    rows.add(.searchField, placeholder: "Search", value: "Search")
    rows.add(.staticText, "Appearance", traits: .header)
    rows.add(.switch, "Dark", value: "1") { $0.emphasis = .bold }
    rows.add(.slider, "Volume", value: "40%") { $0.fraction = 0.4 }
    rows.add(.progressIndicator, "Upload", value: "50%")
    rows.segments(["All", "New", "Old"], selected: 1)
    rows.stepper("Copies")
    rows.add(.button, "Size", value: "Large") { $0.style = .menu }
    rows.add(.pickerWheel, value: "9 o’clock")
    rows.add(.colorWell, "Accent") { $0.foreground = ElementColor(red: 255, green: 59, blue: 48) }
    rows.add(.image, "Favorite") { $0.symbol = "star.fill" }
    rows.add(.link, "Terms")
    rows.add(.staticText, "Bought") { $0.emphasis = [.strikethrough, .italic] }
    rows.add(.staticText, "Inbox") { $0.badge = "12" }
    rows.add(.button, "Delete all", traits: .destructive) { $0.symbol = "trash" }
    rows.add(.map, "Map")
    rows.add(.activityIndicator)
    rows.add(.pageIndicator, value: "page 2 of 3")
    rows.toast("保存しました")
    return rows.builder.tree
  }

  /// A bar with a search field, which has text and can be left, over a list that is on its way.
  static var search: ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: phone))
    builder.open(
      Element(
        id: 1, type: .navigationBar, identifier: "People",
        frame: CGRect(x: 0, y: 59, width: 393, height: 148)))
    builder.add(
      Element(
        id: 2, type: .button, label: "Add", frame: CGRect(x: 340, y: 64, width: 40, height: 40)))
    builder.add(
      Element(
        id: 3, type: .staticText, label: "People",
        frame: CGRect(x: 16, y: 108, width: 105, height: 41), traits: .header))
    builder.open(
      Element(
        id: 4, type: .searchField, label: "Search", value: "sato", placeholderValue: "Search",
        frame: CGRect(x: 16, y: 156, width: 300, height: 36)))
    builder.add(
      Element(
        id: 5, type: .button, label: "Clear text",
        frame: CGRect(x: 282, y: 162, width: 24, height: 24)))
    builder.close()
    builder.add(
      Element(
        id: 6, type: .button, label: "Cancel",
        frame: CGRect(x: 324, y: 163, width: 53, height: 22)))
    builder.close()
    builder.add(
      Element(
        id: 7, type: .activityIndicator, label: "Searching…",
        frame: CGRect(x: 186, y: 465, width: 20, height: 20)))
    builder.add(
      Element(
        id: 8, type: .staticText, label: "Searching…",
        frame: CGRect(x: 133, y: 489, width: 127, height: 22)))
    return builder.tree
  }

  /// Two columns, each with its bar.
  static var columns: ElementTree {
    let frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: frame))
    for (number, (title, x, width)) in [("Mail", 0.0, 375.0), ("りんご 🍎", 375.0, 805.0)].enumerated()
    {
      let bar = CGRect(x: x, y: 24, width: width, height: 50)
      builder.open(Element(id: 10 + number, type: .navigationBar, identifier: title, frame: bar))
      builder.add(
        Element(
          id: 20 + number, type: .staticText, label: title,
          frame: bar.insetBy(dx: width / 2 - 40, dy: 10), traits: .header))
      builder.close()
      builder.add(
        Element(
          id: 30 + number, type: .staticText, label: number == 0 ? "Inbox" : "Hello",
          frame: CGRect(x: x + 20, y: 100, width: 120, height: 22)))
    }
    return builder.tree
  }

  /// Elements one below the other.
  private struct Rows {
    var builder = ElementTree.Builder()
    private var count = 0

    init() { builder.open(Element(id: 0, type: .application, frame: phone)) }

    private mutating func nextFrame() -> CGRect {
      count += 1
      return CGRect(x: 16, y: 20 + Double(count) * 40, width: 361, height: 32)
    }

    mutating func add(
      _ type: ElementType, _ label: String = "", placeholder: String? = nil, value: String? = nil,
      traits: ElementTraits = [], look: (inout ElementAppearance) -> Void = { _ in }
    ) {
      var appearance = ElementAppearance()
      look(&appearance)
      let frame = nextFrame()
      builder.add(
        Element(
          id: count, type: type, label: label, value: value, placeholderValue: placeholder,
          frame: frame, traits: traits, appearance: appearance))
    }

    mutating func segments(_ names: [String], selected: Int) {
      parts(.segmentedControl, names, in: nextFrame(), selected: selected)
    }

    mutating func stepper(_ label: String) {
      let frame = nextFrame()
      builder.add(
        Element(
          id: 500 + count, type: .staticText, label: label,
          frame: CGRect(x: 16, y: frame.minY, width: 80, height: 32)))
      parts(
        .stepper, ["Decrement", "Increment"],
        in: CGRect(x: 283, y: frame.minY, width: 94, height: 32), selected: nil)
    }

    private mutating func parts(
      _ type: ElementType, _ names: [String], in frame: CGRect, selected: Int?
    ) {
      builder.open(Element(id: count, type: type, frame: frame))
      for (number, name) in names.enumerated() {
        let width = frame.width / Double(names.count)
        builder.add(
          Element(
            id: 1000 + 10 * count + number, type: .button, label: name,
            frame: CGRect(
              x: frame.minX + Double(number) * width, y: frame.minY, width: width, height: 32),
            isSelected: number == selected))
      }
      builder.close()
    }

    mutating func toast(_ text: String) {
      var look = ElementAppearance()
      look.background = ElementColor(red: 0, green: 0, blue: 0)
      look.foreground = ElementColor(red: 255, green: 255, blue: 255)
      builder.add(
        Element(
          id: 900, type: .staticText, identifier: "toast", label: text,
          frame: CGRect(x: 137, y: 800, width: 120, height: 30), appearance: look))
    }
  }
}
