import CoreHaptics
import CoreTransferable
import LinkPresentation
import LocalAuthentication
import PhotosUI
import SwiftUI
import WidgetKit

@MainActor private final class Sounds { static let shared = Sounds(); func play() {} }

private struct Film: Transferable {
 let file: URL
 static var transferRepresentation: some TransferRepresentation {
  FileRepresentation(contentType: .movie) { SentTransferredFile($0.file) } importing: { Film(file: $0.file) }
 }
}

struct NewerShapes: View {
 @Namespace private var space; @State private var taps = 0; @State private var on = false
 @State private var item: PhotosPickerItem?; @State private var items: [PhotosPickerItem] = []; @State private var picking = false
 var body: some View {
  GlassEffectContainer(spacing: 10) {
   Text("a").glassEffect()
   Text("b").glassEffect(.regular.tint(.red.opacity(0.1)).interactive(), in: .rect(cornerRadius: 18))
   Text("c").glassEffect(.clear, in: .capsule).glassEffectID("c", in: space)
   Button("d") {}.buttonStyle(.glass)
   Button("e") {}.buttonStyle(.glassProminent)
  }
  .backgroundExtensionEffect()
  VStack {
   Image(systemName: "x").symbolEffect(.bounce.down.byLayer, options: .nonRepeating, value: taps)
   Image(systemName: "x").symbolEffect(.rotate.byLayer, options: .speed(2).nonRepeating, value: taps)
   Image(systemName: "x").symbolEffect(.breathe, options: .repeat(.continuous), isActive: on)
   Image(systemName: "x").contentTransition(.symbolEffect(.replace, options: .speed(2)))
   Image(systemName: "x").contentTransition(.symbolEffect(on ? .replace.upUp : .replace.downUp))
   Text("t").transition(.scale(0.5).combined(with: .opacity))
   Text("z").navigationTransition(.zoom(sourceID: "z", in: space)).matchedTransitionSource(id: "z", in: space)
  }
  .refreshable { Sounds.shared.play() }
  HStack {
   PhotosPicker(selection: $item, matching: .images) { Text("p") }
   PhotosPicker("q", selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
  }
  .photosPicker(isPresented: $picking, selection: $items, maxSelectionCount: 4, matching: .images, photoLibrary: .shared())
  .task(id: item) { _ = try? await item?.loadTransferable(type: Film.self) }
 }
}

extension UNUserNotificationCenter { var shapes: UNUserNotificationCenter { self } }

#Preview {
 @Previewable @State var shown = true
 Toggle("x", isOn: $shown)
}

@MainActor func newerCalls(_ controller: UIViewController) async {
 WidgetCenter.shared.reloadAllTimelines()
 _ = CHHapticEngine.capabilitiesForHardware().supportsHaptics
 var error: NSError?
 _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
 let metadata = LPLinkMetadata(); metadata.title = "x"
 if let popover = controller.popoverPresentationController { popover.sourceView = controller.view; popover.permittedArrowDirections = [.up] }
 let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withDesign(.rounded)
 _ = descriptor.map { UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(descriptor: $0, size: 0)) }
 UINavigationBarAppearance().setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
 _ = UIDevice.current.userInterfaceIdiom == .mac
}
