public import SimulatedUIKit

/// A drawing: its lines.
public struct PKDrawing: Equatable, Sendable {
  /// The lines, the lowest first.
  public var strokes: [PKStroke]

  /// An empty drawing.
  public init() { strokes = [] }

  /// A drawing of lines.
  public init<Strokes: Sequence<PKStroke>>(strokes: Strokes) { self.strokes = Array(strokes) }

  /// A drawing as ``dataRepresentation()`` keeps it.
  ///
  /// - Throws: An error where the data is none.
  public init(data: Data) throws {
    strokes = try JSONDecoder().decode([StoredStroke].self, from: data).map(\.stroke)
  }

  /// The drawing as data that only the simulated device reads.
  public func dataRepresentation() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(strokes.map(StoredStroke.init))) ?? Data()
  }

  /// What it covers, in points; nothing where it is empty.
  public var bounds: CGRect {
    strokes.reduce(CGRect.null) { $0.union($1.renderBounds) }
  }

  /// A part of it as a picture: an empty one, as nothing is drawn here.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    UIImage(size: rect.size, scale: scale)
  }

  /// Moves it, or turns it.
  public mutating func transform(using transform: CGAffineTransform) {
    for place in strokes.indices { strokes[place].transform = transform }
  }

  /// The drawing, moved or turned.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }

  /// Adds another drawing.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

  /// The drawing with another one.
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }

  /// Whether two drawings have the same lines.
  public static func == (left: PKDrawing, right: PKDrawing) -> Bool {
    left.strokes.map(\.shape) == right.strokes.map(\.shape)
  }
}

extension PKStroke {
  /// What two lines are compared by.
  fileprivate var shape: [PKStrokePoint] { Array(path) }
}

/// A line as it is kept.
private struct StoredStroke: Codable {
  let ink: String
  let points: [[Double]]
  let date: Date

  init(_ stroke: PKStroke) {
    ink = stroke.ink.inkType.rawValue
    points = stroke.path.map {
      [
        Double($0.location.x), Double($0.location.y), $0.timeOffset, Double($0.size.width),
        Double($0.opacity),
      ]
    }
    date = stroke.path.creationDate
  }

  var stroke: PKStroke {
    let points = points.filter { $0.count == 5 }.map {
      PKStrokePoint(
        location: CGPoint(x: $0[0], y: $0[1]), timeOffset: $0[2],
        size: CGSize(width: $0[3], height: $0[3]), opacity: CGFloat($0[4]), force: 1, azimuth: 0,
        altitude: .pi / 2)
    }
    return PKStroke(
      ink: PKInk(PKInk.InkType(rawValue: ink) ?? .pen),
      path: PKStrokePath(controlPoints: points, creationDate: date))
  }
}
