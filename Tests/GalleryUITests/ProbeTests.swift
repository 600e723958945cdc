import XCTest

/// The program of the text on UI tests, used by the tests of that text and by others.
final class ProbeTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication(bundleIdentifier: "org.example.UITestProbe")
    app.launchArguments = ["UI-Testing"]
    app.launchEnvironment = ["PROBE_WORD": "a word"]
    app.launch()
  }
  override func tearDown() {
    app.terminate()
    super.tearDown()
  }
  private func open(_ tab: String) { app.tabBars.buttons[tab].tap() }

  // MARK: The text's tests

  /// Arguments and environment reach the program [S0-164]
  func testLaunch() {
    open("Settings")
    XCTAssertTrue(app.staticTexts["tested"].exists)
    XCTAssertTrue(app.staticTexts["a word"].exists)
    XCTAssertEqual(app.state, .runningForeground)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["+"].exists)
    app.launchArguments = []
    app.launch()
    open("Settings")
    XCTAssertTrue(app.staticTexts["used"].exists)
  }

  /// `@main` starts the app; elements are found by label and tapped; texts follow [S0-165 S0-166 S1-001]
  func testCounter() {
    open("计数器")
    XCTAssertTrue(app.staticTexts["计数: 0"].exists)
    app.buttons["+"].tap()
    XCTAssertTrue(app.staticTexts["计数: 1"].exists)
    app.buttons["+"].tap()
    XCTAssertTrue(app.staticTexts["计数: 2"].exists)
    XCTAssertFalse(app.staticTexts["计数: 1"].exists)
  }

  /// Fields are found by their placeholders and typed into, an alert by its title, a value is the text [S0-167 S0-168 S0-169]
  func testForm() {
    open("表单")
    let name = app.textFields["姓名"]
    name.tap()
    name.typeText("张三")
    XCTAssertEqual(name.value as? String, "张三")
    let email = app.textFields["邮箱"]
    email.tap()
    email.typeText("zhangsan@example.com")
    app.buttons["完成"].tap()
    XCTAssertFalse(app.buttons["完成"].exists)
    app.buttons["提交"].tap()
    XCTAssertTrue(app.alerts["提交成功"].exists)
    app.alerts["提交成功"].buttons["确定"].tap()
    XCTAssertFalse(app.alerts["提交成功"].exists)
    XCTAssertEqual(name.value as? String, "姓名")
    XCTAssertEqual(email.placeholderValue, "邮箱")
  }

  // MARK: Finding

  func testQueries() {
    XCTAssertEqual(app.tabBars.buttons.count, 4)
    XCTAssertEqual(app.tabBars.buttons.element(boundBy: 1).label, "表单")
    XCTAssertTrue(app.tabBars.buttons.element(boundBy: 0).isSelected)
    XCTAssertFalse(app.tabBars.buttons.element(boundBy: 7).exists)
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertEqual(app.buttons.matching(identifier: "+").count, 1)
    XCTAssertEqual(app.children(matching: .window).element.children(matching: .any).count, 3)
    XCTAssertEqual(
      app.tabBars.children(matching: .button).allElementsBoundByIndex.map(\.label).last, "Settings")
  }

  func testPredicates() {
    open("Rows")
    let ones = app.cells.containing(NSPredicate(format: "label BEGINSWITH 'Row 1'"))
    XCTAssertGreaterThan(ones.count, 5)
    XCTAssertTrue(app.buttons.element(matching: NSPredicate(format: "label == %@", "Row 3")).exists)
    XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "label CONTAINS[c] 'nothing'")).count, 0)
    XCTAssertEqual(app.cells.containing(.button, identifier: "Row 2").count, 1)
    XCTAssertTrue(app.buttons.matching(.button, identifier: "Row 2").element.exists)
  }

  func testSnapshots() throws {
    let tree = try app.snapshot()
    XCTAssertEqual(tree.elementType, .application)
    XCTAssertEqual(tree.children.count, 1)
    let bar = try app.tabBars.firstMatch.snapshot()
    XCTAssertEqual(bar.children.map(\.label), ["计数器", "表单", "Rows", "Settings"])
    XCTAssertEqual(
      bar.dictionaryRepresentation[.elementType] as? UInt, XCUIElement.ElementType.tabBar.rawValue)
    XCTAssertTrue(app.debugDescription.contains("StaticText"))
    XCTAssertTrue(app.debugDescription.contains("label: '计数: 0'"))
    XCTAssertThrowsError(try app.sliders.firstMatch.snapshot())
  }

  func testBoundElementsFollowTheirView() {
    open("Rows")
    let third = app.cells.allElementsBoundByAccessibilityElement[2]
    let place = app.cells.element(boundBy: 2)
    XCTAssertEqual(third.label, "Row 3")
    deleteFirstRow()
    XCTAssertEqual(third.label, "Row 3")
    XCTAssertEqual(place.label, "Row 4")
  }

  private func deleteFirstRow() {
    app.cells.element(boundBy: 0).swipeLeft(velocity: .slow)
    app.buttons["Delete"].tap()
  }

  // MARK: Lists and navigation

  func testNavigation() {
    open("Rows")
    XCTAssertTrue(app.navigationBars["Rows"].exists)
    app.buttons["Row 3"].tap()
    XCTAssertTrue(app.navigationBars["Row 3"].exists)
    XCTAssertTrue(app.staticTexts["Detail of Row 3"].isHittable)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Rows"].exists)
    app.cells["Row 5"].tap()
    XCTAssertTrue(app.staticTexts["Detail of Row 5"].exists)
  }

  func testSwiping() {
    open("Rows")
    XCTAssertFalse(app.cells["Row 40"].exists)
    for _ in 0..<8 where !app.cells["Row 40"].exists {
      app.collectionViews.firstMatch.swipeUp(velocity: .fast)
    }
    XCTAssertTrue(app.cells["Row 40"].exists)
    for _ in 0..<8 where !app.cells["Row 1"].isHittable { app.swipeDown(velocity: .fast) }
    XCTAssertTrue(app.cells["Row 1"].isHittable)
  }

  func testSwipeToDelete() {
    open("Rows")
    deleteFirstRow()
    XCTAssertFalse(app.cells["Row 1"].exists)
    XCTAssertTrue(app.cells["Row 2"].exists)
  }

  func testTapsAndPresses() {
    open("Rows")
    app.buttons["Row 1"].tap()
    let detail = app.staticTexts["Detail of Row 1"]
    detail.doubleTap()
    XCTAssertTrue(app.staticTexts["log double"].exists)
    detail.press(forDuration: 0.8)
    XCTAssertTrue(app.staticTexts["log long"].exists)
    detail.tap(withNumberOfTaps: 2, numberOfTouches: 1)
    XCTAssertTrue(app.staticTexts["log double"].exists)
  }

  // MARK: Controls

  func testToggle() {
    open("Settings")
    let toggle = app.switches["Sound"]
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
  }

  func testSlider() {
    open("Settings")
    let slider = app.sliders["Volume"]
    XCTAssertEqual(slider.normalizedSliderPosition, 0.25, accuracy: 0.01)
    slider.adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.02)
    slider.adjust(toNormalizedSliderPosition: 0)
    XCTAssertTrue(app.staticTexts["volume 0"].exists)
  }

  func testStepper() {
    open("Settings")
    let stepper = app.steppers["Copies"]
    stepper.buttons["Increment"].tap()
    stepper.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["copies 3"].exists)
    stepper.buttons["Decrement"].tap()
    XCTAssertTrue(app.staticTexts["copies 2"].exists)
  }

  func testSegments() {
    open("Settings")
    let sizes = app.segmentedControls.firstMatch
    XCTAssertTrue(sizes.buttons["M"].isSelected)
    sizes.buttons["L"].tap()
    XCTAssertTrue(sizes.buttons["L"].isSelected)
    XCTAssertFalse(sizes.buttons["M"].isSelected)
    XCTAssertTrue(app.staticTexts["size L"].exists)
  }

  func testScrollsToWhatItTaps() {
    open("Settings")
    let last = app.buttons["At the end"]
    XCTAssertTrue(last.exists)
    XCTAssertFalse(last.isHittable)
    last.tap()
    XCTAssertTrue(last.isHittable)
    XCTAssertTrue(app.staticTexts["answer end"].exists)
  }

  // MARK: Alerts

  func testAlert() {
    open("Settings")
    app.buttons["ask"].tap()
    let alert = app.alerts["Are you sure?"]
    XCTAssertTrue(alert.exists)
    XCTAssertEqual(alert.buttons.count, 2)
    // What lies below is not there meanwhile.
    XCTAssertFalse(app.switches["Sound"].exists)
    alert.buttons["Yes"].tap()
    XCTAssertTrue(app.staticTexts["answer yes"].exists)
  }

  func testInterruptions() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "questions") { alert in
      seen.append(alert.label)
      alert.buttons["No"].tap()
      return true
    }
    open("Settings")
    app.buttons["Ask"].tap()
    app.switches["Sound"].tap()
    XCTAssertEqual(seen, ["Are you sure?"])
    XCTAssertTrue(app.staticTexts["answer no"].exists)
    XCTAssertEqual(app.switches["Sound"].value as? String, "1")
  }

  // MARK: Time and surroundings

  func testWaiting() {
    open("Settings")
    XCTAssertFalse(app.staticTexts["it came"].exists)
    app.buttons["Later"].tap()
    XCTAssertTrue(app.staticTexts["it came"].waitForExistence(timeout: 5))
    XCTAssertFalse(app.staticTexts["never"].waitForExistence(timeout: 0.2))
    XCTAssertTrue(app.staticTexts["never"].waitForNonExistence(withTimeout: 1))
    XCTAssertTrue(app.buttons["Later"].wait(for: \.isEnabled, toEqual: true, timeout: 1))
    let came = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["it came"])
    wait(for: [came], timeout: 5)
  }

  func testOpenURL() throws {
    open("Settings")
    app.open(try XCTUnwrap(URL(string: "probe://there")))
    XCTAssertTrue(app.staticTexts["opened probe://there"].waitForExistence(timeout: 2))
  }

  func testBackground() {
    open("Settings")
    XCTAssertTrue(app.staticTexts["was here"].exists)
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 2))
    XCTAssertTrue(app.staticTexts["was away"].exists)
  }

  func testOrientationAndAppearance() throws {
    XCTAssertEqual(app.windows.firstMatch.frame.width, 393)
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.windows.firstMatch.frame.width, 852)
    XCTAssertEqual(app.windows.firstMatch.verticalSizeClass, .compact)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertEqual(app.windows.firstMatch.frame.width, 393)
    let light = app.screenshot().pngRepresentation
    XCUIDevice.shared.appearance = .dark
    XCTAssertNotEqual(app.screenshot().pngRepresentation, light)
    XCUIDevice.shared.appearance = .light
    XCTAssertEqual(app.screenshot().pngRepresentation, light)
  }

  // MARK: Keys, places, pictures

  func testKeys() {
    open("表单")
    let name = app.textFields["姓名"]
    name.tap()
    name.typeText("abcd")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    name.typeKey(.leftArrow, modifierFlags: [])
    name.typeText("X")
    XCTAssertEqual(name.value as? String, "abXc")
    XCTAssertTrue(name.hasFocus)
    name.typeKey("a", modifierFlags: .command)
    name.typeText("new")
    XCTAssertEqual(name.value as? String, "new")
  }

  func testCoordinates() {
    let plus = app.buttons["+"]
    plus.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    corner.withOffset(CGVector(dx: plus.frame.midX, dy: plus.frame.midY)).tap()
    XCTAssertTrue(app.staticTexts["计数: 2"].exists)
    XCTAssertEqual(corner.withOffset(CGVector(dx: 10, dy: 20)).screenPoint, CGPoint(x: 10, y: 20))
    corner.withOffset(CGVector(dx: plus.frame.midX, dy: plus.frame.midY)).click()
    XCTAssertTrue(app.staticTexts["计数: 3"].exists)
  }

  func testPictures() {
    let whole = app.screenshot()
    XCTAssertEqual(whole.image.size, CGSize(width: 393, height: 852))
    let bar = app.tabBars.firstMatch
    XCTAssertEqual(bar.screenshot().image.size, bar.frame.integral.size)
    XCTAssertFalse(XCUIScreen.main.screenshot().pngRepresentation.isEmpty)
  }

  func testActivitiesAndAttachments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attachments-\(getpid())")
    setenv("SASH_TEST_ATTACHMENTS", folder.path, 1)
    defer {
      unsetenv("SASH_TEST_ATTACHMENTS")
      try? FileManager.default.removeItem(at: folder)
    }
    let count = XCTContext.runActivity(named: "Counting") { activity in
      app.buttons["+"].tap()
      let picture = XCTAttachment(screenshot: app.screenshot())
      picture.name = "One"
      picture.lifetime = .keepAlways
      activity.add(picture)
      return app.staticTexts["计数: 1"].exists ? 1 : 0
    }
    XCTAssertEqual(count, 1)
    let file = folder.appendingPathComponent("Counting").appendingPathComponent("One.png")
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
  }

  func testAudit() throws {
    var found: [String] = []
    try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      found.append(issue.compactDescription)
      return true
    }
    // The plus of the counter is a glyph wide.
    XCTAssertEqual(found, ["Hit area is too small"])
  }

  func testMetrics() {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    let launch = XCTApplicationLaunchMetric()
    launch._begin()
    measure(
      metrics: [launch, XCTCPUMetric(application: app), XCTMemoryMetric(application: app)], options: options
    ) {
      app.launch()
    }
    launch._begin()
    app.launch()
    XCTAssertGreaterThan(launch._end(), 0)
  }
}
