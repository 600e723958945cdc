import Foundation

/// The types that are known, each after those that it is a kind of.
enum UTTypeCatalog {
  struct Entry: Sendable {
    let name: String
    let parents: [String]
    let endings: [String]
    let mime: String?
    let words: String
  }
  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  static func entry(_ name: String) -> Entry? { byName[name] }

  /// What the system knows, and then what the program declares in its Info.plist.
  static let all: [Entry] = known + declared(in: Bundle.main.infoDictionary ?? [:])

  /// The types that a program exports or imports, by its Info.plist.
  static func declared(in information: [String: Any]) -> [Entry] {
    func list(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
    let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    return keys.flatMap { information[$0] as? [[String: Any]] ?? [] }.compactMap { fields in
      guard let name = fields["UTTypeIdentifier"] as? String else { return nil }
      let tags = fields["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      return Entry(
        name: name, parents: list(fields["UTTypeConformsTo"]),
        endings: list(tags["public.filename-extension"]).map { $0.lowercased() },
        mime: list(tags["public.mime-type"]).first,
        words: fields["UTTypeDescription"] as? String ?? name)
    }
  }

  private static let known: [Entry] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
    func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
    return Entry(
      name: fields[0], parents: list(fields[1]), endings: list(fields[2]),
      mime: fields[3].isEmpty ? nil : fields[3], words: fields[4])
  }

  /// Name, what it is a kind of, endings of files, MIME type, words.
  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||compound content
    public.data|public.item|||data
    public.directory|public.item|||directory
    public.resolvable||||resolvable
    public.symlink|public.item,public.resolvable|||symbolic link
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.application|public.item|||application
    com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app||application
    public.executable|public.data|||executable
    public.archive|public.data|||archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz,gzip|application/gzip|GZIP archive
    public.bzip2-archive|public.archive|bz2|application/x-bzip2|BZIP archive
    public.text|public.data,public.content|||text
    public.plain-text|public.text|txt,text|text/plain|text document
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.rtf|public.text|rtf|text/rtf|RTF document
    public.html|public.text|html,htm|text/html|HTML text
    public.xml|public.text|xml|application/xml|XML document
    public.yaml|public.text|yaml,yml|application/x-yaml|YAML document
    public.json|public.text|json|application/json|JSON document
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift||Swift source
    public.c-source|public.source-code|c||C source
    public.c-header|public.source-code|h||C header
    public.objective-c-source|public.source-code|m||Objective-C source
    public.c-plus-plus-source|public.source-code|cpp,cc||C++ source
    public.script|public.source-code|||script
    public.shell-script|public.script|sh||shell script
    public.python-script|public.script|py|text/x-python-script|Python script
    com.netscape.javascript-source|public.source-code|js|text/javascript|JavaScript
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml,com.apple.property-list|plist||XML property list
    com.apple.binary-property-list|com.apple.property-list|plist||binary property list
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf|PDF document
    net.daringfireball.markdown|public.plain-text|md,markdown|text/markdown|Markdown document
    public.image|public.data,public.content|||image
    public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg|JPEG image
    public.png|public.image|png|image/png|PNG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.tiff|public.image|tiff,tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon
    com.apple.icns|public.image|icns|image/icns|Apple icon
    public.svg-image|public.image,public.xml|svg|image/svg+xml|SVG image
    public.heic|public.image|heic|image/heic|HEIC image
    public.heif|public.image|heif|image/heif|HEIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.apple.live-photo|public.data|||Live Photo
    public.camera-raw-image|public.image|||raw image
    public.audiovisual-content|public.data,public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg,mpeg|video/mpeg|MPEG movie
    public.mpeg-4|public.movie|mp4,mpg4|video/mp4|MPEG-4 movie
    public.avi|public.movie|avi|video/avi|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav,wave|audio/vnd.wave|Waveform audio
    public.aiff-audio|public.audio|aiff,aif|audio/aiff|AIFF audio
    public.mpeg-4-audio|public.audio|m4a|audio/mp4|MPEG-4 audio
    public.midi-audio|public.audio|midi,mid|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text,public.playlist|m3u,m3u8|audio/mpegurl|M3U playlist
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    com.apple.internet-location|public.data|||internet location
    public.contact||||contact
    public.vcard|public.text,public.contact|vcf,vcard|text/vcard|vCard
    public.message||||message
    public.email-message|public.data,public.message|eml|message/rfc822|email message
    public.calendar-event|public.data|ics|text/calendar|calendar event
    public.to-do-item||||to-do item
    public.log|public.plain-text|log||log
    public.font|public.data|||font
    public.database|public.data|||database
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description-mobile|public.3d-content,public.data|usdz|model/vnd.usdz+zip|USDZ
    org.idpf.epub-container|public.composite-content,public.data|epub|application/epub+zip|EPUB
    """
}
