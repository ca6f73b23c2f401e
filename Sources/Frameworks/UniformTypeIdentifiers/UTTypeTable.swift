/// What the system knows of its types, as Apple's documentation of `UTType` lists it.
enum UTTypeTable {
  /// What is known of a type.
  struct Entry {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
    let description: String?
  }

  /// All types, by name.
  static let entries: [String: Entry] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func text(_ index: Int) -> String? {
        fields.indices.contains(index) && !fields[index].isEmpty ? fields[index] : nil
      }
      func list(_ index: Int) -> [String] {
        (text(index) ?? "").split(separator: " ").map(String.init)
      }
      return (
        fields[0],
        Entry(
          parents: list(1), extensions: list(2), mimeType: text(3), description: text(4))
      )
    })

  /// A type a line: its name, what it is a part of, extensions, MIME type, what people call it.
  private static let table = """
    public.item||||
    public.content||||
    public.data|public.item|||
    public.directory|public.item|||folder
    public.folder|public.directory|||folder
    public.composite-content|public.content|||
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text|txt||text
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift||Swift source code
    public.json|public.text|json|application/json|JSON
    public.xml|public.text|xml|application/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    public.html|public.text|html htm|text/html|HTML text
    public.rtf|public.text|rtf|text/rtf|RTF document
    public.delimited-values-text|public.text|||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|
    com.apple.property-list|public.data|plist||property list
    com.apple.log|public.plain-text|log||log file
    public.url|public.data||||
    public.file-url|public.url||||
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    public.image|public.data public.content|||image
    public.png|public.image|png|image/png|PNG image
    public.jpeg|public.image|jpeg jpg|image/jpeg|JPEG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.heic|public.image|heic|image/heic|HEIF image
    public.heif|public.image|heif|image/heif|HEIF image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    public.svg-image|public.image|svg|image/svg+xml|SVG image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.camera-raw-image|public.image|||
    com.apple.live-photo|public.image|||
    public.audiovisual-content|public.data public.content|||
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave|WAV audio
    public.mpeg-4-audio|public.audio|m4a|audio/mp4|MPEG-4 audio
    public.archive|public.data|||archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip|gzip archive
    public.calendar-event|public.data|||
    public.contact|public.data|||contact
    public.vcard|public.text public.contact|vcf|text/vcard|vCard
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database|public.data|||database
    public.font|public.data|||font
    com.apple.bundle|public.directory|||bundle
    com.apple.package|public.directory|||package
    public.executable|public.data|||executable
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    public.message|public.data|||message
    public.email-message|public.message|eml|message/rfc822|email message
    """
}
