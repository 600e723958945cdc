import Foundation

/// How one symbol is drawn.
struct SymbolDesign {
  /// True if right-to-left layout turns it around.
  var isDirectional = false
  /// True for marks of few strokes, which keep their line width in a container; objects get finer.
  var isMark = false
  /// Nil if it has no colours of its own.
  var colors: SymbolColors?
  var draw: (SymbolPen) -> Void
}

/// The designs that families add by name; the rest follows from them by rules.
struct DesignBook {
  private(set) var designs: [String: SymbolDesign] = [:]
  private var addsMarks = true

  /// Adds a symbol under one or more names.
  mutating func add(_ names: String..., directional: Bool = false, draw: @escaping (SymbolPen) -> Void) {
    for name in names {
      assert(designs[name] == nil, "\(name) is drawn twice")
      designs[name] = SymbolDesign(
        isDirectional: directional, isMark: addsMarks, colors: MulticolorTable.colors[name], draw: draw)
    }
  }

  /// Adds a symbol and its `.fill` variant.
  mutating func both(_ names: String..., directional: Bool = false, draw: @escaping (SymbolPen, Bool) -> Void)
  {
    for name in names {
      add(name, directional: directional) { draw($0, false) }
      add(name + ".fill", directional: directional) { draw($0, true) }
    }
  }

  static let all: DesignBook = {
    var book = DesignBook()
    book.addMarks()
    book.addArrows()
    book.addMoney()
    book.addTurnsAndPairs()
    book.addsMarks = false
    book.addShapes()
    book.addPeople()
    book.addPeopleTogether()
    book.addSportsFigures()
    book.addBalls()
    book.addBody()
    book.addSky()
    book.addGlobes()
    book.addDeskThings()
    book.addLuggage()
    book.addKeyCaps()
    book.addEmblems()
    book.addInstruments()
    book.addSolids()
    book.addKeysAndCalls()
    book.addMachines()
    book.addTravel()
    book.addMedia()
    book.addWeather()
    book.addText()
    book.addObjects()
    book.addPlaces()
    book.addTools()
    book.addDevices()
    book.addCommunication()
    book.addHomeThings()
    book.addHomeMachines()
    book.addAnimals()
    book.addClothes()
    book.addScreens()
    book.addRoutes()
    book.addLists()
    book.addCameras()
    book.addGraphs()
    book.addEngines()
    book.addGadgets()
    book.addPeopleAndHands()
    book.addTurnsAboutThings()
    book.addPartsAndPictures()
    book.addSounds()
    book.addPagesAndLetters()
    book.addSenses()
    book.addCompounds()
    book.addMore()
    book.addSigns()
    book.addEveryday()
    return book
  }()
}
