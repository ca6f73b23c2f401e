package import SimulatedUI

/// The text of pages, a line at a time, one page below the other.
package struct PDFPages: View {
  private let texts: [String]
  private let first: Int

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - texts: The text of each page.
  ///   - first: The place of the first one in the file, from 0.
  package init(texts: [String], first: Int) {
    self.texts = texts
    self.first = first
  }

  /// The pages.
  package var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(Array(texts.enumerated()), id: \.offset) { place, text in
          page(text).accessibilityElement(children: .contain)
            .accessibilityIdentifier("PDF page \(first + place + 1)")
        }
      }
      .padding()
    }
  }

  private func page(_ text: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(lines(of: text).enumerated()), id: \.offset) { _, line in
        Text(verbatim: line)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 80, alignment: .topLeading)
    .padding()
    .background(Color.white)
    .foregroundStyle(Color.black)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
