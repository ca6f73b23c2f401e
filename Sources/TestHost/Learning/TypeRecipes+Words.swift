/// Recipes as words, which two processes on one machine can share.
extension TypeRecipes {
  /// The entries as words.
  var words: [UInt] {
    var words: [UInt] = [UInt(entries.count)]
    for entry in entries {
      switch entry {
      case .nominal(let descriptor, let arguments):
        words += [0, descriptor, UInt(arguments.count)]
        for argument in arguments { Self.write(argument, to: &words) }
      case .tuple(let elements): Self.write([1], elements, to: &words)
      case .named(let name): Self.write([2], name.utf8.map(Int.init), to: &words)
      }
    }
    return words
  }

  /// Reads what ``words`` has written; nil if it is something else.
  init?(words: [UInt]) {
    var rest = words[...]
    guard let count = rest.popFirst() else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let entry = Self.readEntry(&rest) else { return nil }
      entries.append(entry)
    }
    self.init(entries)
  }

  private static func write(_ argument: Argument, to words: inout [UInt]) {
    switch argument {
    case .count(let count): words += [0, UInt(count)]
    case .type(let place): words += [1, UInt(place)]
    case .types(let places): write([2], places, to: &words)
    case .witnesses(let witnesses):
      words.append(3)
      write(witnesses, to: &words)
    case .witnessPack(let all):
      words += [4, UInt(all.count)]
      for witnesses in all { write(witnesses, to: &words) }
    }
  }

  private static func write(_ head: [UInt], _ places: [Int], to words: inout [UInt]) {
    words += head + [UInt(places.count)] + places.map(UInt.init)
  }

  private static func write(_ witnesses: Witnesses, to words: inout [UInt]) {
    switch witnesses {
    case .fixed(let address): words += [0, address]
    case .conformance(let place, let protocolDescriptor):
      words += [1, UInt(place), protocolDescriptor]
    }
  }

  private static func readEntry(_ words: inout ArraySlice<UInt>) -> Entry? {
    switch words.popFirst() {
    case 0:
      guard let descriptor = words.popFirst(), let arguments = readAll(&words, readArgument) else {
        return nil
      }
      return .nominal(descriptor: descriptor, arguments)
    case 1: return readAll(&words, readPlace).map { .tuple($0) }
    case 2:
      return readAll(&words, readPlace).map {
        .named(String(decoding: $0.compactMap(UInt8.init(exactly:)), as: UTF8.self))
      }
    default: return nil
    }
  }

  private static func readArgument(_ words: inout ArraySlice<UInt>) -> Argument? {
    switch words.popFirst() {
    case 0: readPlace(&words).map { .count($0) }
    case 1: readPlace(&words).map { .type($0) }
    case 2: readAll(&words, readPlace).map { .types($0) }
    case 3: readWitnesses(&words).map { .witnesses($0) }
    case 4: readAll(&words, readWitnesses).map { .witnessPack($0) }
    default: nil
    }
  }

  private static func readWitnesses(_ words: inout ArraySlice<UInt>) -> Witnesses? {
    switch words.popFirst() {
    case 0: return words.popFirst().map { .fixed($0) }
    case 1:
      guard let place = readPlace(&words), let descriptor = words.popFirst() else { return nil }
      return .conformance(place, protocolDescriptor: descriptor)
    default: return nil
    }
  }

  private static func readPlace(_ words: inout ArraySlice<UInt>) -> Int? {
    words.popFirst().flatMap { Int(exactly: $0) }
  }

  private static func readAll<Part>(
    _ words: inout ArraySlice<UInt>, _ read: (inout ArraySlice<UInt>) -> Part?
  ) -> [Part]? {
    guard let count = readPlace(&words) else { return nil }
    var parts: [Part] = []
    for _ in 0..<count {
      guard let part = read(&words) else { return nil }
      parts.append(part)
    }
    return parts
  }
}
