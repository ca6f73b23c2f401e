import Testing

@testable import CoreData

/// Objects of classes that are known at run time only.
struct NSManagedObjectMakingTests {
  private final class Note: NSManagedObject {}

  @Test func entitiesOutliveTheirObjects() {
    weak var watched: NSEntityDescription?
    do {
      let entity = NSEntityDescription()
      entity.name = String(repeating: "Note", count: 10)
      entity.objectClass = Note.self
      watched = entity
      for _ in 0..<10 {
        let note = NSManagedObject.make(entity, into: nil)
        #expect(note is Note)
        #expect(note.entity === entity)
      }
      #expect(entity.name?.count == 40)
      withExtendedLifetime(entity) {}
    }
    #expect(watched == nil)
  }
}
