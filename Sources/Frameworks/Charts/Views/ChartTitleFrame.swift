import Foundation
import SimulatedUI

/// A chart with what is written beside its axes.
///
/// By themselves a horizontal axis is named below its middle, a vertical one above its trailing end.
struct ChartTitleFrame<Content: View>: View {
  let settings: ChartSettings
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      titles { $0.isAbove || $0 == .automatic && $1 }
      HStack(spacing: 4) {
        titles { position, _ in position == .leading }
        content
        titles { position, _ in position == .trailing }
      }
      titles { $0.isBelow || $0 == .automatic && !$1 }
    }
  }

  @ViewBuilder private func titles(
    _ isWanted: @escaping (AnnotationPosition, _ isVertical: Bool) -> Bool
  ) -> some View {
    let vertical = settings.y.labels.filter { isWanted($0.position, true) }.map { ($0, true) }
    let horizontal = settings.x.labels.filter { isWanted($0.position, false) }.map { ($0, false) }
    let all = vertical + horizontal
    ForEach(all.indices, id: \.self) { index in
      let (title, isVertical) = all[index]
      let isAtSide = title.position == .leading || title.position == .trailing
      title.content
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(
          maxWidth: isAtSide ? nil : .infinity,
          alignment: title.alignment ?? (isVertical ? .trailing : .center))
    }
  }
}
