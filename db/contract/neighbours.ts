// The items beside one in its admin list.

/** An item that can be opened instead. */
export interface Neighbour {
  id: number;
  title: string;
}

/** Null at the ends of the list. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}
