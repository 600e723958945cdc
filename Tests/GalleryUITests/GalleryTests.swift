import XCTest

/// The pages of the gallery, used as people do. These tests run on the main actor, as Xcode's templates write them.
@MainActor final class GalleryTests: XCTestCase {
  private let app = XCUIApplication()

  private func open(_ page: String) {
    app.launchEnvironment = ["SASH_GALLERY_PAGE": page]
    app.launch()
  }
  private func shows(_ text: String, line: UInt = #line) {
    XCTAssertTrue(app.staticTexts[text].exists, "\(text) is not among \(app.debugDescription)", line: line)
  }

  func testPagesAreChosenBelow() {
    open("state")
    shows("State")
    app.buttons.containing(NSPredicate(format: "label ENDSWITH 'Symbols'")).firstMatch.tap()
    shows("Symbols")
  }

  func testState() {
    open("state")
    app.buttons["More"].tap()
    shows("The number is odd.")
    app.buttons["Less"].tap()
    shows("The number is even.")
    app.buttons["Clear"].tap()
    XCTAssertFalse(app.buttons["Clear"].isEnabled)
  }

  /// What every desktop program does, with and without a question in front.
  func testKeysEndTheProgram() {
    open("state")
    app.typeKey("w", modifierFlags: .command)
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 5))
    open("navigation")
    app.buttons["Sheet"].tap()
    app.typeKey("q", modifierFlags: .command)
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 5))
  }

  func testKeysAlone() {
    open("state")
    for key in [XCUIKeyboardKey.tab, .tab, .space] { app.typeKey(key, modifierFlags: []) }
    shows("The number is odd.")
  }

  func testControls() {
    open("controls")
    app.buttons["Bordered"].tap()
    app.buttons["Springy"].tap()
    shows("Tapped 2 times.")
    app.switches["Enable the buttons"].tap()
    XCTAssertFalse(app.buttons["Bordered"].isEnabled)
  }

  func testFields() throws {
    open("controls")
    let name = app.textFields["Your name"]
    name.tap()
    name.typeText("Ada")
    shows("Hello, Ada!")
    let secret = app.secureTextFields["A secret"]
    XCTAssertEqual(secret.value as? String, "••••••")
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("More. ")
    XCTAssertTrue(try XCTUnwrap(app.textViews.firstMatch.value as? String).contains("More. "))
  }

  func testValues() {
    open("values")
    XCTAssertEqual(app.progressIndicators["Copying, 40 %"].value as? String, "40%")
    let size = app.sliders["Size"]
    size.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(size.value as? String, "100%")
    app.steppers.firstMatch.buttons["Increment"].tap()
    XCTAssertTrue(app.steppers["3 guests"].exists)
    XCTAssertGreaterThan(app.activityIndicators.count, 2)
  }

  func testListsAreEdited() {
    open("lists")
    app.cells["Apple"].swipeLeft(velocity: .slow)
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.cells["Apple"].exists)
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Done"].exists)
  }

  func testListStyles() {
    open("lists")
    app.buttons["Form"].tap()
    XCTAssertEqual(app.collectionViews.count, 1)
    app.buttons["Plain"].tap()
    XCTAssertTrue(app.cells["Cherry"].isHittable)
  }

  func testNavigation() {
    open("navigation")
    app.buttons.containing(NSPredicate(format: "label BEGINSWITH 'Mars'")).firstMatch.tap()
    XCTAssertTrue(app.navigationBars["Mars"].exists)
    app.navigationBars.buttons["Planets"].tap()
    XCTAssertTrue(app.navigationBars["Planets"].exists)
  }

  func testSheet() {
    open("navigation")
    app.buttons["Sheet"].tap()
    let sheet = app.sheets.firstMatch
    XCTAssertTrue(sheet.exists)
    XCTAssertFalse(app.buttons["Alert"].exists)
    XCTAssertTrue(sheet.buttons["Cancel"].isEnabled)
    sheet.buttons["Save"].tap()
    XCTAssertFalse(app.sheets.firstMatch.exists)
  }

  func testAlert() {
    open("navigation")
    app.buttons["Alert"].tap()
    XCTAssertTrue(app.alerts.firstMatch.exists)
    app.alerts.firstMatch.buttons.element(boundBy: 0).tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }

  func testChoice() {
    open("navigation")
    app.buttons["Choice"].tap()
    XCTAssertTrue(app.sheets.firstMatch.exists)
    app.sheets.firstMatch.buttons["Cancel"].tap()
    XCTAssertTrue(app.buttons["Choice"].exists)
  }

  func testMenu() {
    open("navigation")
    app.buttons["Menu"].tap()
    XCTAssertTrue(app.menus.firstMatch.exists)
    app.menus.firstMatch.buttons.element(boundBy: 0).tap()
    XCTAssertFalse(app.menus.firstMatch.exists)
  }

  func testTabs() {
    open("tabs")
    app.tabBars.buttons["Count"].tap()
    XCTAssertTrue(app.tabBars.buttons["Count"].isSelected)
    app.tabBars.buttons["Home"].tap()
    XCTAssertTrue(app.navigationBars["Home"].exists)
    XCTAssertEqual(app.pageIndicators.firstMatch.value as? String, "page 1 of 3")
  }

  func testMotion() {
    open("motion")
    shows("Row 1")
    app.buttons["Remove"].tap()
    app.buttons["Add"].tap()
    app.buttons["Reverse"].tap()
    app.buttons["Toggle"].tap()
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testGestures() {
    open("gestures")
    app.staticTexts["One"].tap()
    XCTAssertFalse(app.staticTexts["Nothing yet"].exists)
    app.staticTexts["Hold"].press(forDuration: 1)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testEveryPageOpens() {
    open("state")
    let pages = app.scrollViews.element(boundBy: 1).buttons.allElementsBoundByIndex.map(\.label)
    XCTAssertGreaterThan(pages.count, 15)
    for page in pages {
      app.buttons[page].tap()
      let title = page.split(separator: " ").last.map(String.init) ?? page
      XCTAssertTrue(app.staticTexts[title].exists, "\(page) has no title \(title)")
    }
  }
}
