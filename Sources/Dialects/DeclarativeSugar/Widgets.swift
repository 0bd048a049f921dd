import LegoViews
import UIKit

/// The view of a widget: any view.
public typealias DZWidget = UIView

/// DeclarativeSugar's name of `Row`.
public typealias DZRow = Row

/// DeclarativeSugar's name of `Column`.
public typealias DZColumn = Column

/// DeclarativeSugar's name of `Padding`.
public typealias DZPadding = Padding

/// DeclarativeSugar's name of `UIEdgeInsets`.
public typealias DZEdgeInsets = UIEdgeInsets

/// DeclarativeSugar's name of `Center`.
public typealias DZCenter = Center

/// DeclarativeSugar's name of `SizedBox`.
public typealias DZSizedBox = SizedBox

/// DeclarativeSugar's name of `Spacer`.
public typealias DZSpacer = Spacer

/// DeclarativeSugar's name of `Overlay`.
public typealias DZStack = Overlay

/// DeclarativeSugar's name of `ListView`.
public typealias DZListView = ListView

/// DeclarativeSugar's name of `ListView.Section`.
public typealias DZSection = ListView.Section

/// DeclarativeSugar's name of `ListView.Cell`.
public typealias DZCell = ListView.Cell
