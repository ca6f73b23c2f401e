public import Foundation
import VirtualTime

/// Something that draws numbers.
public protocol GKRandom: AnyObject {
  /// Any whole number of 32 bits.
  func nextInt() -> Int
  /// A whole number of 0 or more and less than a limit.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// True or false.
  func nextBool() -> Bool
}

/// Draws numbers: the same ones for the same seed.
///
/// Apple's sources give others for it.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
  private static let common = GKRandomSource()
  var generator: SeededGenerator

  init(number: UInt64) {
    generator = SeededGenerator(seed: number)
    super.init()
  }

  /// A source of any numbers: of those of the run's schedule.
  public required override init() {
    generator = SeededGenerator(seed: .random(in: 0...(.max)))
    super.init()
  }

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource { common }

  /// The same source at the same place.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.generator = generator
    return copy
  }

  /// Any whole number of 32 bits.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next())) }

  /// A whole number of 0 or more and less than a limit.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(generator.next() % UInt64(upperBound)) : 0
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float(generator.nextFraction()) }

  /// True or false.
  open func nextBool() -> Bool { generator.next() & 1 == 1 }

  /// The things of an array in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    array.shuffled(using: &generator)
  }

  static func number(of data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension NSArray {
  /// The things in another order.
  public func shuffled() -> [Any] {
    GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(self))
  }

  /// The things in the order of a source.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: Array(self))
  }
}

/// A source with a seed of bytes.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  open var seed: Data { didSet { generator = SeededGenerator(seed: Self.number(of: seed)) } }

  /// A source of a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init(number: Self.number(of: seed))
  }

  /// A source of any numbers.
  public required init() {
    seed = Data()
    super.init()
  }

  /// Leaves numbers out.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = generator.next() } }
}

/// A source with a number as its seed.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  open var seed: UInt64 { didSet { generator = SeededGenerator(seed: seed) } }

  /// A source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(number: seed)
  }

  /// A source of any numbers.
  public required init() {
    seed = 0
    super.init()
  }
}

/// A source with a number as its seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  open var seed: UInt64 { didSet { generator = SeededGenerator(seed: ~seed) } }

  /// A source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(number: ~seed)
  }

  /// A source of any numbers.
  public required init() {
    seed = 0
    super.init()
  }
}
