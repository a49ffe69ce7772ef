// One colour per client, by the slug of its case study: the background of its header and of its figures.

/** `#rrggbb` by slug. A case study without a colour uses the site's orange. */
export const clientColours: Readonly<Record<string, string>> = {
  axforth: '#a89bd8',
  brackwick: '#f2b418',
  damsony: '#bf2230',
  hearthby: '#cfa97e',
  lindqo: '#a9c6d6',
  norrowe: '#5d7349',
  oonaru: '#ebb5a8',
  ostrey: '#ddcdb5',
  pellam: '#17625c',
  strydal: '#c3e23c',
  tivvo: '#2b55d4',
  velmoor: '#7a2038',
  wagsby: '#7ccbb6',
};
