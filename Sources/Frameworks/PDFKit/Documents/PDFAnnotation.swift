public import Foundation
public import SimulatedUIKit

/// What kind of annotation it is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Kinds by the names that PDF files have for them.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// Text anywhere.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A mark over text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Lines of a pen.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A link.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A window with text.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// A stamp.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// A line through text.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// A note.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A line below text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A field of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// Something that was put onto a page; it does not show here.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  /// The page.
  open internal(set) weak var page: PDFPage?
  /// Where it is, in points.
  open var bounds: CGRect
  /// What kind it is.
  open var type: String?
  /// The text.
  open var contents: String?
  /// Its colour.
  open var color = UIColor.yellow
  /// The colour within.
  open var interiorColor: UIColor?
  /// The colour of its text.
  open var fontColor: UIColor?
  /// The font of its text.
  open var font: UIFont?
  /// The line around it.
  open var border: PDFBorder?
  /// Who put it there.
  open var userName: String?
  /// When it was changed.
  open var modificationDate: Date?
  /// Whether it shows.
  open var shouldDisplay = true
  /// Whether it is printed.
  open var shouldPrint = true
  /// Where it leads.
  open var url: URL?
  /// What it does.
  open var action: PDFAction?
  /// What it leads to.
  open var destination: PDFDestination?
  /// What the field of a form is called.
  open var fieldName: String?
  /// What is in the field of a form.
  open var widgetStringValue: String?
  private var lines: [UIBezierPath] = []
  private var values: [String: Any] = [:]

  /// Something of a kind.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
    super.init()
  }

  /// The lines of a pen.
  open var paths: [UIBezierPath]? { lines }
  /// Adds a line of a pen.
  open func add(_ path: UIBezierPath) { lines.append(path) }
  /// Takes a line of a pen away.
  open func remove(_ path: UIBezierPath) { lines.removeAll { $0 === path } }
  /// Draws it: nothing is drawn here.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}

  /// Sets something by its name.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key.rawValue] = value
    return true
  }

  /// Something by its name.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key.rawValue] }
}

/// What is known of an annotation.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Something by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// The colour.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// What it is called.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
}

/// The line around an annotation.
open class PDFBorder: NSObject, @unchecked Sendable {
  /// How wide it is, in points.
  open var lineWidth: CGFloat = 1
  /// How long its parts are, in points.
  open var dashPattern: [Any]?

  /// A line.
  public override init() {}
}
