@_exported import StoreKit
