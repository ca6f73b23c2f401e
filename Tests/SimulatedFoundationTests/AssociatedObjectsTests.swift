import Foundation
import Testing

@testable import SimulatedFoundation

/// Values beside objects, as the Objective-C runtime keeps them.
struct AssociatedObjectsTests {
  private final class Owner {}
  private final class Content {}

  private let objects = AssociatedObjects()
  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  @Test func aValueIsKeptByObjectAndKey() {
    let (one, other) = (Owner(), Owner())
    objects.set("a", of: one, key, isStrong: true)
    #expect(objects.value(of: one, key) as? String == "a")
    #expect(objects.value(of: one, key + 1) == nil)
    #expect(objects.value(of: other, key) == nil)
    objects.set(nil, of: one, key, isStrong: true)
    #expect(objects.value(of: one, key) == nil)
    #expect(objects.count == 0)
  }

  @Test func anAssignedObjectIsNotKeptAlive() {
    let owner = Owner()
    var content: Content? = Content()
    objects.set(content, of: owner, key, isStrong: false)
    #expect(objects.value(of: owner, key) as? Content === content)
    content = nil
    #expect(objects.value(of: owner, key) == nil)
  }

  @Test func theValuesOfObjectsThatAreGoneAreDropped() {
    for _ in 0..<1000 { objects.set(Content(), of: Owner(), key, isStrong: true) }
    #expect(objects.count < 130)
  }

  @Test func theFunctionsOfTheRuntimeFindWhatWasSetAndNothingElse() {
    let owner = Owner()
    objc_setAssociatedObject(owner, key, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, key) as? Int == 3)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, key) == nil)
    var count: UInt32 = 7
    #expect(class_copyPropertyList(Owner.self, &count) == nil)
    #expect(count == 0)
    #expect(objc_getClass("NSObject") == nil)
    #expect(class_getInstanceMethod(Owner.self, "description") == nil)
    #expect(object_getClass(owner) == Owner.self)
  }
}
