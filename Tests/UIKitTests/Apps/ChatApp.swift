import Foundation
import Sash
import Testing
import UIKit

// MARK: - Model

struct ChatMessage: Hashable {
  let id = UUID()
  let text: String
  let isMine: Bool
  let date: Date
}

// MARK: - Bubbles

final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    bubble.layer.cornerRadius = 17
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func configure(with message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
    leading.isActive = !message.isMine
    trailing.isActive = message.isMine
  }
}

// MARK: - The bar with the field

protocol MessageInputBarDelegate: AnyObject {
  func inputBar(_ bar: MessageInputBar, didSend text: String)
}

final class MessageInputBar: UIView, UITextViewDelegate {
  weak var delegate: (any MessageInputBarDelegate)?
  let textView = UITextView()
  private let placeholder = UILabel()
  private let sendButton = UIButton(type: .system)
  private static let maximumHeight: CGFloat = 120

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.backgroundColor = .systemBackground
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    placeholder.text = "Message"
    placeholder.textColor = .placeholderText
    placeholder.font = textView.font
    sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    sendButton.accessibilityLabel = "Send"
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for view in [textView, placeholder, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      textView.heightAnchor.constraint(lessThanOrEqualToConstant: Self.maximumHeight),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 36),
      sendButton.heightAnchor.constraint(equalToConstant: 36),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var intrinsicContentSize: CGSize { .zero }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    let fitting = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    textView.isScrollEnabled = fitting.height > Self.maximumHeight
    invalidateIntrinsicContentSize()
  }
  private func send() {
    let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    delegate?.inputBar(self, didSend: text)
    textView.text = ""
    textViewDidChange(textView)
  }
}

// MARK: - The chat

final class ChatViewController: UIViewController, UITableViewDataSource, MessageInputBarDelegate {
  private(set) var messages: [ChatMessage]
  let tableView = UITableView()
  private(set) lazy var inputBar: MessageInputBar = {
    let bar = MessageInputBar()
    bar.delegate = self
    return bar
  }()
  private(set) var keyboardFrames: [CGRect] = []
  private var observer: (any NSObjectProtocol)?

  init(messages: [ChatMessage]) {
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
    title = "Grace"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { inputBar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.contentInsetAdjustmentBehavior = .always
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { self?.keyboardWillChange(to: value?.cgRectValue ?? .zero) }
    }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollToEnd(animated: false)
  }
  private func keyboardWillChange(to end: CGRect) {
    let frame = view.convert(end, from: nil)
    keyboardFrames.append(frame)
    let covered = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
    tableView.contentInset.bottom = covered
    tableView.verticalScrollIndicatorInsets.bottom = covered
    scrollToEnd(animated: false)
  }
  private func scrollToEnd(animated: Bool) {
    guard !messages.isEmpty else { return }
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }
  func receive(_ text: String, isMine: Bool = false) {
    messages.append(ChatMessage(text: text, isMine: isMine, date: Date()))
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .fade)
    scrollToEnd(animated: true)
  }

  func inputBar(_ bar: MessageInputBar, didSend text: String) { receive(text, isMine: true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
    return cell
  }
}

// MARK: - The test

@MainActor @Suite("A chat", .serialized)
struct ChatAppTests {
  private static let words = [
    "Hello!", "Did you find the moth?", "Yes, in relay 70 of panel F. I have taped it into the log book.",
    "So that was the first actual case of a bug being found.", "It was.",
  ]

  @Test(
    "Messages are typed into the bar, which grows and stands over the keyboard; the last one stays in sight")
  func run() throws {
    let chat = ChatViewController(
      messages: (0..<3).flatMap { _ in Self.words }.enumerated().map {
        ChatMessage(text: $0.element, isMine: $0.offset % 2 == 0, date: Date())
      })
    let navigation = UINavigationController(rootViewController: chat)
    let host = AppShow.host(navigation)
    host.usesScreenKeyboard = true
    host.advance(by: 1)
    AppShow.keep(host, "chat-start")
    #expect(host.shows("It was.") && host.shows("Message"))
    let bar = try #require(host.frame(of: "Message"))
    #expect(bar.minY > 780)
    // The last message is over the bar.
    #expect((host.frames(of: "It was.").map(\.maxY).max() ?? 999) < bar.minY)
    host.tap("Message")
    host.advance(by: 1)
    AppShow.keep(host, "chat-keyboard")
    #expect(chat.inputBar.textView.isFirstResponder && (host.frame(of: "Message")?.maxY ?? 900) < 620)
    #expect((chat.keyboardFrames.last?.height ?? 0) > 250)
    #expect((host.frames(of: "It was.").map(\.maxY).max() ?? 999) < (host.frame(of: "Message")?.minY ?? 0))
    host.type("A first line")
    host.press(.return)
    host.type("and a second")
    host.press(.return)
    host.type("and a third one that is quite a bit longer than the others are")
    host.advance(by: 1)
    AppShow.keep(host, "chat-typed")
    let field = chat.inputBar.textView
    #expect(!host.shows("Message") && field.bounds.height > 80 && field.bounds.height <= 121)
    let send = try #require(host.accessibilityElement("Send")?.frame)
    host.tap(at: CGPoint(x: send.midX, y: send.midY))
    host.advance(by: 1.5)
    AppShow.keep(host, "chat-sent")
    #expect(chat.messages.last?.text.hasPrefix("A first line\nAnd a second") == true && host.shows("Message"))
    #expect(field.text.isEmpty && field.bounds.height < 45)
    chat.receive("An answer.")
    host.advance(by: 1)
    let answer = try #require(host.frame(of: "An answer."))
    #expect(answer.maxY < (host.frame(of: "Message")?.minY ?? 0))
    field.resignFirstResponder()
    host.advance(by: 1)
    #expect(chat.isFirstResponder && (host.frame(of: "Message")?.minY ?? 0) > 780)
    host.setColorScheme(.dark)
    host.resize(to: CGSize(width: 700, height: 500))
    host.advance(by: 1)
    AppShow.keep(host, "chat-wide-dark")
    #expect((host.frame(of: "Message")?.minY ?? 0) > 430 && host.shows("It was."))
  }
}
