/// Something that is written between two bytes of a source.
struct Insertion {
  /// Offset of the byte before which it stands.
  var offset: Int
  /// What is written.
  var text: String

  /// The source with all of them; those for the same place stay in their order.
  static func apply(_ insertions: [Insertion], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + insertions.reduce(0) { $0 + $1.text.utf8.count })
    var position = 0
    let sorted = insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, insertion) in sorted {
      result += bytes[position..<insertion.offset]
      result += Array(insertion.text.utf8)
      position = insertion.offset
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
