import SimulatedFoundation

// A closure that does not escape is these two words too, and nobody counts references to its
// context: a function that takes such a closure is one that takes the two words. Initialisers give
// back what they are called with, other functions do not: `__owned` says that these do.

extension UITableViewCell {
  private static let initializers = ClassInitializers(declaredBy: UITableViewCell.self)

  /// Makes a cell of a class of the app's.
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle, identifier: String?
  ) -> UITableViewCell? {
    typealias Initializer = @MainActor (CellStyle, __owned String?) -> UITableViewCell
    struct Taking {
      let call: @MainActor (Initializer, CellStyle, String?) -> UITableViewCell
    }
    struct Calling {
      let call: @MainActor (ClassInitializers.Function, CellStyle, String?) -> UITableViewCell
    }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, style, identifier in initializer(style, identifier) }
    return unsafeBitCast(taking, to: Calling.self).call(function, style, identifier)
  }
}

extension UITableViewHeaderFooterView {
  private static let initializers = ClassInitializers(
    declaredBy: UITableViewHeaderFooterView.self)

  /// Makes a header of a class of the app's.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView? {
    typealias Initializer = @MainActor (__owned String?) -> UITableViewHeaderFooterView
    struct Taking {
      let call: @MainActor (Initializer, String?) -> UITableViewHeaderFooterView
    }
    struct Calling {
      let call: @MainActor (ClassInitializers.Function, String?) -> UITableViewHeaderFooterView
    }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, identifier in initializer(identifier) }
    return unsafeBitCast(taking, to: Calling.self).call(function, identifier)
  }
}

extension UIView {
  private static let initializers = ClassInitializers(declaredBy: UIView.self)

  /// Makes a view of a class of the app's with a frame.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView? {
    typealias Initializer = @MainActor (CGRect) -> UIView
    struct Taking { let call: @MainActor (Initializer, CGRect) -> UIView }
    struct Calling { let call: @MainActor (ClassInitializers.Function, CGRect) -> UIView }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, frame in initializer(frame) }
    return unsafeBitCast(taking, to: Calling.self).call(function, frame)
  }
}
