/// What a page can do with its selected line.
enum PageAction: Hashable, Sendable {
  case select, toggle, delete, moveUp, moveDown
}
