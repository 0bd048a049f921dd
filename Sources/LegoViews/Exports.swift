// `import LegoViews` alone provides the screens of LegoKit, state and layouts too.
@_exported import LegoKit
