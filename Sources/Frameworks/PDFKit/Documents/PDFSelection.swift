public import Foundation
public import SimulatedUIKit

/// Some text of a PDF file.
open class PDFSelection: NSObject, @unchecked Sendable {
  /// The pages that it stands on.
  open private(set) var pages: [PDFPage] = []
  /// The text.
  open private(set) var string: String?
  /// Its colour.
  open var color: UIColor?
  private var range: Range<String.Index>?

  /// No text of a file.
  public init(document: PDFDocument) { super.init() }

  init(document: PDFDocument, page: PDFPage, text: String, range: Range<String.Index>?) {
    pages = [page]
    string = text
    self.range = range
    super.init()
  }

  /// The text, with no look of its own.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  /// Where it stands: on all of the page, as nobody knows more here.
  open func bounds(for page: PDFPage) -> CGRect { page.bounds(for: .cropBox) }

  /// How many parts it has on a page.
  open func numberOfTextRanges(on page: PDFPage) -> Int { pages.contains { $0 === page } ? 1 : 0 }

  /// Which letters of a page it is.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    guard let range, let text = page.string else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(range, in: text)
  }

  /// Each line of it.
  open func selectionsByLine() -> [PDFSelection] { [self] }

  /// Adds other text.
  open func add(_ selection: PDFSelection) {
    pages += selection.pages
    string = [string, selection.string].compactMap(\.self).joined(separator: "\n")
  }
}
