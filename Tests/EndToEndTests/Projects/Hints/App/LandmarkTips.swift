import SwiftUI
import TipKit

struct FavoriteLandmarkTip: Tip {
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorite landmarks always appear at the top of the list.") }
    var image: Image? { Image(systemName: "star") }

    var actions: [Action] {
        Action(id: "learn-more", title: "Learn More")
        Action(id: "later", title: "Later") {
            print("later")
        }
    }
}

struct SearchTip: Tip {
    static let didOpenDetail = Event(id: "didOpenDetail")

    @Parameter
    static var isSearchEnabled: Bool = true

    var title: Text { Text("Search the Map") }
    var message: Text? { Text("Find landmarks by their region.") }

    var rules: [Rule] {
        #Rule(Self.$isSearchEnabled) { $0 == true }
        #Rule(Self.didOpenDetail) { $0.donations.donatedWithin(.week).count >= 3 }
    }
}

struct DetailTip: Tip {
    var id: String { "landmark-detail" }
    var title: Text { Text("Hold to Zoom") }

    var options: [any TipOption] {
        MaxDisplayCount(2)
        Tips.IgnoresDisplayFrequency(true)
    }
}
