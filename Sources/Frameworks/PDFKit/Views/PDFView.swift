import DeviceServices
public import Foundation
import SimulatedUI
public import SimulatedUIKit

/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  /// The cases as PDFKit numbers them.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// The cases as PDFKit numbers them.
  case vertical, horizontal
}

extension NSNotification.Name {
  /// Another page shows.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// Another file shows.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  /// The file is shown larger or smaller.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  /// Other text is chosen.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  /// Other pages can be seen.
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
}

/// Shows a PDF file: the text of its pages, one below the other, or of the page in front.
@MainActor @preconcurrency
open class PDFView: UIView {
  /// The file.
  open var document: PDFDocument? {
    didSet {
      page = document?.page(at: 0)
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      show()
    }
  }
  /// Told of the view.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages are shown.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { show() } }
  /// In which direction pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Which part of pages is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is room between pages.
  open var displaysPageBreaks = true
  /// Room between pages, in points.
  open var pageBreakMargins = UIEdgeInsets.zero
  /// Whether pages cast shadows.
  open var pageShadowsEnabled = true
  /// Whether pages go from right to left.
  open var displaysRTL = false
  /// Whether the first page is a book's title.
  open var displaysAsBook = false
  /// How large pages are shown.
  open var scaleFactor: CGFloat = 1
  /// How small pages are shown at least.
  open var minScaleFactor: CGFloat = 0.25
  /// How large pages are shown at most.
  open var maxScaleFactor: CGFloat = 5
  /// Whether pages are shown as large as they fit.
  open var autoScales = false
  /// Whether drags put things into the file.
  open var acceptsDraggedFiles = false
  /// How sharp pages are shown.
  open var interpolationQuality = 0
  /// Whether things can be put onto pages.
  open var isInMarkupMode = false
  /// The text that is chosen.
  open var currentSelection: PDFSelection?
  /// The text that is marked.
  open var highlightedSelections: [PDFSelection]?
  /// Whether pages are turned like a book's.
  open private(set) var isUsingPageViewController = false
  private var page: PDFPage?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// The view with the pages.
  open var documentView: UIView? { self }
  /// The page in front.
  open var currentPage: PDFPage? { page }
  /// Where that begins.
  open var currentDestination: PDFDestination? {
    page.map { PDFDestination(page: $0, at: .zero) }
  }
  /// The pages that can be seen.
  open var visiblePages: [PDFPage] { page.map { [$0] } ?? [] }
  /// How large pages are shown that fit.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Whether pages can be shown larger.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether pages can be shown smaller.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }

  private var place: Int { page.flatMap { document?.index(for: $0) } ?? 0 }
  /// Whether there is a page after.
  open var canGoToNextPage: Bool { place + 1 < document?.pageCount ?? 0 }
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { place > 0 }
  /// Whether another page is the first one.
  open var canGoToFirstPage: Bool { place > 0 }
  /// Whether another page is the last one.
  open var canGoToLastPage: Bool { canGoToNextPage }

  /// Shows the page after.
  open func goToNextPage(_ sender: Any?) { turn(to: place + 1) }
  /// Shows the page before.
  open func goToPreviousPage(_ sender: Any?) { turn(to: place - 1) }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { turn(to: 0) }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) { turn(to: (document?.pageCount ?? 0) - 1) }
  /// Shows a page.
  open func go(to page: PDFPage) { if let document { turn(to: document.index(for: page)) } }
  /// Shows a place.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  /// Shows text.
  open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
  /// Shows a part of a page.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  /// Shows pages larger.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
  /// Shows pages smaller.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
  /// Turns pages like a book's.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable; show() }
  /// Chooses text.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  /// Chooses no text.
  open func clearSelection() { currentSelection = nil }
  /// Chooses all text.
  open func selectAll(_ sender: Any?) {
    currentSelection = document?.selectionForEntireDocument
  }
  /// Lays out the pages.
  open func layoutDocumentView() { show() }
  /// Takes note of what was put onto a page.
  open func annotationsChanged(on page: PDFPage) {}

  private func turn(to index: Int) {
    guard let next = document?.page(at: index), next !== page else { return }
    page = next
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    show()
  }

  private func show() {
    let isSingle = displayMode == .singlePage || displayMode == .twoUp || isUsingPageViewController
    let all = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
    let shown = isSingle ? page.map { [$0] } ?? [] : all
    kind = .hosting(
      AnyView(PDFPages(texts: shown.map { $0.string ?? "" }, first: isSingle ? place : 0)))
  }
}

/// Told of a view of a PDF file.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
  /// A link was tapped: never, here.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  /// Nothing is done.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}
