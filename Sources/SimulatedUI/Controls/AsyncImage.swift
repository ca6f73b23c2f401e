import ElementModel
import VirtualTime

/// What has become of an image that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads the images of web addresses, without the web: whoever simulates a network sets how.
@MainActor package enum ImageLoading {
  /// Loads an image's data.
  package typealias Loader = @MainActor (URL) async throws -> Data

  /// How images are loaded; without a loader, only those of files are.
  package static var loader: Loader = { url in
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
      throw URLError(.notConnectedToInternet)
    }
    return data
  }
}

/// An image that is loaded from an address; until then there is something in its place.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Shows something for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The content of the current phase.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    phase = .empty
    guard let url else { return }
    do {
      let data = try await ImageLoading.loader(url)
      guard let image = UIImage(data: data, scale: scale) else {
        throw URLError(.cannotDecodeContentData)
      }
      phase = .success(Image(uiImage: image))
    } catch is CancellationError {
      return
    } catch {
      phase = .failure(error)
    }
  }
}

extension AsyncImage {
  /// Shows an image, and nothing before.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent<Image, Color> {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color(.systemGray5)
    }
  }

  /// Shows an image, and a placeholder before.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _AsyncImageContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      _AsyncImageContent(image: phase.image, content: content, placeholder: placeholder)
    }
  }
}

/// An image, or its placeholder.
public struct _AsyncImageContent<Loaded: View, Placeholder: View>: View {
  let image: Image?
  let content: (Image) -> Loaded
  let placeholder: () -> Placeholder

  /// The image once it is there.
  public var body: some View {
    if let image {
      content(image)
    } else {
      placeholder()
    }
  }
}
