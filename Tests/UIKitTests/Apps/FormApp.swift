import Foundation
import Sash
import Testing
import UIKit

// MARK: - Validation

enum ValidationError: Error, Equatable {
  case empty(String)
  case invalidEmail
  case tooYoung
  var message: String {
    switch self {
    case .empty(let name): "\(name) is required."
    case .invalidEmail: "This is no e-mail address."
    case .tooYoung: "You have to be 18 or older."
    }
  }
}

struct Registration: Equatable {
  var name = ""
  var email = ""
  var country: String?
  var birthday: Date?
  var newsletter = false

  func validate(on day: Date) throws -> Registration {
    guard !name.isEmpty else { throw ValidationError.empty("Name") }
    guard email.range(of: "^[^@ ]+@[^@ ]+\\.[a-z]{2,}$", options: .regularExpression) != nil else {
      throw ValidationError.invalidEmail
    }
    guard country != nil else { throw ValidationError.empty("Country") }
    guard let birthday else { throw ValidationError.empty("Birthday") }
    let age = Calendar.current.dateComponents([.year], from: birthday, to: day).year ?? 0
    guard age >= 18 else { throw ValidationError.tooYoung }
    return self
  }
}

// MARK: - Fields

final class FormField: UIView {
  let titleLabel = UILabel()
  let textField = UITextField()
  let errorLabel = UILabel()

  init(title: String, placeholder: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.textColor = .secondaryLabel
    textField.placeholder = placeholder
    textField.borderStyle = .roundedRect
    textField.clearButtonMode = .whileEditing
    errorLabel.font = .preferredFont(forTextStyle: .caption1)
    errorLabel.textColor = .systemRed
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [titleLabel, textField, errorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var error: String? {
    didSet {
      UIView.animate(withDuration: 0.25) {
        self.errorLabel.text = self.error
        self.errorLabel.isHidden = self.error == nil
        self.textField.layer.borderWidth = self.error == nil ? 0 : 1
        self.textField.layer.borderColor = UIColor.systemRed.cgColor
        self.textField.layer.cornerRadius = 5
        self.superview?.layoutIfNeeded()
      }
    }
  }
}

// MARK: - The form

final class FormViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  var onSubmit: ((Registration) -> Void)?
  var today = Date()
  private(set) var registration = Registration()
  let countries = ["Austria", "France", "Germany", "Italy", "Switzerland"]
  let nameField = FormField(title: "NAME", placeholder: "Your name")
  let emailField = FormField(title: "E-MAIL", placeholder: "name@example.com")
  let countryField = FormField(title: "COUNTRY", placeholder: "Choose a country")
  let birthdayField = FormField(title: "BIRTHDAY", placeholder: "Choose a day")
  let newsletterSwitch = UISwitch()
  let submitButton = UIButton(configuration: .filled())
  let scrollView = UIScrollView()
  let countryPicker = UIPickerView()
  let datePicker = UIDatePicker()
  private var observers: [any NSObjectProtocol] = []
  private lazy var fields = [nameField, emailField, countryField, birthdayField]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    view.backgroundColor = .systemBackground
    setUpFields()
    setUpLayout()
    let center = NotificationCenter.default
    observers = [
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
        [weak self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = frame?.cgRectValue.height ?? 0 }
      },
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = 0 }
      },
    ]
  }

  private func setUpFields() {
    emailField.textField.keyboardType = .emailAddress
    emailField.textField.autocapitalizationType = .none
    countryPicker.dataSource = self
    countryPicker.delegate = self
    countryField.textField.inputView = countryPicker
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .wheels
    datePicker.maximumDate = today
    datePicker.addAction(UIAction { [weak self] _ in self?.dateChanged() }, for: .valueChanged)
    birthdayField.textField.inputView = datePicker
    for field in fields {
      field.textField.delegate = self
      field.textField.inputAccessoryView = makeToolbar()
      field.textField.addAction(
        UIAction { [weak self] action in (action.sender as? UITextField).map { self?.textChanged($0) } },
        for: .editingChanged)
    }
    submitButton.configuration?.title = "Create account"
    submitButton.configuration?.cornerStyle = .large
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
  }
  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(
        image: UIImage(systemName: "chevron.up"),
        primaryAction: UIAction { [weak self] _ in self?.move(by: -1) }),
      UIBarButtonItem(
        image: UIImage(systemName: "chevron.down"),
        primaryAction: UIAction { [weak self] _ in self?.move(by: 1) }),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    return toolbar
  }
  private func setUpLayout() {
    let newsletterLabel = UILabel()
    newsletterLabel.text = "Send me news"
    let newsletter = UIStackView(arrangedSubviews: [newsletterLabel, newsletterSwitch])
    let stack = UIStackView(arrangedSubviews: fields + [newsletter, submitButton])
    stack.axis = .vertical
    stack.spacing = 18
    stack.setCustomSpacing(32, after: newsletter)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
      submitButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  // MARK: Actions

  private func dateChanged() {
    registration.birthday = datePicker.date
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy"
    birthdayField.textField.text = formatter.string(from: datePicker.date)
    birthdayField.error = nil
  }
  private func textChanged(_ sender: UITextField) {
    if sender === nameField.textField {
      registration.name = sender.text ?? ""
      nameField.error = nil
    } else if sender === emailField.textField {
      registration.email = sender.text ?? ""
      emailField.error = nil
    }
  }
  private func move(by step: Int) {
    guard let index = fields.firstIndex(where: { $0.textField.isFirstResponder }),
      fields.indices.contains(index + step)
    else { return }
    fields[index + step].textField.becomeFirstResponder()
  }
  private func submit() {
    view.endEditing(true)
    for field in fields { field.error = nil }
    registration.newsletter = newsletterSwitch.isOn
    do {
      onSubmit?(try registration.validate(on: today))
      let alert = UIAlertController(title: "Welcome", message: registration.name, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    } catch let error as ValidationError {
      show(error)
    } catch {
      assertionFailure("\(error)")
    }
  }
  private func show(_ error: ValidationError) {
    switch error {
    case .empty("Name"): nameField.error = error.message
    case .invalidEmail: emailField.error = error.message
    case .empty("Country"): countryField.error = error.message
    case .empty, .tooYoung: birthdayField.error = error.message
    }
  }

  // MARK: Delegates

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    move(by: 1)
    return false
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { textField !== countryField.textField && textField !== birthdayField.textField }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    countries.count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    countries[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    registration.country = countries[row]
    countryField.textField.text = countries[row]
    countryField.error = nil
  }
}

// MARK: - The test

@MainActor @Suite("A form", .serialized)
struct FormAppTests {
  @Test("Fields are typed and chosen into, judged, and sent")
  func run() throws {
    let form = FormViewController()
    form.today = Date(timeIntervalSince1970: 1_700_000_000)
    var sent: Registration?
    form.onSubmit = { sent = $0 }
    let navigation = UINavigationController(rootViewController: form)
    let host = AppShow.host(navigation)
    host.advance(by: 0.5)
    AppShow.keep(host, "form-start")
    host.tap("Create account")
    host.advance(by: 0.6)
    #expect(host.shows("Name is required.") && sent == nil)
    AppShow.keep(host, "form-error")
    host.tap("Your name")
    host.advance(by: 0.5)
    host.type("Ada Lovelace")
    host.advance(by: 0.5)
    #expect(!host.shows("Name is required."))
    host.press(.return)
    host.advance(by: 0.5)
    #expect(form.emailField.textField.isFirstResponder)
    host.type("ada@example")
    host.press(.return)
    host.advance(by: 1)
    AppShow.keep(host, "form-country")
    #expect(form.countryField.textField.isFirstResponder && host.shows("Germany"))
    host.type("x")
    host.advance(by: 0.2)
    #expect(form.countryField.textField.text?.isEmpty != false)
    // The third row of the wheel.
    let germany = try #require(host.frame(of: "Germany"))
    #expect(germany.minY > 560)
    host.press(at: CGPoint(x: 196, y: germany.midY))
    host.drag(
      through: stride(from: germany.midY, to: germany.midY - 64, by: -8).map { CGPoint(x: 196, y: $0) })
    host.release(at: CGPoint(x: 196, y: germany.midY - 64))
    host.advance(by: 2)
    AppShow.keep(host, "form-chosen")
    #expect(form.countryField.textField.text == "Germany" || form.countryField.textField.text == "France")
    #expect(host.tap("Done"))
    host.advance(by: 1)
    host.tap("Create account")
    host.advance(by: 1)
    #expect(host.shows("This is no e-mail address."))
    host.tap("ada@example")
    host.advance(by: 0.5)
    host.press(.end)
    host.type(".com")
    host.advance(by: 0.3)
    #expect(form.emailField.textField.text == "ada@example.com")
    form.birthdayField.textField.becomeFirstResponder()
    host.advance(by: 1)
    AppShow.keep(host, "form-birthday")
    form.datePicker.date = Date(timeIntervalSince1970: 500_000_000)
    form.datePicker.sendActions(for: .valueChanged)
    host.advance(by: 0.5)
    #expect(form.birthdayField.textField.text?.hasSuffix("1985") == true)
    host.tap("Done")
    host.advance(by: 1)
    host.resize(to: CGSize(width: 393, height: 600))
    host.setColorScheme(.dark)
    host.advance(by: 0.5)
    AppShow.keep(host, "form-dark")
    host.tap("Create account")
    host.advance(by: 1)
    #expect(sent?.email == "ada@example.com" && host.shows("Welcome"))
    AppShow.keep(host, "form-sent")
  }
}
