package import SourceModel

/// Finds places in an app's sources that often do something else than they were written for.
///
/// Nothing is wrong with such a place for certain: it is told, as a guess, where a test fails in a
/// way that it would explain.
package enum DoubtReader {
  /// The doubtful places of an app.
  ///
  /// - Parameter files: The app's sources.
  /// - Returns: The places, by file and line.
  package static func doubts(in files: [SourceFile]) -> [CodeDoubt] {
    var facts = DoubtFacts()
    for file in files { DoubtFactCollector.collect(ParsedSource(file), into: &facts) }
    var found: [CodeDoubt] = []
    for type in facts.types.values {
      found += unpublished(type, facts)
      found += objects(type, facts)
      found += copied(type)
      found += dismissals(type)
      found += unused(type, facts)
      found += links(type, facts)
      found += actions(type)
      found += copies(type, facts)
      found += instances(type, facts)
      found += type.sameTags.map { doubt(.sameTag, $0.name, type, [type.name], $0.location) }
    }
    return found.sorted { one, other in
      (one.location.file, one.location.line, one.name)
        < (other.location.file, other.location.line, other.name)
    }
  }

  /// Properties of objects whose changes views are not told.
  private static func unpublished(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    guard type.isClass, type.isObserved, !type.mentions("objectWillChange") else { return [] }
    let isMacro = type.attributes.contains("Observable")
    return type.properties.compactMap { property in
      let isSilent =
        isMacro
        ? property.attributes.contains("ObservationIgnored") : property.attributes.isEmpty
      guard isSilent, !property.isConstant, !property.isComputed, !property.isStatic,
        facts.isChanged(property.name)
      else { return nil }
      // Views may read it by what is computed from it.
      let names = type.properties.filter { other in
        other.isComputed && type.mentions[other.name]?.contains(property.name) == true
      }.map(\.name)
      let views = facts.views.filter { view in
        ([property.name] + names).contains(where: view.mentions)
      }
      guard !views.isEmpty else { return nil }
      return doubt(.unpublished, property.name, type, views.map(\.name), property.location)
    }
  }

  /// Objects that a view makes anew, or does not observe.
  private static func objects(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    guard type.isView else { return [] }
    return type.properties.compactMap { property in
      if property.attributes.contains("ObservedObject"), property.made != nil {
        return doubt(.notKept, property.name, type, [type.name], property.location)
      }
      guard let name = property.made ?? property.type, let object = facts.types[name],
        object.isClass, !object.attributes.contains("Observable"), !property.isComputed,
        property.attributes.subtracting(["State", "MainActor"]).isEmpty,
        object.properties.contains(where: {
          !$0.isConstant && !$0.isStatic && type.mentions($0.name)
            && ($0.isComputed || facts.isChanged($0.name))
        })
      else { return nil }
      return doubt(.unobserved, property.name, type, [type.name], property.location)
    }
  }

  /// State that begins as a copy of what the view is given.
  private static func copied(_ type: DoubtFacts.TypeFacts) -> [CodeDoubt] {
    guard type.isView else { return [] }
    return type.properties.compactMap { property in
      guard property.attributes.contains("State"), !property.hasValue,
        property.type?.hasSuffix("?") == false, type.changed.contains(property.name),
        !type.passed.contains(property.name)
      else { return nil }
      return doubt(.copied, property.name, type, [type.name], property.location)
    }
  }

  /// Objects of a class that other views make too.
  private static func instances(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    guard type.isView, !type.inherited.contains("PreviewProvider") else { return [] }
    return type.made.compactMap { made in
      guard let object = facts.types[made.name], object.isClass, object.isObserved,
        facts.types.values.contains(where: { other in
          other.name != type.name && !other.inherited.contains("PreviewProvider")
            && (other.isView || other.inherited.contains("App"))
            && other.made.contains { $0.name == made.name }
        })
      else { return nil }
      return doubt(.otherInstance, made.name, type, [type.name], made.location)
    }
  }

  private static func dismissals(_ type: DoubtFacts.TypeFacts) -> [CodeDoubt] {
    let actions = type.properties.filter {
      $0.keyPath == "dismiss" || $0.keyPath == "presentationMode"
    }.map(\.name)
    return type.callsInPresented.filter { actions.contains($0.name) }.map {
      doubt(.outerDismiss, $0.name, type, [type.name], $0.location)
    }
  }

  /// Protocols of whose requirements the names are known: others may ask for what seems unused.
  private static let plainProtocols: Set<String> = [
    "View", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Codable", "Sendable",
  ]
  private static let requirements: Set<String> = [
    "body", "id", "objectWillChange", "hashValue", "hash", "encode", "previews",
  ]

  /// What is computed from the state of a view or model, and methods of views, that nothing uses: those
  /// of a model may be there for something else.
  private static func unused(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    guard type.isView || type.isClass && type.isObserved,
      type.inherited.isSubset(of: plainProtocols)
    else { return [] }
    let state = Set(type.properties.filter { !$0.isComputed && !$0.isStatic }.map(\.name))
    let computed = type.properties.filter {
      $0.isComputed && !$0.isStatic && $0.attributes.isEmpty
    }
    let places =
      computed.map { DoubtFacts.Place(name: $0.name, location: $0.location) }
      + (type.isView ? type.methods : [])
    return places.compactMap { place in
      guard !requirements.contains(place.name), !facts.isUsed(place.name, of: type.name),
        let mentioned = type.mentions[place.name], !mentioned.isDisjoint(with: state)
      else { return nil }
      let shown = state.intersection(mentioned)
      let views = type.isView ? [type] : facts.views.filter { shown.contains(where: $0.mentions) }
      return doubt(.unused, place.name, type, views.map(\.name), place.location)
    }
  }

  /// Links with values of types that have no destination.
  private static func links(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    type.links.compactMap { link in
      var types: Set<String> = link.type.map { [$0] } ?? []
      if let property = link.property {
        types.formUnion(
          facts.types.values.flatMap(\.properties).filter { $0.name == property }
            .compactMap(\.type))
      }
      guard !facts.destinations.isEmpty, !types.isEmpty, types.isDisjoint(with: facts.destinations)
      else { return nil }
      return doubt(.noDestination, link.written, type, [type.name], link.location)
    }
  }

  private static func actions(_ type: DoubtFacts.TypeFacts) -> [CodeDoubt] {
    type.emptyActions.map { doubt(.emptyAction, $0.name, type, [type.name], $0.location) }
  }

  private static func copies(
    _ type: DoubtFacts.TypeFacts, _ facts: DoubtFacts
  ) -> [CodeDoubt] {
    let views =
      type.isView
      ? [type]
      : facts.views.filter { view in
        type.methods.contains { view.mentions($0.name) }
      }
    return type.lostCopies.map { doubt(.lostCopy, $0.name, type, views.map(\.name), $0.location) }
  }

  private static func doubt(
    _ kind: CodeDoubt.Kind, _ name: String, _ type: DoubtFacts.TypeFacts, _ views: [String],
    _ location: SourceLocation
  ) -> CodeDoubt {
    CodeDoubt(kind: kind, name: name, owner: type.name, views: views, location: location)
  }
}
