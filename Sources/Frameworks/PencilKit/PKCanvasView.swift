import SimulatedUI
public import SimulatedUIKit

/// What draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// The cases as PencilKit numbers them.
  case `default`, anyInput, pencilOnly
}

/// A canvas: an element of type `ScrollView`, as on iOS, on which drags draw lines.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  /// What is on it.
  open var drawing = PKDrawing() {
    didSet {
      surface.strokes = drawing.strokes.map { $0.path.map(\.location) }
      canvasDelegate?.canvasViewDrawingDidChange(self)
    }
  }
  /// What a finger or a pencil does.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// What draws: a finger is taken for a pencil here, except where only pencils may draw.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw, in the older form.
  open var allowsFingerDrawing = true
  /// Whether there is a ruler.
  open var isRulerActive = false
  /// Whether it can be drawn on.
  open var isDrawingEnabled = true
  /// What takes the lines.
  public private(set) lazy var drawingGestureRecognizer = UIGestureRecognizer()
  /// How old the look of the lines may be.
  open var maximumSupportedContentVersion = 3
  private let surface = CanvasSurface()
  private let host = UIView()

  /// Creates a canvas.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private var canvasDelegate: (any PKCanvasViewDelegate)? {
    delegate as? any PKCanvasViewDelegate
  }

  /// Has the canvas fill the view, unless the app has made it larger.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentSize.width < bounds.width || contentSize.height < bounds.height {
      contentSize = bounds.size
    }
  }

  private func setUp() {
    // One finger draws; that two scroll does not show here.
    isScrollEnabled = false
    surface.onBegin = { [weak self] in
      guard let self, self.takesTouches else { return false }
      self.canvasDelegate?.canvasViewDidBeginUsingTool(self)
      return true
    }
    surface.onEnd = { [weak self] in self?.finish($0) }
    host.kind = .hosting(AnyView(CanvasContent(surface: surface)))
    host.translatesAutoresizingMaskIntoConstraints = false
    addSubview(host)
    NSLayoutConstraint.activate([
      host.leadingAnchor.constraint(equalTo: leadingAnchor),
      host.topAnchor.constraint(equalTo: topAnchor),
      host.widthAnchor.constraint(equalTo: widthAnchor),
      host.heightAnchor.constraint(equalTo: heightAnchor),
    ])
  }

  private var takesTouches: Bool {
    isDrawingEnabled && drawingPolicy != .pencilOnly && !(tool is PKLassoTool)
  }

  /// Makes a line of the points that a finger has gone over, or takes lines away.
  private func finish(_ points: [CGPoint]) {
    if tool is PKEraserTool {
      drawing.strokes.removeAll { stroke in
        points.contains { stroke.renderBounds.insetBy(dx: -8, dy: -8).contains($0) }
      }
    } else {
      let inking = tool as? PKInkingTool ?? PKInkingTool(.pen)
      let path = PKStrokePath(
        controlPoints: points.enumerated().map { place, location in
          PKStrokePoint(
            location: location, timeOffset: Double(place) / 60,
            size: CGSize(width: inking.width, height: inking.width), opacity: 1, force: 1,
            azimuth: 0, altitude: .pi / 2)
        }, creationDate: .now)
      drawing.strokes.append(PKStroke(ink: inking.ink, path: path))
    }
    canvasDelegate?.canvasViewDidEndUsingTool(self)
  }
}

/// Told of a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Something else is on it.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// All of it is seen.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// The person begins.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// The person ends.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Nothing is done.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Nothing is done.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Nothing is done.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Nothing is done.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
