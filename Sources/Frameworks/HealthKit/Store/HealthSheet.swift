import DeviceServices
import Foundation

/// The system's sheet with all types that an app asks for, each to be turned on and off.
final class HealthSheet: @unchecked Sendable {
  private let items: [HealthConsent.Item]
  private let app: String
  private let completion: (Set<HealthConsent.Item>) -> Void
  private var chosen: Set<HealthConsent.Item> = []

  init(
    items: [HealthConsent.Item], app: String,
    completion: @escaping (Set<HealthConsent.Item>) -> Void
  ) { (self.items, self.app, self.completion) = (items, app, completion) }

  /// Shows the sheet, anew after each choice.
  @MainActor func present() {
    let all = SystemText("Turn On All", ja: "すべてオンにする", de: "Alle aktivieren")
    let none = SystemText("Turn Off All", ja: "すべてオフにする", de: "Alle deaktivieren")
    let isAll = chosen.count == items.count
    var buttons = [
      SystemPrompt.Button(isAll ? none.text : all.text) { [self] in
        chosen = isAll ? [] : Set(items)
        present()
      }
    ]
    buttons += items.map { item in
      SystemPrompt.Button(label(of: item), identifier: item.type.identifier) { [self] in
        chosen.formSymmetricDifference([item])
        present()
      }
    }
    buttons += [
      SystemPrompt.Button(SystemText("Don’t Allow", ja: "許可しない", de: "Nicht erlauben").text) {
        [self] in completion([])
      },
      SystemPrompt.Button(SystemText("Allow", ja: "許可", de: "Erlauben").text) { [self] in
        completion(chosen)
      },
    ]
    let isShown = DeviceServices.shared.prompts.present(
      SystemPrompt(
        app: app, style: .sheet,
        title: SystemText("Health Access", ja: "ヘルスケアアクセス", de: "Health-Zugriff").text,
        lines: [
          SystemText(
            "This app would like to access and update your Health data.",
            ja: "このAppがヘルスケアデータへのアクセスおよびアップデートを求めています。",
            de: "Diese App möchte auf deine Health-Daten zugreifen und sie aktualisieren."
          ).text
        ], buttons: buttons))
    if !isShown { completion(Set(items)) }
  }

  private func label(of item: HealthConsent.Item) -> String {
    let way =
      item.isSaved
      ? SystemText("Write", ja: "書き込み", de: "Schreiben")
      : SystemText("Read", ja: "読み出し", de: "Lesen")
    let state =
      chosen.contains(item)
      ? SystemText("On", ja: "オン", de: "Ein") : SystemText("Off", ja: "オフ", de: "Aus")
    return "\(way.text): \(Self.name(of: item.type)), \(state.text)"
  }

  private static func name(of type: HKObjectType) -> String {
    switch type.shortName {
    case "stepCount": SystemText("Steps", ja: "歩数", de: "Schritte").text
    case "heartRate": SystemText("Heart Rate", ja: "心拍数", de: "Herzfrequenz").text
    case "bodyMass": SystemText("Weight", ja: "体重", de: "Gewicht").text
    case "height": SystemText("Height", ja: "身長", de: "Größe").text
    case "sleepAnalysis": SystemText("Sleep", ja: "睡眠", de: "Schlaf").text
    case "workout": SystemText("Workouts", ja: "ワークアウト", de: "Trainings").text
    case "dietaryWater": SystemText("Water", ja: "水分", de: "Wasser").text
    case "activeEnergyBurned":
      SystemText("Active Energy", ja: "アクティブエネルギー", de: "Aktivitätsenergie").text
    case "distanceWalkingRunning":
      SystemText(
        "Walking + Running Distance", ja: "ウォーキング + ランニングの距離", de: "Geh- und Laufstrecke"
      ).text
    case "dateOfBirth": SystemText("Date of Birth", ja: "生年月日", de: "Geburtsdatum").text
    case "biologicalSex": SystemText("Sex", ja: "性別", de: "Geschlecht").text
    case let name:
      name.reduce(into: "") { text, letter in
        text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : "\(letter)"
      }
    }
  }
}
