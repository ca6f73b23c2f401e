public import Foundation
import SimulatedUIKit

/// A place in a PDF file.
open class PDFDestination: NSObject, @unchecked Sendable {
  /// The page.
  public private(set) weak var page: PDFPage?
  /// Where on the page, in points.
  public let point: CGPoint
  /// How large the page is shown.
  open var zoom: CGFloat = 1

  /// A place.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
    super.init()
  }
}

/// What something in a PDF file does.
open class PDFAction: NSObject, @unchecked Sendable {
  /// What kind it is.
  open var type: String { "" }
}

/// Leads to a place in the file.
open class PDFActionGoTo: PDFAction, @unchecked Sendable {
  /// The place.
  open var destination: PDFDestination

  /// Leads to a place.
  public init(destination: PDFDestination) { self.destination = destination }
}

/// Leads to a page of the web.
open class PDFActionURL: PDFAction, @unchecked Sendable {
  /// The page.
  open var url: URL?

  /// Leads to a page.
  public init(url: URL) { self.url = url }
}

/// A chapter of a PDF file.
open class PDFOutline: NSObject, @unchecked Sendable {
  private var parts: [PDFOutline] = []
  /// What it is part of.
  open private(set) weak var parent: PDFOutline?
  /// What it is called.
  open var label: String?
  /// Where it begins.
  open var destination: PDFDestination?
  /// Whether its parts show.
  open var isOpen = false

  /// A chapter.
  public override init() {}

  /// How many parts it has.
  open var numberOfChildren: Int { parts.count }
  /// A part, from 0.
  open func child(at index: Int) -> PDFOutline? {
    parts.indices.contains(index) ? parts[index] : nil
  }
  /// Puts a part in.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.parent = self
    parts.insert(child, at: min(max(0, index), parts.count))
  }
  /// Takes it out of what it is part of.
  open func removeFromParent() { parent?.parts.removeAll { $0 === self } }
}
