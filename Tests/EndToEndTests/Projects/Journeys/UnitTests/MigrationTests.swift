import SwiftData
import Testing

enum FirstSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var name: String
        var remark: String?
        init(name: String) { self.name = name }
    }
}

enum SecondSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var name: String
        @Attribute(originalName: "remark") var comment: String?
        var age = 30
        init(name: String) { self.name = name }
    }
}

enum ThirdSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Person.self] }

    @Model final class Person {
        var name: String
        var comment: String?
        var age = 0
        var initial = ""
        init(name: String) { self.name = name }
    }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        [FirstSchema.self, SecondSchema.self, ThirdSchema.self]
    }

    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
            .custom(
                fromVersion: SecondSchema.self, toVersion: ThirdSchema.self,
                willMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<SecondSchema.Person>()) {
                        person.age += 1
                    }
                    try context.save()
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<ThirdSchema.Person>()) {
                        person.initial = String(person.name.prefix(1))
                    }
                    try context.save()
                }),
        ]
    }
}

struct MigrationTests {
    private let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).store")

    private func writeFirstVersion() throws {
        let schema = Schema(versionedSchema: FirstSchema.self)
        let container = try ModelContainer(
            for: schema, configurations: ModelConfiguration(schema: schema, url: file))
        let context = ModelContext(container)
        let person = FirstSchema.Person(name: "Ann")
        person.remark = "old"
        context.insert(person)
        try context.save()
    }

    @Test func stagesAreRunOneAfterTheOther() throws {
        try writeFirstVersion()
        let schema = Schema(versionedSchema: ThirdSchema.self)
        let container = try ModelContainer(
            for: schema, migrationPlan: Plan.self, configurations: ModelConfiguration(url: file))
        let people = try ModelContext(container).fetch(FetchDescriptor<ThirdSchema.Person>())
        #expect(people.map(\.name) == ["Ann"])
        #expect(people.first?.comment == "old")
        #expect(people.first?.age == 31)
        #expect(people.first?.initial == "A")
    }

    @Test func withoutAPlanNamesDecide() throws {
        try writeFirstVersion()
        let container = try ModelContainer(
            for: SecondSchema.Person.self, configurations: ModelConfiguration(url: file))
        let people = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Person>())
        #expect(people.first?.comment == "old")
        #expect(people.first?.age == 30)
    }
}
