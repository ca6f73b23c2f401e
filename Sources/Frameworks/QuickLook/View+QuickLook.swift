public import Foundation
public import SimulatedUI

extension View {
  /// Shows a file on the system's screen while there is one.
  ///
  /// - Parameter item: The file; none when the person has done.
  /// - Returns: The view.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    fullScreenCover(isPresented: item.isSomething) {
      PreviewScreen(
        subjects: [PreviewSubject(item.wrappedValue, place: 0)], place: 0, turn: { _ in },
        finish: { item.wrappedValue = nil })
    }
  }

  /// Shows one of several files on the system's screen while there is one.
  ///
  /// - Parameters:
  ///   - selection: The file; none when the person has done.
  ///   - items: All files.
  /// - Returns: The view.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL {
    let files = Array(items)
    return fullScreenCover(isPresented: selection.isSomething) {
      PreviewScreen(
        subjects: files.enumerated().map { PreviewSubject($0.element, place: $0.offset) },
        place: files.firstIndex { $0 == selection.wrappedValue } ?? 0,
        turn: { if files.indices.contains($0) { selection.wrappedValue = files[$0] } },
        finish: { selection.wrappedValue = nil })
    }
  }
}

extension Binding where Value == URL? {
  /// Whether there is a file.
  fileprivate var isSomething: Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isShown in if !isShown { wrappedValue = nil } })
  }
}
