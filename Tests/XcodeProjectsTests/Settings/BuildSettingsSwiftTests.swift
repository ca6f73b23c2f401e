import Testing

@testable import XcodeProjects

/// What the compiler sees.
struct BuildSettingsSwiftTests {
  private func settings(_ assignments: (String, String)...) -> BuildSettings {
    var table = SettingTable()
    for (key, value) in assignments { table.assign(key, value) }
    return BuildSettings(table: table, context: .simulator)
  }

  @Test func languageModeIsWithoutTheZero() {
    #expect(settings(("SWIFT_VERSION", "5.0")).languageMode == "5")
    #expect(settings(("SWIFT_VERSION", "4.2")).languageMode == "4.2")
    #expect(settings().languageMode == nil)
  }

  @Test func conditionsAlsoComeFromFlags() {
    let settings = settings(
      ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG STAGING"),
      ("OTHER_SWIFT_FLAGS", "-DMOCKS -D LOCAL -D DEBUG"))
    #expect(settings.compilationConditions == ["DEBUG", "STAGING", "MOCKS", "LOCAL"])
  }

  @Test func featuresComeFromSettingsAndFlags() {
    let settings = settings(
      ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES"),
      ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MIGRATE"),
      ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "YES"),
      (
        "OTHER_SWIFT_FLAGS",
        "-enable-upcoming-feature BareSlashRegexLiterals -Xfrontend -enable-experimental-feature "
          + "-Xfrontend Embedded"
      ))
    #expect(
      settings.upcomingFeatures == [
        "BareSlashRegexLiterals", "DisableOutwardActorInference", "ExistentialAny",
      ])
    #expect(settings.experimentalFeatures == ["Embedded"])
  }

  @Test func approachableConcurrencyIsSeveralFeatures() {
    let settings = settings(
      ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "NO"))
    #expect(settings.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
    #expect(!settings.upcomingFeatures.contains("InferIsolatedConformances"))
    #expect(settings.defaultIsolation == "MainActor")
  }

  @Test func devicesAndSystemsAreRead() {
    let settings = settings(
      ("TARGETED_DEVICE_FAMILY", "1,2"), ("IPHONEOS_DEPLOYMENT_TARGET", "17.4"),
      ("SDKROOT", "iphoneos"), ("SRCROOT", "/p"), ("SWIFT_OBJC_BRIDGING_HEADER", "App/B.h"))
    #expect(settings.deviceFamilies == [.phone, .pad])
    #expect(settings.deploymentTarget == "17.4")
    #expect(settings.isForPhones)
    #expect(settings.bridgingHeader == "/p/App/B.h")
  }
}
