import ElementModel
import SimulatedUIKit

/// A row of a table or list of UIKit: its cell, what a tap on it does, and what a swipe uncovers.
struct UIListRow<Content: View>: View {
  /// A button of the system's that deletes the row.
  struct Deletion {
    let title: String
    let perform: @MainActor () -> Void
  }

  /// The table or list.
  let list: UIView
  let cell: UIView
  let isSelected: Bool
  /// The system's button, where the row has one.
  let deletion: Deletion?
  let tap: @MainActor @Sendable () -> Void
  /// What a swipe uncovers; at the leading edge where the value is true.
  let swipe: (Bool) -> UISwipeActionsConfiguration?
  let content: Content
  let look = Look()

  var body: some View {
    let (identifier, label) = (cell.accessibilityIdentifier, cell.accessibilityLabel)
    let (isSelected, tap) = (isSelected, tap)
    EffectView(
      content: content,
      effect: RowTraitsEffect { traits in
        traits.tap = tap
        traits.changeCell = { element in
          if let identifier { element.identifier = identifier }
          if let label { element.label = label }
          element.isSelected = isSelected
        }
      }
    )
    .swipeActions(edge: .leading) { buttons(isLeading: true) }
    .swipeActions(edge: .trailing) {
      buttons(isLeading: false)
      if let deletion { Button(deletion.title, role: .destructive, action: deletion.perform) }
    }
  }

  private func buttons(isLeading: Bool) -> some View {
    ForEach(ShownObject.all(swipe(isLeading)?.actions ?? [])) { shown in
      let action = shown.object
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.press(in: list)
      } label: {
        if let title = action.title {
          Text(verbatim: title)
        } else if let image = action.image {
          Image(uiImage: image)
        }
      }
    }
  }
}
