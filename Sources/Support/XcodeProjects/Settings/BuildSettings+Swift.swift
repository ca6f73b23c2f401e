extension BuildSettings {
  /// The language mode that `SWIFT_VERSION` says, such as `5` or `6`; `nil` where nothing does.
  package var languageMode: String? {
    guard let version = text("SWIFT_VERSION") else { return nil }
    return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
  }

  /// Names that are true in `#if`, each once: of `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and what
  /// `-D` in `OTHER_SWIFT_FLAGS` adds.
  package var compilationConditions: [String] {
    let flags = list("OTHER_SWIFT_FLAGS")
    var names = list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let name = flag == "-D" ? flags.dropFirst(index + 1).first : String(flag.dropFirst(2))
      if let name { names.append(name) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What code without a word about it is isolated to: `MainActor` or `nonisolated`; `nil` where
  /// nothing says it, which means the latter.
  package var defaultIsolation: String? {
    text("SWIFT_DEFAULT_ACTOR_ISOLATION") ?? options(after: "-default-isolation").last
  }

  /// Features of later language modes that are on, sorted.
  package var upcomingFeatures: [String] {
    var features = Set(options(after: "-enable-upcoming-feature"))
    if flag("SWIFT_APPROACHABLE_CONCURRENCY") == true {
      features.formUnion(Self.approachableConcurrency)
    }
    for name in names where name.hasPrefix(Self.featurePrefix) {
      guard let feature = Self.feature(name) else { continue }
      // A migration is no use of a feature.
      if flag(name) == true { features.insert(feature) } else { features.remove(feature) }
    }
    return features.sorted()
  }

  /// Experimental features that are on, sorted.
  package var experimentalFeatures: [String] {
    Set(options(after: "-enable-experimental-feature")).sorted()
  }

  /// How strictly concurrency is checked in language mode 5: `minimal`, `targeted` or `complete`.
  package var strictConcurrency: String? {
    text("SWIFT_STRICT_CONCURRENCY")
      ?? list("OTHER_SWIFT_FLAGS").last { $0.hasPrefix("-strict-concurrency=") }
      .map { String($0.dropFirst("-strict-concurrency=".count)) }
  }

  /// The header that Swift sees Objective-C by, absolute.
  package var bridgingHeader: String? { path("SWIFT_OBJC_BRIDGING_HEADER") }

  private static let featurePrefix = "SWIFT_UPCOMING_FEATURE_"
  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
  /// Features that are not called what their settings are.
  private static let features = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "6_0": nil,
  ]

  /// The feature that a setting turns on: `…_EXISTENTIAL_ANY` is `ExistentialAny`.
  private static func feature(_ setting: String) -> String? {
    let name = String(setting.dropFirst(featurePrefix.count))
    if let known = features[name] { return known }
    return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// What follows an option wherever it is given; `-Xfrontend` in between is passed over.
  private func options(after option: String) -> [String] {
    let flags = list("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }
    return zip(flags, flags.dropFirst()).filter { $0.0 == option }.map(\.1)
      + flags.filter { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}
