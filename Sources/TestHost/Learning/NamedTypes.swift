import Foundation
import Glibc

/// The types that compiled code asks for by their mangled names.
///
/// The compiler gives each such type a word among the variables of the program: first the name, as
/// its distance and its negative length, and once the code has asked, the type's metadata
/// (`swift/lib/IRGen/MetadataRequest.cpp`, "demangling cache variable"). Whoever fills the word in
/// ahead does what the code would do.
@MainActor
struct NamedTypes {
  /// The longest name that is looked for, in bytes.
  private static let longestName: Int32 = 4096

  /// The words that have names in them, and what is in them.
  private var words: [(address: UInt, name: UInt64)] = []
  /// The addresses of the words that have been filled in since then, as far as they were seen.
  private var filled: [UInt] = []

  /// Finds the names among the variables of the program and of this library.
  init() {
    for (bounds, variables) in Self.variables() { find(in: variables, of: bounds) }
  }

  /// Looks which words have been filled in since then.
  ///
  /// - Returns: Their addresses, those of earlier calls too.
  mutating func findFilled() -> [UInt] {
    words.removeAll { address, name in
      guard let place = UnsafePointer<UInt64>(bitPattern: address), place.pointee != name else {
        return false
      }
      // What stands there now may be something else than the type, if it was no such word.
      let type = Self.type(named: name, at: address)
      if type.map({ UInt64(UInt(bitPattern: $0)) }) == place.pointee { filled.append(address) }
      return true
    }
    return filled
  }

  /// Fills in words that another process has filled in.
  ///
  /// - Parameter addresses: Where they are; whatever is not known to be such a word stays.
  mutating func fill(_ addresses: [UInt]) {
    let wanted = Set(addresses)
    for (address, name) in words where wanted.contains(address) {
      guard let place = UnsafeMutablePointer<UInt64>(bitPattern: address), place.pointee == name,
        let type = Self.type(named: name, at: address)
      else { continue }
      place.pointee = UInt64(UInt(bitPattern: type))
    }
    words.removeAll { wanted.contains($0.address) }
  }

  private mutating func find(in variables: Range<UInt>, of object: Range<UInt>) {
    for address in stride(from: variables.lowerBound, to: variables.upperBound, by: 8) {
      guard let word = UnsafePointer<UInt64>(bitPattern: address)?.pointee,
        object.contains(Self.name(word, at: address)),
        (-Self.longestName..<0).contains(Self.length(word))
      else { continue }
      words.append((address, word))
    }
  }

  private static func length(_ word: UInt64) -> Int32 {
    Int32(truncatingIfNeeded: word >> 32)
  }

  private static func name(_ word: UInt64, at address: UInt) -> UInt {
    address &+ UInt(bitPattern: Int(Int32(truncatingIfNeeded: word)))
  }

  private static func type(named word: UInt64, at address: UInt) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: name(word, at: address)).flatMap {
      SwiftRuntime.type(named: $0, length: UInt(-Int(length(word))))
    }
  }

  /// The memory of the program and of this library, each with the part of it where variables are.
  private static func variables() -> [(object: Range<UInt>, variables: Range<UInt>)] {
    guard let text = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return []
    }
    let maps = text.split(separator: "\n").compactMap(MemoryMap.init)
    let inside = [#dsohandle, SwiftRuntime.programStart].map { UInt(bitPattern: $0) }
    let own = inside.compactMap { address in maps.first { $0.range.contains(address) }?.file }
    return maps.filter { $0.isWritable && own.contains($0.file) }.map { map in
      let all = maps.filter { $0.file == map.file }.map(\.range)
      let start = all.map(\.lowerBound).min() ?? map.range.lowerBound
      let end = all.map(\.upperBound).max() ?? map.range.upperBound
      return (start..<end, map.range)
    }
  }
}

/// A line of `/proc/self/maps` (proc(5)) about a part of a file in memory.
private struct MemoryMap {
  let range: Range<UInt>
  let isWritable: Bool
  let file: Substring

  init?(_ line: Substring) {
    guard let path = line.firstIndex(of: "/") else { return nil }
    let fields = line[..<path].split(separator: " ")
    guard fields.count == 5 else { return nil }
    let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
    range = bounds[0]..<bounds[1]
    isWritable = fields[1].hasPrefix("rw")
    file = line[path...]
  }
}
