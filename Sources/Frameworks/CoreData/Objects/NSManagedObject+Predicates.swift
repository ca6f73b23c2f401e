import Foundation
package import PredicateLanguage
package import SimulatedFoundation

extension NSManagedObject: PredicateReadable, KeyReadable {
  /// The object, with its properties as keys.
  package var predicateValue: PredicateValue {
    .object(
      PredicateObject(self, identity: objectID) { [self] key in
        switch key {
        case "objectID", "self": return PredicateValue(objectID)
        default:
          guard entity.propertiesByName[key] != nil else { return nil }
          return PredicateValue(value(forKey: key))
        }
      })
  }

  /// The value of a property by its name.
  package func readValue(forKey key: String) -> Any? { value(forKey: key) }
}
