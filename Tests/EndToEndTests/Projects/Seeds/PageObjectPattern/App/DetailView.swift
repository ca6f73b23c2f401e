import SwiftUI

struct DetailView: View {
    var body: some View {
        Text("Detail")
    }
}
