import DeviceServices

/// What a button says that shares where the device is.
enum LocationButtonTitle: Int {
  /// The cases as CLLocationButtonLabel numbers them.
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation
  /// The last of them.
  case shareMyCurrentLocation

  /// The words, in the language of the app.
  var text: String {
    switch self {
    case .none: ""
    case .currentLocation:
      SystemText("Current Location", ja: "現在地", de: "Aktueller Standort").text
    case .sendCurrentLocation:
      SystemText("Send Current Location", ja: "現在地を送信", de: "Aktuellen Standort senden")
        .text
    case .sendMyCurrentLocation:
      SystemText(
        "Send My Current Location", ja: "自分の現在地を送信",
        de: "Meinen aktuellen Standort senden"
      ).text
    case .shareCurrentLocation:
      SystemText("Share Current Location", ja: "現在地を共有", de: "Aktuellen Standort teilen")
        .text
    case .shareMyCurrentLocation:
      SystemText(
        "Share My Current Location", ja: "自分の現在地を共有",
        de: "Meinen aktuellen Standort teilen"
      ).text
    }
  }

  /// What a button without a title is called.
  static let symbolLabel = SystemText("Current Location", ja: "現在地", de: "Aktueller Standort")
}
