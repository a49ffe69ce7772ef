// The client wall of the about page: twenty wordmarks, drawn in public/images/logos.

/** A client and the size of its drawing in pixels. */
export interface Client {
  name: string;
  src: string;
  width: number;
  height: number;
}

export const clients: readonly Client[] = [
  { name: 'Norrowe', src: '/images/logos/norrowe.svg', width: 227.6, height: 64 },
  { name: 'Ferrowby', src: '/images/logos/ferrowby.svg', width: 151.5, height: 64 },
  { name: 'Tivvo', src: '/images/logos/tivvo.svg', width: 128.1, height: 64 },
  { name: 'Calderwick', src: '/images/logos/calderwick.svg', width: 231.1, height: 64 },
  { name: 'Oonaru', src: '/images/logos/oonaru.svg', width: 181.85, height: 64 },
  { name: 'Kestrow', src: '/images/logos/kestrow.svg', width: 173.6, height: 64 },
  { name: 'Brackwick', src: '/images/logos/brackwick.svg', width: 192.2, height: 64 },
  { name: 'Marlipe', src: '/images/logos/marlipe.svg', width: 261.6, height: 64 },
  { name: 'Lindqo', src: '/images/logos/lindqo.svg', width: 155.5, height: 64 },
  { name: 'Zennick', src: '/images/logos/zennick.svg', width: 175.6, height: 64 },
  { name: 'Velmoor', src: '/images/logos/velmoor.svg', width: 245.2, height: 64 },
  { name: 'Ullstra', src: '/images/logos/ullstra.svg', width: 132, height: 64 },
  { name: 'Strydal', src: '/images/logos/strydal.svg', width: 193.26, height: 64 },
  { name: 'Gribble & Nook', src: '/images/logos/gribble-and-nook.svg', width: 251.2, height: 64 },
  { name: 'Pellam', src: '/images/logos/pellam.svg', width: 145.7, height: 64 },
  { name: 'Hearthby', src: '/images/logos/hearthby.svg', width: 204.3, height: 64 },
  { name: 'Orrivane', src: '/images/logos/orrivane.svg', width: 185.9, height: 64 },
  { name: 'Axforth', src: '/images/logos/axforth.svg', width: 209.6, height: 64 },
  { name: 'Wagsby', src: '/images/logos/wagsby.svg', width: 199.26, height: 64 },
  { name: 'Damsony', src: '/images/logos/damsony.svg', width: 244.5, height: 64 },
];
