import Conformances
import SimulatedUI

/// What the children of a host tell the host about the app's types.
///
/// The first use of a type makes its metadata, and the first question whether it conforms to a
/// protocol looks through all loaded libraries. A host that has done both hands the answers down to
/// its children, and to do so runs none of the app's code.
@MainActor
final class LearnedTypes {
  /// How much a child has to meet that it tells of before it ends.
  private static let worthTelling = 8
  private let file = SharedFile(named: "types")
  /// What the program's code asks for by name and nobody has asked for yet.
  private lazy var named = NamedTypes()
  /// How much children have told that the host could not make use of.
  private var lost = 0
  /// How much of what this process has met is known to the host, or of no use to it.
  private var told = 0

  /// Takes note of what the host knows, before a child is made.
  func prepare() {
    told = Self.count + lost
    _ = named
  }

  /// Tells what this child has met and the host does not know yet, if that is worth the time: about a
  /// millisecond.
  ///
  /// - Parameter isLast: Whether the child is about to end; otherwise it tells of more later.
  func tell(isLast: Bool) {
    // A child that has met nothing else has hardly asked for anything else by name.
    let new = Self.count - told
    guard let file, new > (isLast ? 0 : Self.worthTelling) else { return }
    told = Self.count
    let filled = named.findFilled()
    var recipes = TypeRecipes()
    for type in ViewTypes.types { recipes.add(unsafeBitCast(type, to: UnsafeRawPointer.self)) }
    let questions = Conformance.questions.compactMap { question -> [UInt]? in
      let place = UnsafeRawPointer(bitPattern: question.type).flatMap { recipes.add($0) }
      return place.map { [UInt($0), question.protocolDescriptor] }
    }
    let words =
      [UInt(Self.count), UInt(filled.count), UInt(questions.count)] + filled
      + questions.joined() + recipes.words
    file.replace(with: words)
  }

  /// Takes what a child that has ended told.
  func learn() {
    guard let words = file?.takeWhole(), words.count > 3 else { return }
    let counts = words[..<3].map { Int(clamping: $0) }
    var rest = words[3...]
    guard counts.dropFirst().allSatisfy({ $0 <= words.count }) else { return }
    let filled = rest.prefix(counts[1])
    rest = rest.dropFirst(counts[1])
    let questions = rest.prefix(2 * counts[2])
    guard let recipes = TypeRecipes(words: Array(rest.dropFirst(2 * counts[2]))) else { return }
    named.fill(Array(filled))
    let types = TypeMaker(recipes).types
    for case let type? in types { ViewTypes.prepare(unsafeBitCast(type, to: Any.Type.self)) }
    for index in stride(from: questions.startIndex, to: questions.endIndex - 1, by: 2) {
      let place = Int(clamping: questions[index])
      answer(types.indices.contains(place) ? types[place] : nil, questions[index + 1])
    }
    lost = max(0, counts[0] - Self.count)
  }

  /// Finds out whether a type conforms to a protocol, so that children know it.
  private func answer(_ type: UnsafeRawPointer?, _ protocolDescriptor: UInt) {
    guard let type, let descriptor = UnsafeRawPointer(bitPattern: protocolDescriptor),
      SwiftRuntime.isLoaded(descriptor)
    else { return }
    Conformance.remember(
      ConformanceQuestion(type: UInt(bitPattern: type), protocolDescriptor: protocolDescriptor),
      SwiftRuntime.witnesses(of: type, for: descriptor) != nil)
  }

  /// How much this process has met.
  private static var count: Int { ViewTypes.count + Conformance.count }
}
