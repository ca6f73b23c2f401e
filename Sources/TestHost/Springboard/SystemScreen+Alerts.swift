import DeviceServices
import ElementModel
import Foundation

extension SystemScreen {
  /// The size of an alert and of its parts, in points, as UIKit draws them.
  private enum AlertMetrics {
    static let width: CGFloat = 270
    static let inset: CGFloat = 16
    static let lineHeight: CGFloat = 20
    static let buttonHeight: CGFloat = 44
    /// Room below the buttons of a sheet.
    static let sheetEnd: CGFloat = 34
    /// Characters that a line of text has room for.
    static let lineLength = 30

    static func height(of text: String) -> CGFloat {
      CGFloat((text.count + lineLength - 1) / lineLength) * lineHeight
    }
  }

  /// Numbers of elements that each alert has for itself, those of its buttons from the middle on.
  private static let numbersOfAlert = 64

  /// Adds an alert or a sheet, with the window that it covers the screen by.
  mutating func addAlert(_ alert: SystemAlert) {
    let isSheet = alert.style == .sheet
    let heights = ([alert.title] + alert.lines).map(AlertMetrics.height)
    let isRow =
      !isSheet && alert.buttons.count == 2 && alert.buttons.allSatisfy { $0.label.count <= 14 }
    let buttonRows = CGFloat(isRow ? 1 : alert.buttons.count)
    let height =
      2 * AlertMetrics.inset + heights.reduce(0, +) + buttonRows * AlertMetrics.buttonHeight
      + (isSheet ? AlertMetrics.sheetEnd : 0)
    let width = isSheet ? size.width : AlertMetrics.width
    let box = CGRect(
      x: (size.width - width) / 2, y: isSheet ? size.height - height : (size.height - height) / 2,
      width: width, height: height)
    let id = Self.alertWindowID + 1 + alert.number * Self.numbersOfAlert
    builder.open(
      Element(
        id: Self.alertWindowID, type: .window, frame: CGRect(origin: .zero, size: size)))
    builder.open(
      Element(
        id: id, type: isSheet ? .other : .alert, label: alert.title, frame: box,
        hitPoint: CGPoint(x: box.midX, y: box.minY + AlertMetrics.inset),
        traits: [.modal, .opaque]))
    let end = addTexts(of: alert, id: id, heights: heights, in: box)
    addButtons(of: alert, id: id, isRow: isRow, in: box, from: end + AlertMetrics.inset)
    builder.close()
    builder.close()
  }

  /// Adds the title and what is below it.
  ///
  /// - Returns: Where the last of it ends.
  private mutating func addTexts(
    of alert: SystemAlert, id: Int, heights: [CGFloat], in box: CGRect
  ) -> CGFloat {
    let text = box.insetBy(dx: AlertMetrics.inset, dy: AlertMetrics.inset)
    var y = text.minY
    for (index, (line, height)) in zip([alert.title] + alert.lines, heights).enumerated()
    where !line.isEmpty {
      let frame = CGRect(x: text.minX, y: y, width: text.width, height: height)
      builder.add(
        Element(
          id: id + 1 + index, type: .staticText, label: line, frame: frame,
          hitPoint: CGPoint(x: frame.midX, y: frame.midY), traits: index == 0 ? .header : []))
      y += height
    }
    return y
  }

  private mutating func addButtons(
    of alert: SystemAlert, id: Int, isRow: Bool, in box: CGRect, from y: CGFloat
  ) {
    for (index, button) in alert.buttons.enumerated() {
      let width = isRow ? box.width / 2 : box.width
      let frame = CGRect(
        x: box.minX + (isRow ? CGFloat(index) * width : 0),
        y: y + (isRow ? 0 : CGFloat(index) * AlertMetrics.buttonHeight), width: width,
        height: AlertMetrics.buttonHeight)
      builder.add(
        Element(
          id: id + Self.numbersOfAlert / 2 + index, type: .button, identifier: button.identifier,
          label: button.label, frame: frame, hitPoint: CGPoint(x: frame.midX, y: frame.midY)))
      targets.append((frame, .alertButton(index)))
    }
  }
}
