@_exported import WebKit
