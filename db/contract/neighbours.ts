// The previous and next item in an admin list.

/** An item beside another in the list. */
export interface Neighbour {
  id: number;
  title: string;
}

/** Null at the ends of the list. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}
