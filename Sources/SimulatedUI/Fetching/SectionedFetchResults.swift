public import CoreData
public import Foundation

/// What a request of a view has found, in sections.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency RandomAccessCollection
{
  /// Objects with one value of the property that tells sections apart.
  public struct Section: @preconcurrency Identifiable, @preconcurrency RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The place of the first.
    public var startIndex: Int { objects.startIndex }
    /// The place behind the last.
    public var endIndex: Int { objects.endIndex }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  private let slot: FetchedObjects<Result>?

  init(_ slot: FetchedObjects<Result>?, by key: (Result) -> SectionIdentifier?) {
    self.slot = slot
    var sections: [Section] = []
    for object in slot?.objects ?? [] {
      guard let id = key(object) else { continue }
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    self.sections = sections
  }

  /// The place of the first.
  public var startIndex: Int { sections.startIndex }
  /// The place behind the last.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// What holds for the objects; a new one looks again.
  public var nsPredicate: NSPredicate? {
    get { slot?.request.predicate }
    nonmutating set {
      slot?.request.predicate = newValue
      slot?.refresh()
    }
  }
}
