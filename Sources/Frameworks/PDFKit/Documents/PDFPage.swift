public import Foundation
public import SimulatedUIKit

/// Which part of a page is meant.
public enum PDFDisplayBox: Int, Sendable {
  /// The cases as PDFKit numbers them.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file.
open class PDFPage: NSObject, @unchecked Sendable {
  private let table: [String: PDFValue]
  private let file: PDFFile?
  private lazy var text = file.map { PDFTextReader.text(of: table, in: $0) }
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  /// The file that it is in.
  open internal(set) weak var document: PDFDocument?
  /// How far it is turned, in degrees.
  open var rotation: Int
  /// What was put onto it.
  open private(set) var annotations: [PDFAnnotation] = []
  /// Whether that shows.
  open var displaysAnnotations = true

  /// An empty page.
  public override init() {
    (table, file, rotation) = ([:], nil, 0)
    super.init()
  }

  /// A page with a picture.
  public init?(image: UIImage) {
    (table, file, rotation) = ([:], nil, 0)
    super.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  init(file: PDFFile, table: [String: PDFValue], in document: PDFDocument) {
    self.file = file
    self.table = table
    self.document = document
    rotation = Int(file.resolved(table["Rotate"])?.number ?? 0)
    super.init()
  }

  /// What it is called: its number.
  open var label: String? { document.map { String($0.index(for: self) + 1) } }
  /// The text.
  open var string: String? { text }
  /// The text, with no look of its own.
  open var attributedString: NSAttributedString? { text.map { NSAttributedString(string: $0) } }
  /// How many letters there are.
  open var numberOfCharacters: Int { text?.count ?? 0 }

  /// A part of the page, in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let set = boxes[box] ?? boxes[.mediaBox] { return set }
    let name = box == .mediaBox ? "MediaBox" : "CropBox"
    let numbers = (file?.resolved(table[name]) ?? file?.resolved(table["MediaBox"]))?.list?
      .compactMap { file?.resolved($0)?.number }
    guard let numbers, numbers.count == 4 else {
      return CGRect(x: 0, y: 0, width: 612, height: 792)
    }
    return CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  /// Sets a part of the page.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// A small picture: of the page's shape, and empty, as pages are not drawn here.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let page = bounds(for: box).size
    guard page.width > 0, page.height > 0 else { return UIImage(size: size) }
    let scale = min(size.width / page.width, size.height / page.height)
    return UIImage(size: CGSize(width: page.width * scale, height: page.height * scale))
  }

  /// Draws the page: nothing is drawn here.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}

  /// Puts something onto it.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
  }

  /// Takes something off it.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// What was put onto a point.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// Some of the text.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let document, let text, let own = Range(range, in: text) else { return nil }
    return PDFSelection(document: document, page: self, text: String(text[own]), range: own)
  }

  /// The text in a part of the page: all of it, as nobody knows here where it stands.
  open func selection(for rect: CGRect) -> PDFSelection? {
    document.map { PDFSelection(document: $0, page: self, text: text ?? "", range: nil) }
  }
}
