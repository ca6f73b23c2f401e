public import Foundation

/// Draws whole numbers between two, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  /// The least.
  public let lowestValue: Int
  /// The largest.
  public let highestValue: Int
  /// How many there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Numbers between two, of a source.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    self.source = source
    (lowestValue, highestValue) = (lowestInclusive, max(lowestInclusive, highestInclusive))
    super.init()
  }

  /// Numbers between two.
  public required convenience init(
    lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }

  /// A die.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides.
  open class func d6() -> Self { Self(lowestValue: 1, highestValue: 6) }
  /// A die of twenty sides.
  open class func d20() -> Self { Self(lowestValue: 1, highestValue: 20) }

  /// The next number.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// The next number below a limit.
  open func nextInt(upperBound: Int) -> Int {
    let highest = min(highestValue, upperBound - 1)
    return highest > lowestValue
      ? lowestValue + (nextInt() - lowestValue) % (highest - lowestValue + 1)
      : lowestValue
  }

  /// The next number, as a share of the range.
  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  /// Whether the next number is in the upper half.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Draws whole numbers between two, those in the middle more often.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// What is in the middle.
  open private(set) var mean: Float
  /// How far numbers are from it.
  open private(set) var deviation: Float

  /// Numbers between two, of a source.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
    highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(
      randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Numbers around a mean, of a source.
  public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
    (self.mean, self.deviation) = (mean, deviation)
  }

  /// The next number: by Box and Muller, kept within the range.
  open override func nextInt() -> Int {
    let share = max(source.nextUniform(), .leastNormalMagnitude)
    let normal = (-2 * log(share)).squareRoot() * cos(2 * .pi * source.nextUniform())
    return min(max(Int((mean + deviation * normal).rounded()), lowestValue), highestValue)
  }
}

/// Draws whole numbers between two, each once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []

  /// The next number.
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
