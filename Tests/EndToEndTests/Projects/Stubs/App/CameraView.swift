import AVFoundation
import SwiftUI
import UIKit

/// Shows the camera; pomelo compiles the file of this name in `Stubs` instead.
struct CameraView: UIViewRepresentable {
  let onCode: (String) -> Void

  final class PreviewView: UIView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
  }

  func makeUIView(context: Context) -> PreviewView { PreviewView() }

  func updateUIView(_ uiView: PreviewView, context: Context) {}
}
