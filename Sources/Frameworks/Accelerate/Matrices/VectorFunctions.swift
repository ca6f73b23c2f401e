import Foundation

// Functions of vectors, under their names with and without `simd_`.

/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD2<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + (y - x) * t }
/// Between two vectors.
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float>
{
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> {
  x.replacing(with: y, where: y .< x)
}
/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD3<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + (y - x) * t }
/// Between two vectors.
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float>
{
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  x.replacing(with: y, where: y .< x)
}
/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + (y - x) * t }
/// Between two vectors.
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float>
{
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
  x.replacing(with: y, where: y .< x)
}
/// The vector that stands on two others.
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x]
}
/// The vector that stands on two others.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x]
}
/// A number, kept between two.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float {
  Swift.min(Swift.max(x, min), max)
}
/// Between two numbers.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> {
  x + (y - x) * t
}
/// Between two vectors.
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<
  Double
> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
  x.replacing(with: y, where: y .< x)
}
/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD3<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> {
  x + (y - x) * t
}
/// Between two vectors.
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<
  Double
> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  x.replacing(with: y, where: y .< x)
}
/// The product of two vectors: a number.
public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func simd_length(_ x: SIMD4<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / simd_length(x) }
/// Between two vectors.
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> {
  x + (y - x) * t
}
/// The product of two vectors: a number.
public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
/// The length of a vector.
public func length(_ x: SIMD4<Double>) -> Double { (x * x).sum().squareRoot() }
/// The square of the length of a vector.
public func length_squared(_ x: SIMD4<Double>) -> Double { (x * x).sum() }
/// The distance of two places.
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_length(x - y) }
/// A vector of the same direction and the length 1.
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / simd_length(x) }
/// Between two vectors.
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> {
  x + (y - x) * t
}
/// Between two vectors.
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> {
  x + (y - x) * t
}
/// A vector, kept between two.
public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<
  Double
> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// The larger of each two numbers.
public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
  x.replacing(with: y, where: y .> x)
}
/// The smaller of each two numbers.
public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
  x.replacing(with: y, where: y .< x)
}
/// The vector that stands on two others.
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x]
}
/// The vector that stands on two others.
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x]
}
/// A number, kept between two.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double {
  Swift.min(Swift.max(x, min), max)
}
/// Between two numbers.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
