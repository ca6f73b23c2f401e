public import SimulatedFoundation

// Types of data by their names, in the older form: UniformTypeIdentifiers has what took their place.

/// The name of a type of data: `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// The name of a type of data: `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// The name of a type of data: `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The name of a type of data: `public.message`.
public let kUTTypeMessage: CFString = "public.message"
/// The name of a type of data: `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// The name of a type of data: `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// The name of a type of data: `public.disk-image`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The name of a type of data: `public.data`.
public let kUTTypeData: CFString = "public.data"
/// The name of a type of data: `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The name of a type of data: `com.apple.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The name of a type of data: `public.symlink`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// The name of a type of data: `public.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// The name of a type of data: `com.apple.mount-point`.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// The name of a type of data: `com.apple.alias-file`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The name of a type of data: `com.apple.bookmark`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// The name of a type of data: `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// The name of a type of data: `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The name of a type of data: `public.text`.
public let kUTTypeText: CFString = "public.text"
/// The name of a type of data: `public.plain-text`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The name of a type of data: `public.utf8-plain-text`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The name of a type of data: `public.utf16-external-plain-text`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// The name of a type of data: `public.utf16-plain-text`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The name of a type of data: `public.delimited-values-text`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The name of a type of data: `public.comma-separated-values-text`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The name of a type of data: `public.tab-separated-values-text`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The name of a type of data: `public.utf8-tab-separated-values-text`.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// The name of a type of data: `public.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The name of a type of data: `public.html`.
public let kUTTypeHTML: CFString = "public.html"
/// The name of a type of data: `public.xml`.
public let kUTTypeXML: CFString = "public.xml"
/// The name of a type of data: `public.source-code`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The name of a type of data: `public.assembly-source`.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// The name of a type of data: `public.c-source`.
public let kUTTypeCSource: CFString = "public.c-source"
/// The name of a type of data: `public.objective-c-source`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The name of a type of data: `public.swift-source`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The name of a type of data: `public.c-plus-plus-source`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The name of a type of data: `public.c-header`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// The name of a type of data: `com.netscape.javascript-source`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The name of a type of data: `public.script`.
public let kUTTypeScript: CFString = "public.script"
/// The name of a type of data: `public.shell-script`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// The name of a type of data: `public.python-script`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// The name of a type of data: `public.ruby-script`.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// The name of a type of data: `public.json`.
public let kUTTypeJSON: CFString = "public.json"
/// The name of a type of data: `com.apple.property-list`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The name of a type of data: `com.apple.xml-property-list`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The name of a type of data: `com.apple.binary-property-list`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The name of a type of data: `com.adobe.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The name of a type of data: `com.apple.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The name of a type of data: `com.apple.flat-rtfd`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The name of a type of data: `com.apple.txn.text-multimedia-data`.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// The name of a type of data: `com.apple.webarchive`.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The name of a type of data: `public.image`.
public let kUTTypeImage: CFString = "public.image"
/// The name of a type of data: `public.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The name of a type of data: `public.jpeg-2000`.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// The name of a type of data: `public.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The name of a type of data: `com.apple.pict`.
public let kUTTypePICT: CFString = "com.apple.pict"
/// The name of a type of data: `com.compuserve.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The name of a type of data: `public.png`.
public let kUTTypePNG: CFString = "public.png"
/// The name of a type of data: `com.apple.quicktime-image`.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// The name of a type of data: `com.apple.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The name of a type of data: `com.microsoft.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The name of a type of data: `com.microsoft.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The name of a type of data: `public.camera-raw-image`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The name of a type of data: `public.svg-image`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The name of a type of data: `com.apple.live-photo`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The name of a type of data: `public.audiovisual-content`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The name of a type of data: `public.movie`.
public let kUTTypeMovie: CFString = "public.movie"
/// The name of a type of data: `public.video`.
public let kUTTypeVideo: CFString = "public.video"
/// The name of a type of data: `public.audio`.
public let kUTTypeAudio: CFString = "public.audio"
/// The name of a type of data: `com.apple.quicktime-movie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The name of a type of data: `public.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The name of a type of data: `public.mpeg-2-video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The name of a type of data: `public.mpeg-2-transport-stream`.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// The name of a type of data: `public.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The name of a type of data: `public.mpeg-4`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The name of a type of data: `public.mpeg-4-audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The name of a type of data: `com.apple.protected-mpeg-4-audio`.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// The name of a type of data: `com.apple.protected-mpeg-4-video`.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// The name of a type of data: `public.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// The name of a type of data: `public.aiff-audio`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The name of a type of data: `com.microsoft.waveform-audio`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The name of a type of data: `public.midi-audio`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The name of a type of data: `public.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// The name of a type of data: `public.m3u-playlist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The name of a type of data: `public.folder`.
public let kUTTypeFolder: CFString = "public.folder"
/// The name of a type of data: `public.volume`.
public let kUTTypeVolume: CFString = "public.volume"
/// The name of a type of data: `com.apple.package`.
public let kUTTypePackage: CFString = "com.apple.package"
/// The name of a type of data: `com.apple.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The name of a type of data: `com.apple.plugin`.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// The name of a type of data: `com.apple.metadata-importer`.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// The name of a type of data: `com.apple.quicklook-generator`.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// The name of a type of data: `com.apple.xpc-service`.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// The name of a type of data: `com.apple.framework`.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// The name of a type of data: `com.apple.application`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// The name of a type of data: `com.apple.application-bundle`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The name of a type of data: `com.apple.application-file`.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// The name of a type of data: `public.unix-executable`.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// The name of a type of data: `com.microsoft.windows-executable`.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// The name of a type of data: `com.sun.java-class`.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// The name of a type of data: `com.sun.java-archive`.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// The name of a type of data: `com.apple.systempreference.prefpane`.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// The name of a type of data: `org.gnu.gnu-zip-archive`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The name of a type of data: `public.bzip2-archive`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The name of a type of data: `public.zip-archive`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The name of a type of data: `public.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The name of a type of data: `public.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The name of a type of data: `public.database`.
public let kUTTypeDatabase: CFString = "public.database"
/// The name of a type of data: `public.vcard`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The name of a type of data: `public.to-do-item`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The name of a type of data: `public.calendar-event`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The name of a type of data: `public.email-message`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The name of a type of data: `com.apple.internet-location`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The name of a type of data: `public.font`.
public let kUTTypeFont: CFString = "public.font"
/// The name of a type of data: `public.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The name of a type of data: `public.3d-content`.
public let kUTType3DContent: CFString = "public.3d-content"
/// The name of a type of data: `com.rsa.pkcs-12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The name of a type of data: `public.x509-certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The name of a type of data: `org.idpf.epub-container`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The name of a type of data: `public.log`.
public let kUTTypeLog: CFString = "public.log"
