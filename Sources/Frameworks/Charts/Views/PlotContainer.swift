import Foundation
import SimulatedUI

/// The plot area with the labels below and above it, in a view that scrolls where the chart does.
struct PlotContainer: View {
  let model: ChartModel
  let memory: ChartMemory

  var body: some View {
    let axes = model.settings.scrollableAxes
    if axes.isEmpty {
      framed.placed(in: memory.place.container)
    } else {
      GeometryReader { geometry in
        let size = model.contentSize(in: geometry.size)
        ScrollView(axes) {
          framed.frame(width: size.width, height: size.height)
        }
        .followed(by: memory.follower)
      }
      .placed(in: memory.place.container)
      .onChange(of: ScrolledTo(model), initial: true) { _, new in memory.scroll(to: new, model) }
    }
  }

  private var framed: some View {
    AxisFrame(model: model, memory: memory, edges: [.top, .bottom]) {
      plot.placed(in: memory.place.plot)
    }
  }

  @ViewBuilder private var plot: some View {
    let area = GeometryReader { geometry in
      PlotSurface(model: model, memory: memory, size: geometry.size)
    }
    if let style = model.settings.layers.plotStyle {
      style(ChartPlotContent(content: AnyView(area)))
    } else {
      area
    }
  }
}

/// The values that an app wants to show first.
private struct ScrolledTo: Equatable {
  let x: DataValue?
  let y: DataValue?

  init(_ model: ChartModel) {
    x = model.settings.x.scroll.position
    y = model.settings.y.scroll.position
  }
}

extension ChartModel {
  /// How much room labels below the plot area take where they scroll with it.
  var roomBelow: CGFloat {
    let isBelow = axisItems.contains { $0.edge == .bottom && $0.isShownLabel }
    return isBelow ? AxisFrameLayout.scrolledRoom - 3 : 0
  }

  /// How large the plot area is of which a part shows.
  func contentSize(in size: CGSize) -> CGSize {
    CGSize(
      width: settings.scrollableAxes.contains(.horizontal)
        ? size.width * ratio(x, settings.x) : size.width,
      height: settings.scrollableAxes.contains(.vertical)
        ? size.height * ratio(y, settings.y) : size.height)
  }

  /// How many times as long an axis is as what shows of it.
  private func ratio(_ scale: PositionScale?, _ settings: AxisSettings) -> CGFloat {
    guard let scale else { return 1 }
    let length = scale.range.map { $0.upperBound - $0.lowerBound } ?? Double(scale.categories.count)
    guard let visible = settings.scroll.visibleLength, visible > 0 else {
      // By themselves charts show so many names that each is wide enough for a bar.
      return scale.categories.count > 8 ? CGFloat(scale.categories.count) / 8 : 1
    }
    return max(1, CGFloat(length / visible))
  }
}

@MainActor extension ChartMemory {
  /// Shows what an app wants to see first, if that is something else than what it was told last.
  fileprivate func scroll(to wanted: ScrolledTo, _ model: ChartModel) {
    connect(model)
    guard wanted.x != shown.x || wanted.y != shown.y else { return }
    shown = (wanted.x, wanted.y)
    follower.lead { content, _ in
      CGPoint(
        x: wanted.x.flatMap { model.x?.start(of: $0, length: content.width) } ?? 0,
        y: wanted.y.flatMap { model.y?.start(of: $0, length: content.height) } ?? 0)
    }
  }

  /// Tells an app what shows first.
  func connect(_ model: ChartModel) {
    let settings = model.settings
    follower.moved = { [unowned self] offset, viewport in
      let content = model.contentSize(in: viewport)
      if let tell = settings.x.scroll.tell,
        let value = model.x?.value(at: offset.x, length: content.width), value != shown.x
      {
        shown.x = value
        tell(value)
      }
      if let tell = settings.y.scroll.tell,
        let value = model.y?.value(at: offset.y, length: content.height), value != shown.y
      {
        shown.y = value
        tell(value)
      }
    }
    guard let behavior = settings.x.scroll.behavior else {
      follower.rest = nil
      return
    }
    follower.rest = { offset, viewport in
      guard let x = model.x else { return offset }
      let content = model.contentSize(in: viewport)
      return CGPoint(
        x: x.rest(offset.x, behavior, page: viewport.width, length: content.width), y: offset.y)
    }
  }
}

extension PositionScale {
  /// Where the room of a value begins.
  func start(of value: DataValue, length: CGFloat) -> CGFloat? {
    position(of: value, length: length).map { $0 - (bandWidth(length: length) ?? 0) / 2 }
  }

  /// Where an axis rests that would come to a place.
  func rest(
    _ place: CGFloat, _ behavior: ValueAlignedChartScrollTargetBehavior, page: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    if let band = bandWidth(length: length) { return (place / band).rounded() * band }
    guard let start = value(at: place, length: length)?.place,
      let end = value(at: place + page, length: length)?.place
    else { return place }
    return position(of: behavior.rest(start, page: end - start), length: length) ?? place
  }
}
