// `import LegoKit` alone provides the boxes and the predefined layouts.
@_exported import LayoutBox
