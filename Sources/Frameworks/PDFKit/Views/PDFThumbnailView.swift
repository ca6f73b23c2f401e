import SimulatedUI
public import SimulatedUIKit

/// A row of small pages: a button for each, with its number.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
  /// The view that shows the page that is tapped.
  open weak var pdfView: PDFView? { didSet { show() } }
  /// How large the pages are, in points.
  open var thumbnailSize = CGSize(width: 20, height: 24) { didSet { show() } }
  /// In which direction they follow each other.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { show() } }
  /// Room at the edges, in points.
  open var contentInset = UIEdgeInsets.zero

  private func show() {
    let count = pdfView?.document?.pageCount ?? 0
    kind = .hosting(
      AnyView(
        ScrollView(layoutMode == .horizontal ? .horizontal : .vertical) {
          HStack {
            ForEach(0..<count, id: \.self) { place in
              Button("\(place + 1)") { [weak self] in
                guard let view = self?.pdfView, let page = view.document?.page(at: place) else {
                  return
                }
                view.go(to: page)
              }
            }
          }
        }))
  }
}

/// In which direction small pages follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// The cases as PDFKit numbers them.
  case vertical, horizontal
}
