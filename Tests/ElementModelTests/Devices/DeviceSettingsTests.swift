import Foundation
import Testing

@testable import ElementModel

struct DeviceSettingsTests {
  @Test(arguments: DeviceSetting.allCases)
  func everyValueOfEverySettingCanBeSetAndReadAgain(setting: DeviceSetting) {
    var settings = DeviceSettings.standard
    for value in setting.values {
      let isSet = settings.set(setting, to: value)
      #expect(isSet)
      #expect(settings.value(of: setting) == value)
    }
    let before = settings
    let isSet = settings.set(setting, to: "no such value")
    #expect(!isSet)
    #expect(settings == before)
  }

  @Test func modelsAreToldApartByNameAndTheStandardOneIsAmongThem() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(DeviceModel.named(DeviceModel.standard.name) == .standard)
    #expect(DeviceModel.named("Newton") == nil)
    for model in DeviceModel.all {
      #expect(model.width < model.height && model.top > 0 && model.bottom >= 0, "\(model.name)")
    }
  }

  @Test(arguments: [
    ("en_US", DeviceSettings.LayoutDirection.leftToRight), ("ar_SA", .rightToLeft),
    ("he-IL", .rightToLeft), ("ja", .leftToRight), ("fa", .rightToLeft), ("", .leftToRight),
  ])
  func interfacesRunAsTheLanguageIsWrittenUnlessSomethingElseIsSet(
    locale: String, direction: DeviceSettings.LayoutDirection
  ) {
    var settings = DeviceSettings(locale: locale)
    #expect(settings.effectiveLayoutDirection == direction)
    settings.layoutDirection = .rightToLeft
    #expect(settings.effectiveLayoutDirection == .rightToLeft)
  }

  @Test(arguments: [
    ("en", true), ("en_US", true), ("zh-Hans_CN", true), ("Japanese", false), ("", false),
    ("e", false), ("en_", false), ("en_US; rm -rf", false), ("日本", false),
  ])
  func localesAreToldByTheirForm(text: String, isLocale: Bool) {
    #expect(DeviceSettings.isLocale(text) == isLocale)
  }

  @Test func theSummaryNamesTheModelAndWhatIsUnusual() {
    #expect(DeviceSettings.standard.summary == "iPhone 15")
    let unusual = DeviceSettings(
      device: "iPhone 16 Pro", appearance: .dark, locale: "ar_SA", orientation: .landscapeLeft)
    #expect(unusual.summary == "iPhone 16 Pro · dark · ar_SA · rightToLeft · landscapeLeft")
  }

  @Test func permissionsAreReadAsTheyAreWrittenAndWhatNobodyIsAskedIsRefused() {
    let answers = PermissionAnswers(rawValue: " location = always , camera=deny,camera=allow")
    #expect(answers?.rawValue == "camera=allow,location=always")
    for text in ["", "camera", "camera=", "camera=always", "photos=once", "camera=allow,", "a=b=c"]
    {
      #expect(PermissionAnswers(rawValue: text) == nil, "\(text)")
    }
  }

  @Test func aChoiceOfPermissionsIsAddedToTheOthers() {
    var settings = DeviceSettings.standard
    for choice in ["camera=allow", "photos=limited", "camera=deny"] {
      let isSet = settings.set(
        .permissions, to: settings.value(choosing: choice, of: .permissions))
      #expect(isSet)
    }
    #expect(settings.summary == "iPhone 15 · camera=deny,photos=limited")
    let isSet = settings.set(.permissions, to: settings.value(choosing: "ask", of: .permissions))
    #expect(isSet && settings == .standard)
    #expect(settings.value(choosing: "dark", of: .appearance) == "dark")
  }

  @Test func settingsSurviveCoding() throws {
    let settings = DeviceSettings(
      typeSize: .accessibility3, layoutDirection: .rightToLeft,
      permissions: PermissionAnswers(rawValue: "camera=allow"))
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(DeviceSettings.self, from: data) == settings)
  }
}
