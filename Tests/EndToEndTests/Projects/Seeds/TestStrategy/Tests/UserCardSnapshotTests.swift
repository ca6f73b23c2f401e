import SnapshotTesting
import SwiftUI
import XCTest
@testable import MyApp

final class UserCardSnapshotTests: XCTestCase {
    func testUserCardLightMode() {
        let user = User(id: 1, name: "John Doe", email: "john@example.com")
        let view = UserCard(user: user)
            .frame(width: 375, height: 120)
            .background(Color.white)

        assertSnapshot(
            matching: view,
            as: .image,
            record: false // 初回はtrueにして基準画像を生成
        )
    }

    func testUserCardDarkMode() {
        let user = User(id: 1, name: "John Doe", email: "john@example.com")
        let view = UserCard(user: user)
            .frame(width: 375, height: 120)
            .background(Color.black)
            .preferredColorScheme(.dark)

        assertSnapshot(matching: view, as: .image)
    }

    func testUserCardDifferentSizes() {
        let user = User(id: 1, name: "Jane Smith", email: "jane@example.com")

        // iPhone SE
        let sizeConfigs: [(String, ViewImageConfig)] = [
            ("iPhoneSE", .iPhoneSe),
            ("iPhone15", .iPhone13),
            ("iPhone15Pro", .iPhone13Pro),
            ("iPhone15ProMax", .iPhone13ProMax)
        ]

        for (name, config) in sizeConfigs {
            assertSnapshot(
                matching: UserCard(user: user),
                as: .image(layout: .device(config: config)),
                named: name
            )
        }
    }

    func testLoadingState() {
        let view = UserCardLoadingView()
            .frame(width: 375, height: 120)

        assertSnapshot(matching: view, as: .image)
    }

    func testErrorState() {
        let view = UserCardErrorView(error: "ユーザー情報の読み込みに失敗しました")
            .frame(width: 375, height: 120)

        assertSnapshot(matching: view, as: .image)
    }
}
