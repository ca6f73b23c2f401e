/// A size that a container offers; nil asks for the ideal size.
package struct ProposedSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  static let unspecified = ProposedSize(width: nil, height: nil)
}

/// A size at which a dimension is as large as it can be; finite, so that sums stay numbers.
let unboundedLength: CGFloat = 1_000_000
