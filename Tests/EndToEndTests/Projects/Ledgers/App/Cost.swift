import CoreData

@objc(Cost)
public class Cost: NSManagedObject {
    @objc override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }

    convenience init(amount: Int32, in context: NSManagedObjectContext) {
        self.init(entity: NSEntityDescription.entity(forEntityName: "Cost", in: context)!, insertInto: context)
        self.amount = amount
    }
}

extension Cost {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Cost> {
        return NSFetchRequest<Cost>(entityName: "Cost")
    }

    @NSManaged public var amount: Int32 // in euros
    @NSManaged public var isPaid: Bool
    @NSManaged public var trip: Trip?
}
