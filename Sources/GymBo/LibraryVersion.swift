/// The version of GymBo: of the library, the tool and the packages made of them.
public let libraryVersion = "0.1.0"
