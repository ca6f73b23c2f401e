import SimulatedFoundation
import SimulatedUIKit

/// The views of what stands on a map: how they are made, which there are, and which wait to be used again.
@MainActor
struct AnnotationViews {
  /// More views than this of an identifier are not kept.
  private static let limit = 40

  private var types: [String: MKAnnotationView.Type] = [:]
  private var shown: [ObjectIdentifier: MKAnnotationView] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]

  /// The view of an annotation, if it has one.
  subscript(annotation: any MKAnnotation) -> MKAnnotationView? {
    get { shown[ObjectIdentifier(annotation)] }
    set { shown[ObjectIdentifier(annotation)] = newValue }
  }

  /// Has views of a class made for an identifier.
  mutating func register(_ type: MKAnnotationView.Type?, for identifier: String) {
    types[identifier] = type
  }

  /// A view that waits.
  mutating func dequeue(_ identifier: String) -> MKAnnotationView? {
    let view = waiting[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }

  /// A view that waits, or a new one where a class is registered.
  mutating func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView?
  {
    guard let view = dequeue(identifier) else {
      return types[identifier].flatMap {
        MKAnnotationView.make($0, annotation: annotation, identifier: identifier)
      }
    }
    view.annotation = annotation
    return view
  }

  /// Keeps the view of an annotation that has gone, to be used again.
  mutating func forget(_ annotation: any MKAnnotation) {
    guard let view = shown.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.annotation = nil
    guard let identifier = view.reuseIdentifier, waiting[identifier, default: []].count < Self.limit
    else { return }
    waiting[identifier, default: []].append(view)
  }
}

extension MKAnnotationView {
  private static let initializers = ClassInitializers(declaredBy: MKAnnotationView.self)

  /// Makes a view of a class of the app's, as cells of tables are made.
  static func make(
    _ type: MKAnnotationView.Type, annotation: any MKAnnotation, identifier: String
  ) -> MKAnnotationView? {
    typealias Initializer =
      @MainActor (__owned (any MKAnnotation)?, __owned String?) -> MKAnnotationView
    struct Taking {
      let call: @MainActor (Initializer, (any MKAnnotation)?, String?) -> MKAnnotationView
    }
    struct Calling {
      let call:
        @MainActor (ClassInitializers.Function, (any MKAnnotation)?, String?) -> MKAnnotationView
    }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, annotation, identifier in
      initializer(annotation, identifier)
    }
    return unsafeBitCast(taking, to: Calling.self).call(function, annotation, identifier)
  }
}
