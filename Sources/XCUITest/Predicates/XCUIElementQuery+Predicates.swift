import ElementModel
import Foundation

extension NSPredicate {
  /// The predicate as a condition of a query; one that makes no sense for elements fails the test.
  @MainActor var elementCondition: ElementCondition {
    let session = TestSession.current
    let sizes = session?.device.sizeClasses ?? (.unspecified, .unspecified)
    let predicate = ElementPredicate(
      form,
      surroundings: ElementPredicate.Surroundings(
        horizontal: sizes.horizontal, vertical: sizes.vertical))
    if let problem = predicate.problem { session?.fail(problem) }
    return .predicate(predicate)
  }
}
