public import CoreData
public import Foundation
import SimulatedFoundation

/// What a request of a view has found.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  let slot: FetchedObjects<Result>?
  private let objects: [Result]

  init(_ slot: FetchedObjects<Result>?) {
    self.slot = slot
    objects = slot?.objects ?? []
  }

  /// The place of the first.
  public var startIndex: Int { objects.startIndex }
  /// The place behind the last.
  public var endIndex: Int { objects.endIndex }

  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// What holds for the objects; a new one looks again.
  public var nsPredicate: NSPredicate? {
    get { slot?.request.predicate }
    nonmutating set { change { $0.predicate = newValue } }
  }

  /// The order of the objects; a new one looks again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { slot?.request.sortDescriptors ?? [] }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }

  private func change(_ change: (NSFetchRequest<Result>) -> Void) {
    guard let slot else { return }
    change(slot.request)
    slot.refresh()
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects; a new one looks again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
