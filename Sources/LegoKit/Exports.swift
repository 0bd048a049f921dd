// `import LegoKit` alone provides the layouts and the state of screens too.
@_exported import LayoutBox
@_exported import LegoState
