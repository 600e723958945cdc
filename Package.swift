// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// One row a target: what it imports is what it may know (ARCHITECTURE.md tells the stages apart).
//
// `SASH_PART=SashLayout swift test` builds one target, what it imports and its tests, and nothing else.

/// Release builds do not check at each access to a property that nobody else changes it meanwhile: the debug builds of the
/// same code do, with all tests.
let unchecked = SwiftSetting.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
/// Stages whose inner loops run per pixel, glyph, node or proposal are optimised in debug builds too.
let hot: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-O"], .when(configuration: .debug)), unchecked,
]
let plain: [SwiftSetting] = [.swiftLanguageMode(.v5), unchecked]

/// Apple's frameworks beside SwiftUI. SwiftUI does not export them: apps that depend on it may import them.
let frameworks: [Target.Dependency] = [
  "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "LocalAuthentication", "StoreKit",
  "CoreLocation", "MapKit", "WebKit", "Network", "CoreMedia", "AVFoundation", "AVKit",
  "AuthenticationServices", "LinkPresentation", "BackgroundTasks", "CoreHaptics", "CoreMotion", "CoreData",
  "SwiftData", "SafariServices", "MessageUI", "Photos", "PhotosUI", "QuickLook", "MobileCoreServices",
  "CoreServices", "AVFAudio", "AudioToolbox", "WatchConnectivity", "CoreSpotlight", "GameplayKit",
  "CoreImage", "AppIntents", "WidgetKit", "ActivityKit", "Charts", "CloudKit", "TipKit", "MediaPlayer",
  "Contacts", "Speech", "CoreBluetooth", "NaturalLanguage", "ObjectiveC", "WeatherKit", "EventKit", "Vision",
  "VisionKit", "ClockKit", "CoreText", "ImageIO", "ARKit", "AdSupport", "AppTrackingTransparency", "CallKit",
  "CarPlay", "CommonCrypto", "ContactsUI", "CoreLocationUI", "CoreML", "CoreNFC", "CoreTelephony",
  "CoreVideo", "DeviceCheck", "EventKitUI", "FoundationModels", "GameController", "GameKit", "HealthKit",
  "Intents", "IntentsUI", "JavaScriptCore", "MultipeerConnectivity", "PDFKit", "PassKit", "PencilKit",
  "QuickLookThumbnailing", "ReplayKit", "SceneKit", "SpriteKit", "SystemConfiguration", "Translation",
  "UserNotificationsUI", "simd", "Accelerate", "GroupActivities", "ImagePlayground", "Metal", "MetalKit",
  "MetricKit", "MusicKit", "NetworkExtension", "PushKit", "RealityKit", "SwiftUICore", "_AVKit_SwiftUI",
  "_AuthenticationServices_SwiftUI", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_StoreKit_SwiftUI",
  "_SwiftData_SwiftUI", "_WebKit_SwiftUI",
]
let icu: [LinkerSetting] = [.linkedLibrary("_FoundationICU")]
let openCombine: [Target.Dependency] = [
  .product(name: "OpenCombine", package: "OpenCombine")
]
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let swiftParser: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
]
let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
  .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
  .product(name: "SwiftDiagnostics", package: "swift-syntax"),
  .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
]

var targets: [Target] = [
  // Libraries of the system.
  .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(name: "CSndFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
  .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .systemLibrary(
    name: "CCmarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  .systemLibrary(name: "CTimerFD"),
  .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),

  // Stages.
  .target(name: "CSashCurrent"),
  .target(name: "CSashPixels"),
  .target(name: "CSashMainLoop"),
  .target(name: "CSashMissed"),
  .target(name: "CSashThreadLocals"),
  .target(name: "SashMessages", swiftSettings: plain),
  .target(name: "SashGeometry", dependencies: ["SashMessages"], swiftSettings: hot),
  .target(name: "SashGraph", dependencies: ["CSashCurrent"], swiftSettings: hot),
  .target(name: "SashLayout", dependencies: ["SashGeometry"], swiftSettings: hot),
  .target(name: "SashAnimation", dependencies: ["SashGeometry"], swiftSettings: hot),
  .target(name: "SashDisplay", dependencies: ["SashGeometry", "CSashPixels"], swiftSettings: hot),
  .target(name: "SashInput", dependencies: ["SashGeometry", "SashDisplay"], swiftSettings: plain),
  .target(name: "SashSemantics", dependencies: ["SashGeometry", "SashDisplay"], swiftSettings: hot),
  .target(name: "Accessibility", dependencies: ["SashSemantics"], swiftSettings: plain),
  .target(
    name: "SashText",
    dependencies: ["SashGeometry", "SashDisplay", "CHarfBuzz", "CFontconfig", "CSashLocale"],
    swiftSettings: hot, linkerSettings: icu),
  .target(
    name: "SashRaster",
    dependencies: ["SashGeometry", "SashDisplay", "CPNG", "CTurboJPEG", "CWebP", "CSashPixels"],
    swiftSettings: hot),
  .target(name: "SashSymbols", dependencies: ["SashGeometry"], swiftSettings: plain),
  // The names of symbol effects.
  .target(name: "Symbols", swiftSettings: plain),
  .target(
    name: "CoreGraphics",
    dependencies: ["SashGeometry", "SashDisplay", "SashRaster", "_Testing_CoreGraphics"],
    swiftSettings: plain),
  .target(
    name: "SashHost",
    dependencies: ["SashGeometry", "SashDisplay", "SashInput", "CSashMainLoop", "CSashStart"],
    swiftSettings: plain),
  .target(name: "SashHostDesktop", dependencies: ["SashHost", "CSDL2"], swiftSettings: plain),
  // D-Bus, and what programs are to the desktop by it.
  .target(name: "SashBus", dependencies: ["CSystemd"], swiftSettings: plain),
  // What packages and running programs call the same.
  .target(name: "SashLauncher", swiftSettings: plain),
  .target(
    name: "SashDesktop",
    dependencies: ["SashBus", "SashLauncher", "SashGeometry", "SashMessages", "CSashLocale", "CTimerFD"],
    swiftSettings: plain),
  .target(
    name: "SashAssistive",
    dependencies: ["SashGeometry", "SashDisplay", "SashSemantics", "SashHost", "SashMessages", "SashBus"],
    swiftSettings: plain),

  // User defaults that are kept and can be observed.
  .target(name: "CSashStart"),
  .target(name: "CSashDefaults", dependencies: ["CSashStart"]),
  .target(name: "CSashBundle", dependencies: ["CSashStart"]),
  .target(name: "CSashLocale", dependencies: ["CSashStart"]),
  .target(name: "SashDefaults", dependencies: ["SashMessages", "CSashDefaults"], swiftSettings: plain),

  // Finds `#Preview`s and `PreviewProvider`s in the running program.
  .target(name: "CSashPreviewScan"),
  .target(name: "SashPreviewScan", dependencies: ["CSashPreviewScan"], swiftSettings: plain),

  // Documents of Markdown.
  .target(name: "SashMarkdown", dependencies: ["CCmarkGFM"], swiftSettings: plain),

  // Views.
  .target(
    name: "SashCore",
    dependencies: [
      "SashGeometry", "SashGraph", "SashLayout", "SashAnimation", "SashDisplay", "SashInput", "SashText",
      "SashSemantics", "Accessibility", "SashRaster", "SashSymbols", "Symbols", "SashPreviewScan",
      "SashDefaults",
      "SashFoundation",
      "CoreGraphics",
      "Combine",
      "SashMarkdown",
      "CSashThreadLocals", "CSashCurrent", "CSashBundle",
    ],
    swiftSettings: plain),
  .target(name: "SashControls", dependencies: ["SashCore", "SashFoundation"], swiftSettings: plain),
  // What a test asks of a program that it drives, and how it hears the answer.
  .target(name: "SashAutomation", swiftSettings: plain),
  .target(
    name: "SashApp",
    dependencies: [
      "SashControls", "SashHost", "SashHostDesktop", "SashAutomation", "SashAssistive", "SashDesktop",
    ],
    swiftSettings: plain),
  .macro(name: "SashMacros", dependencies: swiftSyntax),

  // Layers and their animations.
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "SashCore"], swiftSettings: plain),

  // What SwiftUI code takes from UIKit, and programs that start with UIKit's life cycle.
  .target(name: "CSashInstances"),
  .systemLibrary(name: "CSashUIKitNames"),
  .target(
    name: "UIKit",
    dependencies: [
      "SashCore", "SashControls", "SashApp", "SashText", "SashRaster", "SashPreviewScan", "SashDefaults",
      "SashInput", "CoreGraphics", "QuartzCore", "CSashInstances", "SashTransfer", "SashFoundation",
      "_Testing_UIKit",
      "CFontconfig", "UserNotifications", "CoreImage", "CSashUIKitNames", "SashDesktop", "SashMacros",
      "SashMessages", "Symbols",
    ],
    swiftSettings: plain),

  // What has no service here: pages are shown by the browser, mails and messages cannot be sent.
  .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: plain),
  .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: plain),

  // The folder of pictures, and files that are looked at.
  .target(
    name: "Photos", dependencies: ["UIKit", "SashFoundation", "SashTransfer", "SashCore", "CoreLocation"],
    swiftSettings: plain),
  .target(
    name: "PhotosUI", dependencies: ["Photos", "UIKit", "SashTransfer", "SashControls", "SashCore"],
    swiftSettings: plain),
  .target(
    name: "QuickLook", dependencies: ["UIKit", "SashTransfer", "SashControls", "SashCore"],
    swiftSettings: plain),

  // The compiler imports these in files that import Testing and the module after it.
  .target(name: "_Testing_CoreGraphics", swiftSettings: plain),
  .target(name: "_Testing_UIKit", swiftSettings: plain),
  .target(name: "_Testing_CoreImage", swiftSettings: plain),

  // What Apple's Foundation has and the one of this system has not, and small frameworks that real code takes for
  // granted.
  .target(
    name: "SashFoundation",
    dependencies: [
      "SashMessages", "UniformTypeIdentifiers", "SashPreviewScan", "Combine", "CSashInstances", "SashDesktop",
    ],
    swiftSettings: plain,
    linkerSettings: icu),
  // What is put beside objects; other code asks whether there is a module of this name and takes its names from it.
  .systemLibrary(name: "CSashRuntimeNames"),
  .target(
    name: "ObjectiveC", dependencies: ["SashFoundation", "CSashRuntimeNames"], swiftSettings: plain),
  // What can be dragged, copied and shared, and the views that do so.
  .target(name: "CSashDrags", dependencies: ["CSashStart"]),
  .target(
    name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "SashFoundation", "Combine"],
    swiftSettings: plain),
  .target(
    name: "SashTransfer",
    dependencies: [
      "CoreTransferable", "SashControls", "SashCore", "SashGraph", "SashDisplay", "SashInput", "SashRaster",
      "CoreGraphics", "Combine", "CSashDrags",
    ],
    swiftSettings: plain),
  // Scenes of documents.
  .target(
    name: "SashDocuments",
    dependencies: [
      "SashApp", "SashTransfer", "SashControls", "SashCore", "SashGraph", "SashHost", "SashLayout",
      "SashDefaults", "SashFoundation", "CoreTransferable", "Combine",
    ],
    swiftSettings: plain),
  .target(
    name: "Security",
    dependencies: ["SashFoundation", "SashDefaults", "SashMessages", "SashDesktop", crypto],
    swiftSettings: plain),
  .target(
    name: "CryptoKit", dependencies: ["Security", "LocalAuthentication", "SashMessages", crypto],
    swiftSettings: plain),
  .target(
    name: "MobileCoreServices", dependencies: ["SashFoundation", "UniformTypeIdentifiers"],
    swiftSettings: plain),
  .target(name: "CoreServices", dependencies: ["MobileCoreServices"], swiftSettings: plain),
  .target(name: "WatchConnectivity", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "CoreSpotlight", dependencies: ["SashFoundation", "SashMessages", "UniformTypeIdentifiers"],
    swiftSettings: plain),
  .target(name: "GameplayKit", dependencies: ["SashFoundation"], swiftSettings: plain),
  .systemLibrary(name: "CSashLogNames"),
  .target(name: "os", dependencies: ["SashFoundation", "CSashLogNames"], swiftSettings: plain),
  .target(name: "OSLog", dependencies: ["SashFoundation", "os"], swiftSettings: plain),
  .target(name: "UniformTypeIdentifiers", swiftSettings: plain),
  .target(
    name: "UserNotifications",
    dependencies: ["SashFoundation", "SashMessages", "CoreLocation", "SashDesktop"],
    swiftSettings: plain),
  .target(name: "LocalAuthentication", dependencies: ["SashFoundation"], swiftSettings: plain),
  .target(
    name: "StoreKit", dependencies: ["SashCore", "SashControls", "SashFoundation", "UIKit"],
    swiftSettings: plain),
  .target(name: "CoreLocation", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "EventKit", dependencies: ["SashFoundation", "SashMessages", "CoreGraphics", "CoreLocation"],
    swiftSettings: plain),
  .target(
    name: "Vision",
    dependencies: ["CoreImage", "CoreML", "CoreVideo", "SashFoundation", "SashMessages", "CoreGraphics"],
    swiftSettings: plain),
  .target(name: "VisionKit", dependencies: ["Vision", "UIKit", "SashCore"], swiftSettings: plain),
  .target(name: "ClockKit", dependencies: ["SashMessages", "SashFoundation"], swiftSettings: plain),
  // Fonts of files, and the data of pictures.
  .target(
    name: "CoreText", dependencies: ["UIKit", "SashText", "SashFoundation", "CoreGraphics"],
    swiftSettings: plain),
  .target(
    name: "ImageIO",
    dependencies: [
      "CoreGraphics", "CoreImage", "SashDisplay", "SashRaster", "SashFoundation", "SashMessages",
    ],
    swiftSettings: plain),
  .target(
    name: "WeatherKit", dependencies: ["SashFoundation", "CoreLocation", "SashMessages"], swiftSettings: plain
  ),
  .target(
    name: "MapKit",
    dependencies: [
      "CoreLocation", "SashMessages", "SashCore", "SashControls", "SashInput", "SashGraph", "SashLayout",
      "UIKit",
    ],
    swiftSettings: plain),
  .target(
    name: "WebKit", dependencies: ["Combine", "SashMessages", "SashCore", "SashControls", "UIKit"],
    swiftSettings: plain),
  .target(
    name: "AuthenticationServices", dependencies: ["SashMessages", "SashCore", "SashControls", "UIKit"],
    swiftSettings: plain),
  .target(
    name: "LinkPresentation", dependencies: ["SashCore", "SashControls", "SashFoundation", "UIKit"],
    swiftSettings: plain),
  .target(
    name: "BackgroundTasks", dependencies: ["SashFoundation", "SashMessages", "SashDesktop"],
    swiftSettings: plain),
  .target(name: "CoreHaptics", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CoreMotion", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "Network", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CoreMedia", dependencies: ["CoreVideo", "SashFoundation"], swiftSettings: plain),
  .target(
    name: "AVFoundation",
    dependencies: [
      "CoreMedia", "SashMessages", "CSndFile", "CSDL2", "CoreGraphics", "QuartzCore", "SashFoundation",
    ],
    swiftSettings: plain),
  .target(name: "AVFAudio", dependencies: ["AVFoundation"], swiftSettings: plain),
  .target(
    name: "AudioToolbox", dependencies: ["AVFoundation", "SashFoundation", "SashMessages"],
    swiftSettings: plain),
  .target(
    name: "AVKit", dependencies: ["AVFoundation", "SashCore", "SashControls", "UIKit"], swiftSettings: plain),

  // Intents, performed in the program, and widgets, shown in a window or a preview.
  .target(
    name: "AppIntents",
    dependencies: [
      "SashFoundation", "SashMessages", "SashCore", "SashControls", "UniformTypeIdentifiers", "CoreSpotlight",
    ],
    swiftSettings: plain),
  .target(
    name: "WidgetKit",
    dependencies: [
      "AppIntents", "Intents", "SashCore", "SashLayout", "SashControls", "SashApp", "SashMacros",
    ],
    swiftSettings: plain),
  .target(name: "ActivityKit", dependencies: ["WidgetKit", "SashMessages"], swiftSettings: plain),

  // Hints about an app, and what has no service or hardware here: keys outside of the app, address books, ears, radio.
  .target(
    name: "TipKit",
    dependencies: ["SashFoundation", "SashCore", "SashLayout", "SashControls", "SashMacros", "SashMessages"],
    swiftSettings: plain),
  .target(
    name: "MediaPlayer", dependencies: ["SashFoundation", "UIKit", "SashMessages"], swiftSettings: plain),
  .target(
    name: "Contacts", dependencies: ["SashFoundation", "SashMessages", "CoreLocation"], swiftSettings: plain),
  .target(name: "NaturalLanguage", dependencies: ["SashFoundation"], swiftSettings: plain),
  .target(name: "Speech", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CoreBluetooth", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),

  // What is asked of a cloud that nobody is signed in to.
  .target(name: "CloudKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),

  // Images made by filters, and the submodule by which files import these.
  .systemLibrary(name: "CSashImageNames"),
  .target(
    name: "CoreImage",
    dependencies: [
      "CSashImageNames", "CoreGraphics", "SashGeometry", "SashDisplay", "SashRaster", "SashMessages",
      "_Testing_CoreImage",
    ],
    swiftSettings: hot),

  // Pictures of values.
  .target(
    name: "Charts",
    dependencies: ["SashFoundation", "SashCore", "SashLayout", "SashGeometry", "SashMessages"],
    swiftSettings: plain),

  // Objects kept in files of SQLite, and the views that show them.
  .target(
    name: "CoreData", dependencies: ["CSQLite", "SashFoundation", "SashMessages", "Combine"],
    swiftSettings: plain),
  .target(name: "SashCoreDataViews", dependencies: ["CoreData", "SashCore"], swiftSettings: plain),
  .target(
    name: "SwiftData", dependencies: ["CoreData", "SashCore", "SashApp", "SashMacros"], swiftSettings: plain),

  // Games, ink, pages, and what has no service or hardware here: health data, cars, calls, wallets, tags, models.
  .target(name: "ARKit", dependencies: ["SashMessages", "SceneKit", "UIKit", "simd"], swiftSettings: plain),
  .target(name: "AdSupport", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "AppTrackingTransparency", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CallKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CarPlay", dependencies: ["SashMessages", "UIKit"], swiftSettings: plain),
  .target(name: "CommonCrypto", dependencies: ["SashFoundation", crypto], swiftSettings: plain),
  .target(name: "ContactsUI", dependencies: ["Contacts", "SashMessages", "UIKit"], swiftSettings: plain),
  .target(
    name: "CoreLocationUI", dependencies: ["CoreLocation", "SashControls", "SashCore"],
    swiftSettings: plain),
  .target(
    name: "CoreML", dependencies: ["SashFoundation", "CoreVideo", "SashMessages"], swiftSettings: plain),
  .target(name: "CoreNFC", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "CoreTelephony", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "CoreVideo", dependencies: ["CoreImage", "SashDisplay", "SashFoundation", "CoreGraphics"],
    swiftSettings: plain),
  .target(name: "DeviceCheck", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "EventKitUI", dependencies: ["EventKit", "SashMessages", "UIKit"], swiftSettings: plain),
  .target(
    name: "FoundationModels", dependencies: ["SashFoundation", "SashMacros", "SashMessages"],
    swiftSettings: plain),
  .target(name: "GameController", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "GameKit", dependencies: ["SashMessages", "UIKit"], swiftSettings: plain),
  .target(name: "HealthKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "Intents", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "IntentsUI", dependencies: ["Intents", "SashMessages", "UIKit"], swiftSettings: plain),
  .target(name: "JavaScriptCore", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "MultipeerConnectivity", dependencies: ["SashFoundation", "SashMessages", "UIKit"],
    swiftSettings: plain),
  .target(name: "PDFKit", dependencies: ["SashMessages", "UIKit"], swiftSettings: plain),
  .target(
    name: "PassKit", dependencies: ["SashCore", "SashControls", "SashMessages", "UIKit"], swiftSettings: plain
  ),
  .target(name: "PencilKit", dependencies: ["SashMessages", "UIKit"], swiftSettings: plain),
  .target(name: "QuickLookThumbnailing", dependencies: ["SashMessages", "UIKit"], swiftSettings: plain),
  .target(name: "ReplayKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "SceneKit", dependencies: ["QuartzCore", "SashCore", "SashMessages", "UIKit", "simd"],
    swiftSettings: plain),
  .target(
    name: "SpriteKit",
    dependencies: ["AVFoundation", "QuartzCore", "SashCore", "SashGeometry", "SashMessages", "UIKit"],
    swiftSettings: plain),
  .target(name: "SystemConfiguration", dependencies: ["SashFoundation"], swiftSettings: plain),
  .target(
    name: "Translation", dependencies: ["SashFoundation", "SashCore", "SashMessages"], swiftSettings: plain),
  .target(
    name: "UserNotificationsUI", dependencies: ["CoreGraphics", "UserNotifications"],
    swiftSettings: plain),
  .target(name: "simd", swiftSettings: plain),

  // Pictures and bodies by hardware that is not used here, and more services that are not there.
  .target(name: "Metal", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "MetalKit", dependencies: ["Metal", "QuartzCore", "SashMessages", "UIKit", "simd"],
    swiftSettings: plain),
  .target(
    name: "RealityKit", dependencies: ["ARKit", "SashControls", "SashCore", "SashMessages", "UIKit", "simd"],
    swiftSettings: plain),
  .target(name: "Accelerate", dependencies: ["SashFoundation"], swiftSettings: plain),
  .target(
    name: "GroupActivities", dependencies: ["Combine", "CoreTransferable", "SashFoundation", "SashMessages"],
    swiftSettings: plain),
  .target(
    name: "ImagePlayground", dependencies: ["SashCore", "SashFoundation", "SashMessages"],
    swiftSettings: plain),
  .target(name: "MetricKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(
    name: "MusicKit", dependencies: ["Combine", "SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "NetworkExtension", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  .target(name: "PushKit", dependencies: ["SashFoundation", "SashMessages"], swiftSettings: plain),
  // Names of Apple's modules between two others, which its editor writes into files.
  .target(name: "SwiftUICore", dependencies: ["SashCore"], swiftSettings: plain),
  .target(name: "_AVKit_SwiftUI", dependencies: ["AVKit"], swiftSettings: plain),
  .target(
    name: "_AuthenticationServices_SwiftUI", dependencies: ["AuthenticationServices"], swiftSettings: plain),
  .target(name: "_MapKit_SwiftUI", dependencies: ["MapKit"], swiftSettings: plain),
  .target(name: "_PhotosUI_SwiftUI", dependencies: ["PhotosUI"], swiftSettings: plain),
  .target(name: "_StoreKit_SwiftUI", dependencies: ["StoreKit"], swiftSettings: plain),
  .target(name: "_SwiftData_SwiftUI", dependencies: ["SwiftData"], swiftSettings: plain),
  .target(name: "_WebKit_SwiftUI", dependencies: ["WebKit"], swiftSettings: plain),

  // Faces.
  .target(name: "Combine", dependencies: openCombine, swiftSettings: plain),
  .target(
    name: "SwiftUI",
    dependencies: [
      "SashCore", "SashControls", "SashDefaults", "SashApp", "SashMacros", "Combine", "CoreGraphics", "UIKit",
      "Accessibility", "Symbols", "SashFoundation", "SashCoreDataViews", "CoreTransferable", "SashTransfer",
      "SashDocuments",
    ] + frameworks,
    swiftSettings: plain),
  .target(
    name: "Sash", dependencies: ["SwiftUI", "SashRaster", "SashHost", "SashAssistive", "CSashMissed"],
    swiftSettings: plain),

  // Names for what is in asset catalogues: the plugin that packages use, and the program that it runs.
  .plugin(name: "SashAssets", capability: .buildTool(), dependencies: ["SashAssetTool"]),
  .executableTarget(name: "SashAssetTool", swiftSettings: plain),

  // The command: it makes packages of projects of Xcode, builds and runs them.
  .target(name: "SashProjects", dependencies: swiftParser + ["SashLauncher"], swiftSettings: plain),
  .executableTarget(name: "SashCommand", dependencies: ["SashProjects"], swiftSettings: plain),

  // Tests that use a program as people do, in a process of its own.
  .target(
    name: "XCUIAutomation", dependencies: ["UIKit", "SashAutomation", "SashFoundation"], swiftSettings: plain),

  // The app that shows everything.
  .target(name: "GalleryPages", dependencies: ["SwiftUI"], path: "Gallery/Pages", swiftSettings: plain),
  .executableTarget(
    name: "Gallery", dependencies: ["GalleryPages"], path: "Gallery/App", swiftSettings: plain),

  // Random users of the gallery, of small apps and of generated views.
  .target(
    name: "SashMonkey",
    dependencies: ["Sash", "GalleryPages", "UIKit", "MapKit", "CoreData", "SwiftData"],
    swiftSettings: plain),
  // The library of scenes that `Scripts/monkey-units` makes finds the program's symbols.
  .executableTarget(
    name: "Monkey", dependencies: ["SashMonkey", "SashDisplay"], path: "Tests/Monkey", swiftSettings: plain,
    linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
  .executableTarget(
    name: "MonkeyWindow", dependencies: ["SashMonkey"], path: "Tests/MonkeyWindow", swiftSettings: plain),

  // Measures what the stages promise; sees `package` seams, which a package of its own would not.
  .target(name: "CSashBenchProbe", path: "Benchmarks/CSashBenchProbe"),
  // Views as a user of the package writes them, in a module of their own. Like the app below they import what
  // SwiftUI exports instead of SwiftUI, whose macros would compile swift-syntax first.
  .target(
    name: "BenchViews", dependencies: ["SashCore", "SashControls"], path: "Benchmarks/BenchViews",
    swiftSettings: plain),
  .executableTarget(
    name: "HelloBench", dependencies: ["SashCore", "SashControls", "SashApp"], path: "Benchmarks/HelloBench",
    swiftSettings: plain),
  .executableTarget(
    name: "SashBench",
    dependencies: [
      "SashGraph", "SashLayout", "SashText", "SashRaster", "SashCore", "SashSemantics", "SashHost", "SashApp",
      "BenchViews", "UIKit",
      "CSashBenchProbe",
    ],
    path: "Benchmarks/SashBench", swiftSettings: plain),

  // Tests mirror Sources; BehaviorTests see only what a user of the package sees.
  .testTarget(name: "SashGeometryTests", dependencies: ["SashGeometry"]),
  .testTarget(name: "SashGraphTests", dependencies: ["SashGraph"], swiftSettings: plain),
  .testTarget(name: "SashLayoutTests", dependencies: ["SashLayout"]),
  .testTarget(name: "SashAnimationTests", dependencies: ["SashAnimation"]),
  .testTarget(name: "SashDisplayTests", dependencies: ["SashDisplay"]),
  .testTarget(name: "SashInputTests", dependencies: ["SashInput"]),
  .testTarget(name: "SashTextTests", dependencies: ["SashText"]),
  .testTarget(name: "SashRasterTests", dependencies: ["SashRaster"]),
  .testTarget(name: "SashSymbolsTests", dependencies: ["SashSymbols"]),
  .executableTarget(
    name: "HostProbe", dependencies: ["SashHost", "SashHostDesktop"], path: "Tests/HostProbe",
    swiftSettings: plain),
  .testTarget(name: "SashHostTests", dependencies: ["SashHost", "SashHostDesktop", "HostProbe"]),
  .executableTarget(
    name: "DefaultsProbe", dependencies: ["SashDefaults"], path: "Tests/DefaultsProbe", swiftSettings: plain),
  .testTarget(
    name: "SashDefaultsTests", dependencies: ["SashDefaults", "DefaultsProbe"], swiftSettings: plain),
  .testTarget(name: "SashPreviewScanTests", dependencies: ["SashPreviewScan"]),
  .testTarget(name: "SashMacrosTests", dependencies: ["SwiftUI"], swiftSettings: plain),
  .testTarget(name: "SashProjectsTests", dependencies: ["SashProjects"], swiftSettings: plain),
  .testTarget(name: "SashCoreTests", dependencies: ["SashCore"], swiftSettings: plain),
  .executableTarget(
    name: "DesktopProbe", dependencies: ["SashApp"], path: "Tests/DesktopProbe", swiftSettings: plain),
  .testTarget(
    name: "SashAppTests",
    dependencies: [
      "SashApp", "SashDesktop", "SashBus", "Security", "UIKit", "BackgroundTasks", "DesktopProbe",
    ],
    swiftSettings: plain),
  .executableTarget(
    name: "CitizenProbe", dependencies: ["SwiftUI"], path: "Tests/CitizenProbe", swiftSettings: plain),
  .executableTarget(
    name: "AssistiveProbe", dependencies: ["SwiftUI"], path: "Tests/AssistiveProbe", swiftSettings: plain),
  .testTarget(
    name: "SashAssistiveTests",
    dependencies: ["SashAssistive", "SwiftUI", "Sash", "GalleryPages", "AssistiveProbe", "Gallery"],
    exclude: ["Client"], swiftSettings: plain),
  .testTarget(name: "SashMonkeyTests", dependencies: ["SashMonkey"], swiftSettings: plain),
  .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  .testTarget(
    name: "FrameworkTests",
    dependencies: ["SwiftUI", "Sash", "CoreTransferable", "Security", "CryptoKit", "SashFoundation"]
      + frameworks, swiftSettings: plain),
  .executableTarget(
    name: "StoreProbe", dependencies: ["CoreData"], path: "Tests/StoreProbe", swiftSettings: plain),
  .testTarget(
    name: "CoreDataTests", dependencies: ["CoreData", "SwiftUI", "Sash", "StoreProbe"],
    resources: [.copy("Garden.xcdatamodeld")],
    swiftSettings: plain, plugins: ["SashAssets"]),
  .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "Sash"], swiftSettings: plain),
  // As new projects of Xcode have it: everything is on the main actor unless it says otherwise.
  .testTarget(
    name: "DefaultActorTests", dependencies: ["CoreData", "SwiftData", "SwiftUI", "Sash"],
    swiftSettings: [.defaultIsolation(MainActor.self)], plugins: ["SashAssets"]),
  .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
  .executableTarget(
    name: "DelegateProbe", dependencies: ["SwiftUI"], path: "Tests/DelegateProbe", swiftSettings: plain),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "UIKit", "SafariServices", "MessageUI", "PhotosUI", "Photos", "QuickLook", "Sash", "DelegateProbe",
    ],
    exclude: ["Screens"], swiftSettings: plain),
  .executableTarget(
    name: "UITestProbe", dependencies: ["SwiftUI"], path: "Tests/UITestProbe", swiftSettings: plain),
  .testTarget(
    name: "GalleryUITests", dependencies: ["XCUIAutomation", "Gallery", "UITestProbe"], swiftSettings: plain,
    plugins: ["SashAssets"]),
  .testTarget(
    name: "BehaviorTests", dependencies: ["SwiftUI", "Sash", "AVFoundation"], exclude: ["Info.plist"],
    resources: [.process("Assets.xcassets"), .process("Resources")],
    swiftSettings: plain, plugins: ["SashAssets"]),
]

var dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
  .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
  .package(url: "https://github.com/apple/swift-crypto.git", from: "4.0.0"),
]
var products: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "Symbols", targets: ["Symbols"]),
  .library(name: "Accessibility", targets: ["Accessibility"]),
  .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
  .library(name: "QuartzCore", targets: ["QuartzCore"]),
  .library(name: "os", targets: ["os", "OSLog"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
  .library(name: "UserNotifications", targets: ["UserNotifications"]),
  .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
  .library(name: "StoreKit", targets: ["StoreKit"]),
  .library(name: "SafariServices", targets: ["SafariServices"]),
  .library(name: "MessageUI", targets: ["MessageUI"]),
  .library(name: "PhotosUI", targets: ["Photos", "PhotosUI"]),
  .library(name: "QuickLook", targets: ["QuickLook"]),
  .library(name: "CoreData", targets: ["CoreData"]),
  .library(name: "SwiftData", targets: ["SwiftData"]),
  .library(name: "CryptoKit", targets: ["CryptoKit", "Security"]),
  .library(name: "CoreImage", targets: ["CoreImage"]),
  .library(name: "WidgetKit", targets: ["WidgetKit", "AppIntents", "ActivityKit"]),
  .library(name: "Charts", targets: ["Charts"]),
  .library(name: "Sash", targets: ["Sash"]),
  .plugin(name: "SashAssets", targets: ["SashAssets"]),
  .executable(name: "sash", targets: ["SashCommand"]),
  .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
]

// Narrow the package to one part: the named target, everything below it, and its tests.
if let part = Context.environment["SASH_PART"], !part.isEmpty {
  func inner(_ target: Target) -> [String] {
    target.dependencies.compactMap {
      switch $0 {
      case .byNameItem(let name, _), .targetItem(let name, _): name
      default: nil
      }
    }
  }
  var wanted = Set(part.split(separator: ",").map(String.init))
  wanted.formUnion(wanted.map { $0 + "Tests" })
  if wanted.contains("BehaviorTests") || wanted.contains("CoreDataTests") { wanted.insert("SashAssets") }
  var frontier = Array(wanted)
  while let name = frontier.popLast() {
    for below in targets.filter({ $0.name == name }).flatMap(inner) where wanted.insert(below).inserted {
      frontier.append(below)
    }
  }
  targets.removeAll { !wanted.contains($0.name) }
  products.removeAll { _ in true }
  if !wanted.contains("Combine") { dependencies.removeAll { "\($0.kind)".contains("OpenCombine") } }
  if !wanted.contains("Security") { dependencies.removeAll { "\($0.kind)".contains("swift-crypto") } }
  if wanted.isDisjoint(with: ["SashMacros", "SashProjects"]) {
    dependencies.removeAll { "\($0.kind)".contains("swift-syntax") }
  }
}

let package = Package(name: "Sash", products: products, dependencies: dependencies, targets: targets)
