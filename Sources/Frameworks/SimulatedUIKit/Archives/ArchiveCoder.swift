/// Hands what an archive says of an object to the initialiser of its class.
@MainActor final class ArchiveCoder: NSCoder {
  let element: ArchiveElement

  init(_ element: ArchiveElement) {
    self.element = element
    super.init()
  }

  /// How the sections of a list look.
  var tableStyle: UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// What a row says besides its text.
  var cellStyle: UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// Gives a view what belongs to it before its class goes on.
  func configure(_ view: UIView) {
    if let rect = element.child(key: "frame") { view.frame = ArchiveValues.rect(rect) }
  }
}
