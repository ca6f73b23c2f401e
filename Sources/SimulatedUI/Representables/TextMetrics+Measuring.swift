import SimulatedUIKit

extension TextMetrics {
  /// Has texts in views of UIKit take as much room as texts in views of SwiftUI.
  static func adoptMeasure() {
    measure = { text, font, width, lines in
      TextMeasure.size(
        of: text, font: .system(size: font.pointSize), maximumWidth: width,
        lineLimit: lines > 0 ? lines : nil)
    }
  }
}
