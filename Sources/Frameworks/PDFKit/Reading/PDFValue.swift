/// A value of a PDF file.
indirect enum PDFValue {
  case null
  case number(Double)
  case name(String)
  case text([UInt8])
  case list([PDFValue])
  case table([String: PDFValue])
  /// Another object, by its number.
  case reference(Int)
  /// A word, such as an operator of a page.
  case word(String)

  /// The number, if it is one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The name, if it is one.
  var name: String? { if case .name(let name) = self { name } else { nil } }
  /// The values, if it is a list.
  var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }
  /// The values by names, if it is a table.
  var table: [String: PDFValue]? { if case .table(let table) = self { table } else { nil } }
  /// The bytes, if it is a text.
  var text: [UInt8]? { if case .text(let text) = self { text } else { nil } }
}
