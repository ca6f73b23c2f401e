import DeviceServices

/// What the screens of events say.
enum EventWords {
  static let newEvent = SystemText("New Event", ja: "新規イベント", de: "Neues Ereignis")
  static let editEvent = SystemText("Edit Event", ja: "イベントを編集", de: "Ereignis bearbeiten")
  static let details = SystemText("Event Details", ja: "イベントの詳細", de: "Ereignisdetails")
  static let title = SystemText("Title", ja: "タイトル", de: "Titel")
  static let location = SystemText(
    "Location or Video Call", ja: "場所またはビデオ通話", de: "Ort oder Videoanruf")
  static let allDay = SystemText("All-day", ja: "終日", de: "Ganztägig")
  static let starts = SystemText("Starts", ja: "開始", de: "Beginn")
  static let ends = SystemText("Ends", ja: "終了", de: "Ende")
  static let calendar = SystemText("Calendar", ja: "カレンダー", de: "Kalender")
  static let address = SystemText("URL", ja: "URL", de: "URL")
  static let notes = SystemText("Notes", ja: "メモ", de: "Notizen")
  static let delete = SystemText("Delete Event", ja: "イベントを削除", de: "Ereignis löschen")
  static let edit = SystemText("Edit", ja: "編集", de: "Bearbeiten")
}
