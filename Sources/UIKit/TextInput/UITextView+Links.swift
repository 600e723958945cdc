import Foundation
import SashCore
import SashFoundation

extension UITextView {
  /// Whether there are pictures in the text.
  var hasPictures: Bool { isRich && storedRuns.contains { $0.attributes[.attachment] != nil } }
  /// The text as it is read, with its attributes, its links and what is found in it.
  var readText: Text {
    if !isRich, isEditable || dataDetectorTypes.isEmpty {
      return Text(verbatim: text.isEmpty ? " " : text)
    }
    let look = linkLook
    let texts = readRuns.map { run -> Text in
      if let image = (run.attributes[.attachment] as? NSTextAttachment)?.shownImage {
        return Text(Image(uiImage: image))
      }
      var attributes = run.attributes
      if attributes[.link] != nil { attributes.merge(look) { $1 } }
      return Text(AttributedString(NSAttributedString(string: run.text, attributes: attributes)))
    }
    return texts.dropFirst().reduce(texts.first ?? Text(verbatim: " ")) { $0 + $1 }
  }
  /// The parts of the text as it is read: what is found to be a link is one.
  var readRuns: [AttributedRun] {
    let found = links
    var (place, all): (Int, [AttributedRun]) = (0, [])
    for run in storedRuns {
      let (start, end) = (place, place + (run.text as NSString).length)
      place = end
      var at = start
      func add(to stop: Int, _ url: URL?) {
        guard stop > at else { return }
        let part = (run.text as NSString).substring(with: NSRange(location: at - start, length: stop - at))
        var attributes = run.attributes
        attributes[.link] = url
        all.append(AttributedRun(text: part, attributes: attributes))
        at = stop
      }
      for link in found {
        let part = NSIntersectionRange(link.range, NSRange(location: start, length: end - start))
        if part.length == 0 { continue }
        add(to: part.location, nil)
        add(to: NSMaxRange(part), link.url)
      }
      add(to: end, nil)
    }
    return all
  }

  /// The links in the text, and what is found to be one where the text cannot be edited.
  private var links: [(range: NSRange, url: URL)] {
    var (place, all): (Int, [(range: NSRange, url: URL)]) = (0, [])
    for run in storedRuns {
      let range = NSRange(location: place, length: (run.text as NSString).length)
      place = NSMaxRange(range)
      let link = run.attributes[.link]
      if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) { all.append((range, url)) }
    }
    var types: NSTextCheckingResult.CheckingType.RawValue = 0
    if dataDetectorTypes.contains(.link) { types |= NSTextCheckingResult.CheckingType.link.rawValue }
    if dataDetectorTypes.contains(.phoneNumber) {
      types |= NSTextCheckingResult.CheckingType.phoneNumber.rawValue
    }
    guard !isEditable, types != 0, let detector = try? NSDataDetector(types: types) else { return all }
    let length = (text as NSString).length
    for match in detector.matches(in: text, range: NSRange(location: 0, length: length)) {
      let range = match.range
      guard !all.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) else { continue }
      let number = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { !$0.isWhitespace }) }
      if let url = match.url ?? number { all.append((range, url)) }
    }
    return all.sorted { $0.range.location < $1.range.location }
  }

  /// A link has been tapped.
  func follow(_ url: URL) {
    let range = links.first { $0.url == url }?.range ?? NSRange(location: 0, length: 0)
    let open = UIAction { [weak self] _ in
      guard let self else { return }
      let isWanted =
        delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        ?? true
      if isWanted { UIApplication.shared.open(url) }
    }
    let item = UITextItem(content: .link(url), range: range)
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: open) } ?? open
    action?.run(sender: self)
  }
}
