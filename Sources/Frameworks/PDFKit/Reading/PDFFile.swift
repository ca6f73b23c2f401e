import Foundation

/// The objects of a PDF file, as far as pages and their text need them.
struct PDFFile {
  private struct Object {
    var value: PDFValue
    var stream: [UInt8]?
  }

  private var objects: [Int: Object] = [:]
  private(set) var trailer: [String: PDFValue] = [:]

  /// Reads a file; `nil` where it is none.
  ///
  /// Its objects are looked for one after the other, so that files are read whose table of them is
  /// wrong.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) != nil else { return nil }
    readObjects(bytes)
    for number in objects.keys.sorted() { readPacked(number) }
  }

  /// Whether what is in it can only be read with a password.
  var isEncrypted: Bool { trailer["Encrypt"] != nil }

  private mutating func readObjects(_ bytes: [UInt8]) {
    let (word, end) = (Array(" obj".utf8), Array("trailer".utf8))
    var place = 0
    while let found = bytes[place...].firstRange(of: word) {
      place = found.upperBound
      var start = found.lowerBound
      func digits() -> Int? {
        var (number, factor, isNumber) = (0, 1, false)
        while start > 0, (48...57).contains(bytes[start - 1]), factor < 1_000_000_000 {
          start -= 1
          number += factor * Int(bytes[start] - 48)
          factor *= 10
          isNumber = true
        }
        return isNumber ? number : nil
      }
      guard digits() != nil, start > 0 else { continue }
      start -= 1
      guard let number = digits() else { continue }
      var scanner = PDFScanner(bytes, at: place)
      guard let value = scanner.value() else { continue }
      let stream = Self.stream(after: &scanner, value)
      objects[number] = Object(value: value, stream: stream)
      if value.table?["Type"]?.name == "XRef" {
        trailer.merge(value.table ?? [:]) { old, _ in old }
      }
      place = max(place, stream == nil ? place : scanner.place)
    }
    place = 0
    while let found = bytes[place...].firstRange(of: end) {
      place = found.upperBound
      var scanner = PDFScanner(bytes, at: place)
      trailer.merge(scanner.value()?.table ?? [:]) { _, new in new }
    }
  }

  /// What lies between `stream` and `endstream`.
  private static func stream(after scanner: inout PDFScanner, _ value: PDFValue) -> [UInt8]? {
    guard value.table != nil else { return nil }
    var ahead = scanner
    guard case .word("stream")? = ahead.value() else { return nil }
    var start = ahead.place
    if start < ahead.bytes.count, ahead.bytes[start] == 13 { start += 1 }
    if start < ahead.bytes.count, ahead.bytes[start] == 10 { start += 1 }
    let rest = ahead.bytes[min(start, ahead.bytes.count)...]
    var end = rest.firstRange(of: Array("endstream".utf8))?.lowerBound ?? rest.endIndex
    if let length = value.table?["Length"]?.number, length >= 0 {
      end = min(end, start + Int(length))
    }
    scanner.place = end
    return Array(ahead.bytes[start..<max(start, end)])
  }

  /// Reads the objects that are packed in another one.
  private mutating func readPacked(_ number: Int) {
    guard let object = objects[number], let table = object.value.table,
      table["Type"]?.name == "ObjStm", let bytes = contents(of: .reference(number)),
      let count = table["N"]?.number, let first = table["First"]?.number
    else { return }
    var head = PDFScanner(bytes)
    for _ in 0..<Int(max(0, min(count, 100_000))) {
      guard let name = head.value()?.number, let offset = head.value()?.number,
        first + offset >= 0
      else { return }
      var scanner = PDFScanner(bytes, at: Int(first + offset))
      if objects[Int(name)] == nil, let value = scanner.value() {
        objects[Int(name)] = Object(value: value)
      }
    }
  }

  /// The value that a reference leads to.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<20 {
      guard case .reference(let number)? = value else { return value }
      value = objects[number]?.value
    }
    return nil
  }

  /// What a stream holds, unpacked; `nil` where it is packed in a way that is not known here.
  func contents(of value: PDFValue?) -> [UInt8]? {
    guard case .reference(let number)? = value, let object = objects[number],
      var bytes = object.stream
    else { return nil }
    let filter = resolved(object.value.table?["Filter"])
    let names = filter?.name.map { [$0] } ?? filter?.list?.compactMap(\.name) ?? []
    for name in names {
      guard ["FlateDecode", "Fl"].contains(name), let unpacked = Inflate.unpacked(bytes) else {
        return nil
      }
      bytes = unpacked
    }
    return bytes
  }

  /// The pages, in their order, each with what it has from those that it is part of.
  func pages() -> [[String: PDFValue]] {
    var root = resolved(trailer["Root"])?.table
    if root == nil {
      root = objects.keys.sorted().compactMap { objects[$0]?.value.table }
        .first { $0["Type"]?.name == "Catalog" }
    }
    var pages: [[String: PDFValue]] = []
    var seen: Set<Int> = []
    collect(root?["Pages"], inherited: [:], depth: 0, &seen, into: &pages)
    return pages
  }

  private func collect(
    _ node: PDFValue?, inherited: [String: PDFValue], depth: Int, _ seen: inout Set<Int>,
    into pages: inout [[String: PDFValue]]
  ) {
    // A page is in one place, or the file leads round in circles.
    if case .reference(let number)? = node, !seen.insert(number).inserted { return }
    guard depth < 50, pages.count < 20_000, let table = resolved(node)?.table else { return }
    var own = inherited
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where table[key] != nil {
      own[key] = table[key]
    }
    if let kids = resolved(table["Kids"])?.list {
      for kid in kids { collect(kid, inherited: own, depth: depth + 1, &seen, into: &pages) }
    } else {
      pages.append(own.merging(table) { _, new in new })
    }
  }
}
