import DeviceServices
public import Foundation

/// A PDF file: its pages, and their text as far as its fonts tell letters.
open class PDFDocument: NSObject, @unchecked Sendable {
  private var pages: [PDFPage] = []
  private let file: PDFFile?
  private let data: Data?
  /// Where it is.
  open private(set) var documentURL: URL?
  /// What is known of it.
  open var documentAttributes: [AnyHashable: Any]?
  /// Told of it.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// Its chapters: none are read.
  open var outlineRoot: PDFOutline?

  /// A file without pages.
  public override init() {
    (file, data) = (nil, nil)
    super.init()
  }

  /// A file; `nil` where it is none.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// A file; `nil` where it is none.
  public init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    self.file = file
    self.data = data
    super.init()
    let found = file.isEncrypted ? [] : file.pages()
    pages = found.map { PDFPage(file: file, table: $0, in: self) }
    documentAttributes = Self.attributes(of: file)
    if file.isEncrypted {
      DeviceServices.shared.notes.add(
        "PDFKit does not read a file that is encrypted: it counts as locked. Give the app one that is "
          + "not.")
    }
  }

  private static func attributes(of file: PDFFile) -> [AnyHashable: Any] {
    let table = file.resolved(file.trailer["Info"])?.table ?? [:]
    var attributes: [AnyHashable: Any] = [:]
    for key in ["Title", "Author", "Subject", "Creator", "Producer", "Keywords"] {
      guard let bytes = file.resolved(table[key])?.text else { continue }
      attributes[key] =
        bytes.starts(with: [0xFE, 0xFF])
        ? String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian)
        : String(bytes: bytes, encoding: .windowsCP1252)
    }
    return attributes
  }

  /// How many pages there are.
  open var pageCount: Int { pages.count }
  /// Whether it can only be read with a password.
  open var isEncrypted: Bool { file?.isEncrypted ?? false }
  /// Whether it cannot be read yet.
  open var isLocked: Bool { isEncrypted }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { !isLocked }
  /// Whether its text may be copied.
  open var allowsCopying: Bool { !isLocked }
  /// The version of the form, before the point.
  open var majorVersion: Int { 1 }
  /// The version of the form, after the point.
  open var minorVersion: Int { 4 }

  /// Opens it with a password: not here.
  open func unlock(withPassword password: String) -> Bool { !isLocked }

  /// A page, from 0.
  open func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  /// The place of a page.
  open func index(for page: PDFPage) -> Int {
    pages.firstIndex { $0 === page } ?? NSNotFound
  }

  /// Puts a page in.
  open func insert(_ page: PDFPage, at index: Int) {
    page.document = self
    pages.insert(page, at: min(max(0, index), pages.count))
  }

  /// Takes a page out.
  open func removePage(at index: Int) {
    if pages.indices.contains(index) { pages.remove(at: index) }
  }

  /// Lets two pages change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
  }

  /// The text of all pages.
  open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }

  /// Where a text stands.
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] {
    pages.flatMap { page -> [PDFSelection] in
      let text = page.string ?? ""
      var (found, start): ([PDFSelection], String.Index) = ([], text.startIndex)
      while !string.isEmpty,
        let range = text.range(of: string, options: options, range: start..<text.endIndex)
      {
        found.append(
          PDFSelection(document: self, page: page, text: String(text[range]), range: range))
        start = range.upperBound
      }
      return found
    }
  }

  /// All text.
  open var selectionForEntireDocument: PDFSelection? {
    pages.first.map { PDFSelection(document: self, page: $0, text: string ?? "", range: nil) }
  }

  /// The file; what was changed of it is not in it.
  open func dataRepresentation() -> Data? { data }

  /// The file; what was changed of it is not in it.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { data }

  /// Writes the file.
  ///
  /// - Returns: Whether that could be done.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data else { return false }
    return (try? data.write(to: url)) != nil
  }

  /// Writes the file.
  @discardableResult
  open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}

/// Told of a PDF file.
public protocol PDFDocumentDelegate: AnyObject {
  /// A text was found.
  func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
  /// Nothing is done.
  public func didMatchString(_ instance: PDFSelection) {}
}

/// What is known of a PDF file.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Something by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// Who wrote it.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// What it is about.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// What wrote it.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// Words that find it.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
