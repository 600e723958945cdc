import Foundation
import SashControls
import SashCore

/// Wheels, of each of which one row is chosen.
///
/// - Source: facts on UIKit, U232–U241: 216 points high.
/// - Missing: heights of rows: views that are higher than 32 points are made smaller.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Gives the wheels their rows. It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what the rows show, and hears of the one that is chosen. It is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  /// How often its rows have been asked for anew.
  private var loads = 0

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: 320, height: 216) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
  open func numberOfRows(inComponent component: Int) -> Int {
    max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(1, numberOfComponents))
    return CGSize(width: ((bounds.width - 18 - 5 * (count - 1)) / count).rounded(.down), height: 32)
  }
  open func reloadAllComponents() {
    chosen = chosen.filter { $0.value < numberOfRows(inComponent: $0.key) }
    rowViews = [:]
    loads += 1
    changed()
  }
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  /// Chooses a row, without telling the delegate. One that is not there is left out.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
    if animated { withAnimation { changed() } } else { changed() }
  }
  /// -1 where there is no row.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
  }
  /// The view that the delegate has given for a row, if it was asked for one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews[IndexPath(row: row, section: component)]
  }
  private var rowViews: [IndexPath: UIView] = [:]
  /// The width that a delegate wants for a wheel; nil where it says none.
  private func ownWidth(_ component: Int) -> CGFloat? {
    guard let width = delegate?.pickerView(self, widthForComponent: component),
      width != rowSize(forComponent: component).width, width > 0
    else { return nil }
    return width
  }
  /// What a delegate that gives no views answers.
  static let noView = UIView()

  fileprivate func ownView(_ row: Int, _ component: Int) -> UIView? {
    let path = IndexPath(row: row, section: component)
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: rowViews[path])
    guard let view, view !== UIPickerView.noView else { return nil }
    rowViews[path] = view
    return view
  }

  fileprivate func title(_ row: Int, _ component: Int) -> Text {
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return AttributedRun.text(title.runs)
    }
    return Text(verbatim: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "")
  }
  fileprivate func turned(_ component: Int, to row: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    chosen[component] = row
    changed()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  override var content: AnyView {
    let wheels = (0..<numberOfComponents).map {
      PickerWheel(
        picker: self, component: $0, rows: numberOfRows(inComponent: $0),
        chosen: max(0, selectedRow(inComponent: $0)), width: ownWidth($0), loads: loads)
    }
    return AnyView(
      HStack(spacing: 5) { ForEach(wheels, id: \.component) { $0 } }
        .padding(.horizontal, 9).fill(.center))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 320, height: 216)
  }
  open override dynamic var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
}

/// One wheel of a picker. All that it shows is in its values, so that another row in the middle is another wheel.
private struct PickerWheel: View {
  let picker: UIPickerView
  let component: Int
  let rows: Int
  let chosen: Int
  /// In points; nil shares the width with the others.
  let width: CGFloat?
  let loads: Int

  var body: some View {
    let (picker, component, loads, chosen) = (picker, component, loads, chosen)
    Picker(
      "",
      selection: Binding(
        get: { chosen }, set: { [weak picker] in picker?.turned(component, to: $0) })
    ) {
      ForEach(0..<rows, id: \.self) {
        PickerRow(picker: picker, component: component, row: $0, loads: loads).tag($0)
      }
    }
    .pickerStyle(.wheel).labelsHidden().frame(width: width)
  }
}

/// One row of a wheel, which asks for what it shows once for each time that the rows are loaded.
private struct PickerRow: View {
  let picker: UIPickerView
  let component: Int
  let row: Int
  let loads: Int

  var body: some View {
    if let own = picker.ownView(row, component) {
      BarView(view: own).frame(maxHeight: 32)
    } else {
      picker.title(row, component)
    }
  }
}

/// Gives the wheels of a picker their rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Says what the rows of a picker show, and hears of the one that is chosen.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
}
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// - Missing: being asked: rows are 32 points high.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Wheels share the width alike where nothing is said.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.rowSize(forComponent: component).width
  }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
}
