public import Foundation
import SimulatedFoundation

/// Which photos or albums are wanted, and in which order.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Which of them; only formats that Foundation evaluates here.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden ones count.
  open var includeHiddenAssets = false
  /// Whether all of a series count.
  open var includeAllBurstAssets = false
  /// Where they come from.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether changes of the result are told.
  open var wantsIncrementalChangeDetails = true

  /// All of them.
  public override init() { super.init() }
}

/// What was found in the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType], _ options: PHFetchOptions? = nil) {
    var found = objects
    if let order = options?.sortDescriptors?.first, order.key == "creationDate" {
      let isBefore = { (one: ObjectType, other: ObjectType) in
        let dates = [one, other].map { ($0 as? PHAsset)?.creationDate ?? .distantPast }
        return order.ascending ? dates[0] < dates[1] : dates[0] > dates[1]
      }
      found.sort(by: isBefore)
    }
    if let predicate = options?.predicate {
      found = found.filter { object in
        guard let asset = object as? PHAsset else { return true }
        return MediaTypeCondition(predicate)?.holds(for: asset) ?? true
      }
    }
    let limit = options?.fetchLimit ?? 0
    self.objects = limit > 0 ? Array(found.prefix(limit)) : found
    super.init()
  }

  /// How many there are.
  open var count: Int { objects.count }
  /// The first one.
  open var firstObject: ObjectType? { objects.first }
  /// The last one.
  open var lastObject: ObjectType? { objects.last }

  /// The one at a place.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The one at a place.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Those at some places.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Whether something is among them.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// The place of something; `NSNotFound` where it is not among them.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }
  /// How many are of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
  /// Calls a function with each, its place, and a flag that ends it.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnded = ObjCBool(false)
    for (index, object) in objects.enumerated() where !isEnded.boolValue {
      block(object, index, &isEnded)
    }
  }
}

/// The condition that apps usually set: `mediaType == 1`, also with `&&` and others beside it.
private struct MediaTypeCondition {
  private let number: Int

  init?(_ predicate: NSPredicate) {
    let text = predicate.predicateFormat
    guard let place = text.range(of: "mediaType == "),
      let number = Int(text[place.upperBound...].prefix { $0.isNumber })
    else { return nil }
    self.number = number
  }

  func holds(for asset: PHAsset) -> Bool { asset.mediaType.rawValue == number }
}
