import Foundation

/// Errors as Core Data makes them.
enum CoreDataError {
  /// An error about an object.
  static func error(_ code: Int, _ message: String, _ object: NSManagedObject?) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information["NSValidationErrorObject"] = object
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }
}

/// A property that must have a value has none.
public let NSValidationMissingMandatoryPropertyError = 1570
/// An object cannot be deleted because of a relationship.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A value does not fit.
public let NSManagedObjectValidationError = 1550
/// Several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// Objects are in conflict with those of the store.
public let NSManagedObjectMergeError = 133020
/// Objects share what only one may have.
public let NSManagedObjectConstraintMergeError = 133021
/// An object is not in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
