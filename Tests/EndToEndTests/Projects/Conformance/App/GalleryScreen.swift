/// The screens of the gallery, by what they are called on the command line.
enum GalleryScreen: String, CaseIterable, Identifiable {
  case controls
  case fields
  case pickers
  case predicates
  case gestures
  case list
  case scrolling
  case timing
  case alerts
  case permissions
  case keys
  case links
  case phases
  case orientation
  case faults
  case launch

  var id: String { rawValue }

  var title: String { rawValue.capitalized }
}
