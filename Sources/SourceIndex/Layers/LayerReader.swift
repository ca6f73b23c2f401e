import SourceModel

/// Decides which layer of the pyramid a test belongs to.
///
/// The first of these rules that holds decides, after what `pomelo.yml` says:
/// 1. Its code, or what that inherits or calls, names XCUITest's types: UI.
/// 2. Its class, or a folder it lies in, has `Integration` in its name: integration; `Unit`: unit.
/// 3. It reaches the network, itself or through a part of the app that it makes: integration.
/// 4. It puts two or more parts of the app together, doubles not counted: integration.
/// 5. Otherwise unit.
struct LayerReader {
  private let reader: ReachReader
  /// The folder that holds all sources: what is above it says nothing about tests.
  private let commonFolder: [Substring]

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - table: All declarations.
  ///   - files: Paths of all sources.
  init(_ table: DeclarationTable, files: [String]) {
    reader = ReachReader(table)
    let folders = files.map { $0.split(separator: "/").dropLast() }
    commonFolder = folders.reduce(folders.first.map(Array.init) ?? []) { common, folder in
      Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The layer of a test.
  ///
  /// - Parameters:
  ///   - test: The name of its method.
  ///   - className: Its class.
  ///   - location: Where it is declared.
  /// - Returns: The layer and how it is known.
  func layering(of test: String, in className: String, at location: SourceLocation) -> TestLayering
  {
    let reach = reader.reach(ofTest: test, in: className)
    let parts = reach.parts.sorted()
    func layering(_ layer: TestLayer, _ reason: String?) -> TestLayering {
      TestLayering(layer: layer, reason: reason, parts: parts)
    }
    if let name = reach.interface { return layering(.ui, "reaches \(name)") }
    if let (layer, reason) = named(className, location) { return layering(layer, reason) }
    if let name = reach.network.min() { return layering(.integration, "reaches \(name)") }
    for part in parts {
      if let name = reader.network(ofPart: part).min() {
        return layering(.integration, "reaches \(name) through \(part)")
      }
    }
    guard parts.count > 1 else { return layering(.unit, nil) }
    let rest = parts.count > 3 ? ["\(parts.count - 2) more"] : Array(parts.dropFirst(2))
    let list = parts.prefix(2) + rest
    let text = list.dropLast().joined(separator: ", ") + " and " + (list.last ?? "")
    return layering(.integration, "puts \(text) together")
  }

  /// What the name of a class or of a folder says, the nearest first.
  private func named(
    _ className: String, _ location: SourceLocation
  ) -> (TestLayer, String)? {
    let folders = location.file.split(separator: "/").dropLast().dropFirst(commonFolder.count)
    let names = [(className, "class")] + folders.reversed().map { (String($0), "folder") }
    for (name, sort) in names {
      if name.contains("Integration") {
        return (.integration, "its \(sort) is called \(name)")
      }
      if name.contains("UnitTest") || name == "Unit" {
        return (.unit, "its \(sort) is called \(name)")
      }
    }
    return nil
  }
}
