/// Puts modules behind those that they import.
enum ModuleOrder {
  /// The modules, each behind all that it depends on.
  ///
  /// - Parameter modules: Modules in any order; what they name that is not among them is left to
  ///   others.
  /// - Returns: The same modules, in an order that depends on nothing but theirs.
  /// - Throws: ``ProjectError/cyclicModules(_:)``.
  static func sorted(_ modules: [ProjectModule]) throws(WorkspaceError) -> [ProjectModule] {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var sorted: [ProjectModule] = []
    var done: Set<String> = []
    for module in modules where !done.contains(module.name) {
      // The way from the module to the one that is looked at, with what is left to look at of each.
      var path = [(module: module, rest: module.dependencies[...])]
      var open: Set<String> = [module.name]
      while let top = path.last {
        guard let next = top.rest.first else {
          path.removeLast()
          open.remove(top.module.name)
          if done.insert(top.module.name).inserted { sorted.append(top.module) }
          continue
        }
        path[path.count - 1].rest.removeFirst()
        guard !done.contains(next), let dependency = byName[next] else { continue }
        guard open.insert(next).inserted else {
          let circle = path.map(\.module.name).drop { $0 != next }
          throw .project(.cyclicModules(Array(circle)))
        }
        path.append((dependency, dependency.dependencies[...]))
      }
    }
    return sorted
  }

  /// All that some modules import, and what that imports, in the order of the list.
  ///
  /// - Parameters:
  ///   - names: Names of modules.
  ///   - sorted: All modules, as ``sorted(_:)`` gives them.
  /// - Returns: The names of those that are needed.
  static func reached(from names: [String], in sorted: [ProjectModule]) -> [String] {
    var needed = Set(names)
    // From the end: whoever needs a module stands behind it.
    for module in sorted.reversed() where needed.contains(module.name) {
      needed.formUnion(module.dependencies)
    }
    return sorted.map(\.name).filter(needed.contains)
  }
}
