@_exported import SashFoundation

@_exported import class Foundation.NSObject
