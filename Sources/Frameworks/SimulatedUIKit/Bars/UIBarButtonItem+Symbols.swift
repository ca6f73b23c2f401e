extension UIBarButtonItem.SystemItem {
  /// The SF Symbol that stands for it; `nil` for what is a word or room.
  var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .pageCurl: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .close: "xmark.circle.fill"
    }
  }
}
