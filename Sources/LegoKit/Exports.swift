// `import LegoKit` alone provides the boxes and the ready-made layouts.
@_exported import LayoutBox
