@_exported import CoreGraphics
@_exported import Foundation
@_exported import SashFoundation

// Files that import UIKit alone register fonts too, so this lies there.
@_exported import enum UIKit.CTFontManagerError
@_exported import func UIKit.CTFontManagerRegisterFontURLs
@_exported import func UIKit.CTFontManagerRegisterFontsForURL
@_exported import func UIKit.CTFontManagerRegisterFontsForURLs
@_exported import func UIKit.CTFontManagerRegisterGraphicsFont
@_exported import enum UIKit.CTFontManagerScope
@_exported import func UIKit.CTFontManagerUnregisterFontsForURL
@_exported import class UIKit.UIFont
@_exported import var UIKit.kCTFontManagerErrorDomain
