import Foundation

/// Something the brand offers its customers, shown as a row of the home screen.
struct Feature: Identifiable {
  let id: String
  let title: String
  let systemImage: String
  let summary: String

  static let all = [
    Feature(
      id: "coupon", title: "クーポン", systemImage: "ticket",
      summary: "お会計のときに使えるクーポンを配信しています。"),
    Feature(
      id: "stamp", title: "スタンプカード", systemImage: "seal",
      summary: "ご来店のたびにスタンプがたまります。"),
    Feature(
      id: "reservation", title: "予約", systemImage: "calendar",
      summary: "空いている日時をえらんで予約できます。"),
  ]
}
