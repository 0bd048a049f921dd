/// An item that comes and goes at the edges of the content and is none of it, such as a row of paging.
protocol TransientItem: TypedItemType {}
