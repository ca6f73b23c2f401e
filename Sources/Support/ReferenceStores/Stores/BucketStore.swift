package import Foundation
import Glibc
import Synchronization
import SystemProcesses

/// A part of a bucket in S3, or in a service that speaks as S3 does, reached through the program `aws`.
///
/// To start the program takes half a second, so many objects are moved by one run of it.
package struct BucketStore: ReferenceStore {
  private let place: BucketPlace
  private let aws: AWSCommand

  /// Objects that one run fetches, as its arguments may have some hundred thousand bytes.
  private static let portion = 500
  /// Keys that one request deletes at most.
  private static let deletionLimit = 1_000

  /// Names a part of a bucket.
  ///
  /// - Parameters:
  ///   - place: The part.
  ///   - aws: The program, which has been checked.
  package init(_ place: BucketPlace, aws: AWSCommand) { (self.place, self.aws) = (place, aws) }

  package var title: String { place.text }

  package func read(_ key: String) throws(StoreError) -> StoredFile? {
    try withFolder { folder throws(StoreError) in
      let file = "\(folder)/file"
      let output = try run(
        ["s3api", "get-object"] + name(key) + ["--output", "json", file],
        or: ["NoSuchKey", "(404)"])
      guard let output else { return nil }
      guard let answer = try? JSONDecoder().decode(Version.self, from: output),
        let data = try StoreFile.read(file)
      else { throw .service(.other("it has not told the version of \(key).")) }
      return StoredFile(data: data, version: answer.ETag)
    }
  }

  package func readAll(_ folder: String) throws(StoreError) -> [String: Data] {
    try withFolder { local throws(StoreError) in
      try run(
        ["s3", "cp", place.text + folder, local, "--recursive", "--no-progress"])
      var files: [String: Data] = [:]
      for name in (try? FileManager.default.contentsOfDirectory(atPath: local)) ?? [] {
        files[folder + name] = try StoreFile.read("\(local)/\(name)")
      }
      return files
    }
  }

  package func write(
    _ data: Data, to key: String, if condition: WriteCondition
  ) throws(StoreError) {
    try withFolder { folder throws(StoreError) in
      let file = "\(folder)/file"
      try StoreFile.write(data, to: file)
      let option =
        switch condition {
        case .isNew: ["--if-none-match", "*"]
        case .isStill(let version): ["--if-match", version]
        }
      let output = try run(
        ["s3api", "put-object"] + name(key) + ["--body", file, "--output", "json"] + option,
        // The last is what is said where the file has been deleted meanwhile.
        or: ["PreconditionFailed", "ConditionalRequestConflict", "NoSuchKey"])
      if output == nil { throw .changedMeanwhile(key: key) }
    }
  }

  package func remove(_ keys: [String]) throws(StoreError) {
    for start in stride(from: 0, to: keys.count, by: Self.deletionLimit) {
      let portion = keys[start..<min(start + Self.deletionLimit, keys.count)]
      let request = Deletion(
        Objects: portion.map { Deletion.Key(Key: place.prefix + $0) }, Quiet: true)
      try withFolder { folder throws(StoreError) in
        let file = "\(folder)/keys.json"
        try StoreFile.write((try? JSONEncoder().encode(request)) ?? Data(), to: file)
        try run([
          "s3api", "delete-objects", "--bucket", place.bucket, "--delete", "file://\(file)",
          "--output", "json",
        ])
      }
    }
  }

  package func date(of key: String) throws(StoreError) -> Date? {
    try list(key).first { $0.key == key }?.date
  }

  package func objects() throws(StoreError) -> [StoredObject] {
    Self.objects(among: try list(ObjectName.folder))
  }

  package func objects(
    after key: String
  ) throws(StoreError) -> (date: Date?, objects: [StoredObject]) {
    // One run lists all, in the order of the keys.
    guard key < ObjectName.folder else { return (try date(of: key), try objects()) }
    let items = try list("")
    return (items.first { $0.key == key }?.date, Self.objects(among: items))
  }

  package func put(
    _ files: [ObjectName: String], progress: (Int) -> Void
  ) throws(StoreError) {
    guard !files.isEmpty else { return }
    try withFolder { folder throws(StoreError) in
      for (name, path) in files {
        let data = try StoreFile.read(path) ?? Data()
        // What tests write while it is read is not to get the name of something else.
        guard ObjectName(of: data) == name else { throw .changedFile(path: path) }
        try StoreFile.write(data, to: "\(folder)/\(name.key)")
      }
      try move(
        ["s3", "cp", "\(folder)/\(ObjectName.folder)", place.text + ObjectName.folder]
          + ["--recursive", "--no-progress"], counting: "upload: ", from: 0, progress)
    }
  }

  package func fetch(
    _ names: [ObjectName], into folder: String, progress: (Int) -> Void
  ) throws(StoreError) {
    for start in stride(from: 0, to: names.count, by: Self.portion) {
      let portion = names[start..<min(start + Self.portion, names.count)]
      try withFolder(in: folder) { partial throws(StoreError) in
        let choice = portion.flatMap { ["--include", "\($0.text.prefix(2))/\($0.text)"] }
        // What was fetched stays also where not all was.
        defer {
          for name in portion {
            rename("\(partial)/\(name.text.prefix(2))/\(name.text)", "\(folder)/\(name.text)")
          }
        }
        try move(
          ["s3", "cp", place.text + ObjectName.folder, partial, "--recursive", "--no-progress"]
            + ["--exclude", "*"] + choice, counting: "download: ", from: start, progress)
      }
    }
    for name in names where access("\(folder)/\(name.text)", F_OK) != 0 {
      throw .missingObject(name: name.text)
    }
  }
}

extension BucketStore {
  /// What the program answers a file with; the names are the service's.
  private struct Version: Decodable { let ETag: String }

  /// What is asked for in order to delete; the names are the service's.
  private struct Deletion: Encodable {
    struct Key: Encodable { let Key: String }
    let Objects: [Key]
    let Quiet: Bool
  }

  private struct Item: Decodable {
    let Key: String
    let Size: Int
    let LastModified: String
  }

  private func name(_ key: String) -> [String] {
    ["--bucket", place.bucket, "--key", place.prefix + key]
  }

  /// Runs the program; `nil` where it fails with one of some words.
  @discardableResult
  private func run(
    _ arguments: [String], or expected: [String] = []
  ) throws(StoreError) -> Data? {
    let output: ToolProcess.Output
    do throws(ServiceFailure) {
      output = try aws.run(arguments)
    } catch {
      throw .service(error)
    }
    if output.isSuccess { return output.output }
    if expected.contains(where: output.complaint.contains) { return nil }
    throw .service(ServiceFailure(saying: output.complaint, bucket: place.bucket))
  }

  /// Runs the program while it tells each file that it has moved.
  private func move(
    _ arguments: [String], counting word: String, from start: Int, _ progress: (Int) -> Void
  ) throws(StoreError) {
    var count = start
    let output: ToolProcess.Output
    do throws(ServiceFailure) {
      output = try aws.run(arguments) { line in
        guard line.contains(word) else { return }
        count += 1
        progress(count)
      }
    } catch {
      throw .service(error)
    }
    guard output.isSuccess else {
      throw .service(ServiceFailure(saying: output.complaint, bucket: place.bucket))
    }
  }

  private static func objects(
    among items: [(key: String, size: Int, date: Date)]
  ) -> [StoredObject] {
    items.compactMap { item in
      ObjectName(key: item.key).map {
        StoredObject(name: $0, size: item.size, date: item.date)
      }
    }
  }

  private func list(_ prefix: String) throws(StoreError) -> [(key: String, size: Int, date: Date)] {
    let output = try run([
      "s3api", "list-objects-v2", "--bucket", place.bucket, "--prefix", place.prefix + prefix,
      "--output", "json", "--query",
      "Contents[].{Key: Key, Size: Size, LastModified: LastModified}",
    ])
    let items: [Item]?
    do {
      items = try JSONDecoder().decode([Item]?.self, from: output ?? Data())
    } catch {
      throw .service(.other("it has not listed \(prefix)."))
    }
    return (items ?? []).map { item in
      (String(item.Key.dropFirst(place.prefix.count)), item.Size, Self.date(item.LastModified))
    }
  }

  /// Reads a date such as `2026-11-28T08:19:03.123000+00:00`.
  ///
  /// What cannot be read counts as new, as only what is old is deleted.
  private static func date(_ text: String) -> Date {
    let whole = text.replacing(#/\.[0-9]+/#, with: "")
    return (try? Date(whole, strategy: .iso8601)) ?? .distantFuture
  }

  /// Lends a folder for files on their way.
  private func withFolder<Result>(
    in parent: String = NSTemporaryDirectory(), _ body: (String) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let name = ".pomelo-store-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let folder = (parent.hasSuffix("/") ? parent : parent + "/") + name
    try StoreFile.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
