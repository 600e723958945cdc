@_exported import CoreTransferable
