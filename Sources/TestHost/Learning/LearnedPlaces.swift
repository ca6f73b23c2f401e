/// What the children of a host tell the host about code whose place in the sources they have looked
/// up.
///
/// To find a place, debug information is read from its beginning on: a tenth of a millisecond for
/// each address, nearly half of a run that reports its calls. Children run the same code at the
/// same addresses, so that a host that knows them too hands the places down to the next one.
///
/// They are told as they are looked up: a child may be ended at any time.
@MainActor
final class LearnedPlaces {
  private let file = SharedFile(named: "places")
  /// How many the host takes from one child: as many as a large suite has calls.
  private static let limit = 1 << 16

  /// Tells that a child has looked addresses up.
  func tell(_ addresses: [UInt]) { file?.append(addresses) }

  /// Takes the addresses that a child which has ended has looked up.
  func take() -> [UInt] { file?.takeWords(upTo: Self.limit) ?? [] }
}
