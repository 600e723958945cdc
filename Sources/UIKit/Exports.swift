@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import QuartzCore
@_exported import SashFoundation
@_exported import Symbols
@_exported import UserNotifications
