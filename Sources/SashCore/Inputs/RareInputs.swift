import SashGraph
import SashLayout

/// What hardly any view changes of what it gets: kept apart and shared, so that inputs are copied quickly and the many
/// closures that hold them stay small.
final class RareInputs {
  var implicitRoot: ImplicitRoot = .vertical
  var scroll: ScrollState?
  var scrollRequests: ScrollRequest?
  var scrollDecoration: ScrollDecoration?
  var names: ViewName?
  var targetLayout: Attribute<Bool>?
  var isVisible: Attribute<Bool>?
  var scrollReader: ScrollReaderNode?
  var symbolEffects: SymbolEffectNode?
  var row: RowContext?
  var sectionParts: SectionPartInputs?
  var choosesBySize = false
  var hasShortcut = false
  var keyHandlers: KeyHandlerNode?
  var focus: FocusSurroundings?
  /// The same with another implicit root, for the last one that was asked for.
  private var other: (root: ImplicitRoot, inputs: RareInputs)?

  init() {}
  private init(_ inputs: RareInputs) {
    implicitRoot = inputs.implicitRoot
    scroll = inputs.scroll
    scrollRequests = inputs.scrollRequests
    scrollDecoration = inputs.scrollDecoration
    names = inputs.names
    targetLayout = inputs.targetLayout
    isVisible = inputs.isVisible
    scrollReader = inputs.scrollReader
    symbolEffects = inputs.symbolEffects
    row = inputs.row
    sectionParts = inputs.sectionParts
    choosesBySize = inputs.choosesBySize
    hasShortcut = inputs.hasShortcut
    keyHandlers = inputs.keyHandlers
    focus = inputs.focus
  }

  fileprivate func copy() -> RareInputs { RareInputs(self) }
  /// Backgrounds and overlays of many views ask for the same one.
  fileprivate func with(_ root: ImplicitRoot) -> RareInputs {
    if let other, other.root == root { return other.inputs }
    let inputs = copy()
    inputs.implicitRoot = root
    other = (root, inputs)
    return inputs
  }
}

/// How several views that stand where one is wanted are laid out.
package enum ImplicitRoot: Sendable, Equatable {
  case vertical
  case horizontal
  case layered(Alignment)
}

extension _GraphInputs {
  // What has been made may be shared, so that a change makes another one.
  private mutating func change(_ change: (RareInputs) -> Void) {
    let next = rare.copy()
    change(next)
    rare = next
  }

  /// Takes what a container says of the place of a view.
  mutating func standInPlace(of other: _GraphInputs) {
    stackAxis = other.stackAxis
    place = other.place
    let (own, place) = (rare, other.rare)
    // A modifier of the list may have put a reader between.
    let reader = place.scrollReader.flatMap {
      $0 !== own.scrollReader && $0.isInside(own.scrollReader) ? $0 : nil
    }
    if reader == nil, own.isVisible == place.isVisible, own.row === place.row,
      own.sectionParts === place.sectionParts, own.targetLayout == place.targetLayout
    {
      return
    }
    change {
      if let reader { $0.scrollReader = reader }
      $0.isVisible = place.isVisible
      $0.row = place.row
      $0.sectionParts = place.sectionParts
      $0.targetLayout = place.targetLayout
    }
  }

  /// How views that stand where one is wanted are laid out.
  package var implicitRoot: ImplicitRoot {
    get { rare.implicitRoot }
    set { if newValue != rare.implicitRoot { rare = rare.with(newValue) } }
  }
  /// The nearest scroll view that this is in.
  package var scroll: ScrollState? {
    get { rare.scroll }
    set { if newValue !== rare.scroll { change { $0.scroll = newValue } } }
  }
  /// What the modifiers around this place ask of the next scroll view in it, innermost first.
  package var scrollRequests: ScrollRequest? {
    get { rare.scrollRequests }
    set { if newValue !== rare.scrollRequests { change { $0.scrollRequests = newValue } } }
  }
  /// What is put around the next scroll view in this place.
  package var scrollDecoration: ScrollDecoration? {
    get { rare.scrollDecoration }
    set { if newValue !== rare.scrollDecoration { change { $0.scrollDecoration = newValue } } }
  }
  /// The views of users around this place, kept for messages with `SASH_DEBUG_LAYOUT=1`.
  package var names: ViewName? {
    get { rare.names }
    set { if newValue !== rare.names { change { $0.names = newValue } } }
  }
  /// Whether scrolling may end at the views of the next stack in this place; nil where nothing is said of it.
  package var targetLayout: Attribute<Bool>? {
    get { rare.targetLayout }
    set { if newValue != rare.targetLayout { change { $0.targetLayout = newValue } } }
  }
  /// Whether the row of a lazy container that this is in is seen; nil outside of lazy containers.
  package var isVisible: Attribute<Bool>? {
    get { rare.isVisible }
    set { if newValue != rare.isVisible { change { $0.isVisible = newValue } } }
  }
  /// The readers around this place that scroll views tell of themselves, innermost first.
  package var scrollReader: ScrollReaderNode? {
    get { rare.scrollReader }
    set { if newValue !== rare.scrollReader { change { $0.scrollReader = newValue } } }
  }
  /// The effects on symbols around this place, innermost first.
  package var symbolEffects: SymbolEffectNode? {
    get { rare.symbolEffects }
    set { if newValue !== rare.symbolEffects { change { $0.symbolEffects = newValue } } }
  }
  /// The row of a list that this is in.
  package var row: RowContext? {
    get { rare.row }
    set { if newValue !== rare.row { change { $0.row = newValue } } }
  }
  /// What the list that this stands in does to the headers and footers of its sections; nil outside of lists and in rows.
  package var sectionParts: SectionPartInputs? {
    get { rare.sectionParts }
    set { if newValue !== rare.sectionParts { change { $0.sectionParts = newValue } } }
  }
  /// Whether a shortcut for controls was set around this place.
  package var hasShortcut: Bool {
    get { rare.hasShortcut }
    set { if newValue != rare.hasShortcut { change { $0.hasShortcut = newValue } } }
  }
  /// Who hears of the keys of a view in this place that has the focus, innermost first.
  var keyHandlers: KeyHandlerNode? {
    get { rare.keyHandlers }
    set { if newValue !== rare.keyHandlers { change { $0.keyHandlers = newValue } } }
  }
  /// What is said around this place of views in it that may have the focus; nil where nothing is.
  var focus: FocusSurroundings? {
    get { rare.focus }
    set { if newValue !== rare.focus { change { $0.focus = newValue } } }
  }
  /// Whether something around this place chooses by ideal sizes what it shows.
  package var choosesBySize: Bool {
    get { rare.choosesBySize }
    set { if newValue != rare.choosesBySize { change { $0.choosesBySize = newValue } } }
  }
}
