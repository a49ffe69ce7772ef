// The offices of the agency, for the home page and the contact page (docs/contract.md, Contact).
import type { LabelledLink } from './company.ts';

/** An office. The first of `offices` is the headquarters. */
export interface Office {
  country: string;
  city: string;
  /** The lines of the postal address, or a single line in its place. */
  address: readonly string[];
  phone?: LabelledLink;
  image: { src: string; width?: number; height?: number; alt: string };
}

export const offices: readonly Office[] = [
  {
    country: 'England',
    city: 'Liverpool',
    address: ['3 Ropery Yard', 'Baltic Quay', 'Liverpool L1 0VX', 'United Kingdom'],
    phone: { label: '+44 151 496 0120', href: 'tel:+441514960120' },
    image: {
      src: '/images/office-liverpool.jpg',
      width: 1200,
      height: 1200,
      alt: 'Paper-and-clay miniature of Liverpool: the two clock towers with orange birds, the cathedral crown, the beacon and an orange ferry on the river',
    },
  },
  {
    country: 'England',
    city: 'Leeds',
    address: ['12 Weaver’s Lock', 'Canal Wharf', 'Leeds LS11 0VX', 'United Kingdom'],
    phone: { label: '+44 113 496 0120', href: 'tel:+441134960120' },
    image: {
      src: '/images/office-leeds.jpg',
      width: 1200,
      height: 1200,
      alt: 'Paper-and-clay miniature of Leeds: the town hall with an orange dome, the oval corn exchange, a tower and an orange narrowboat on the canal',
    },
  },
  {
    country: 'Scotland',
    city: 'Edinburgh',
    address: ['7 Printers’ Close', 'Old Town', 'Edinburgh EH1 0VX', 'United Kingdom'],
    phone: { label: '+44 131 496 0120', href: 'tel:+441314960120' },
    image: {
      src: '/images/office-edinburgh.jpg',
      width: 1200,
      height: 1200,
      alt: 'Paper-and-clay miniature of Edinburgh: the castle on its rock with an orange flag, the gothic monument, the hotel clock tower and an orange tram',
    },
  },
  {
    country: 'USA',
    city: 'Miami',
    address: ['210 Flamingo Arcade', 'Suite 4', 'Miami, FL 33100', 'United States'],
    phone: { label: '+1 305 555 0120', href: 'tel:+13055550120' },
    image: {
      src: '/images/office-miami.jpg',
      width: 1200,
      height: 1200,
      alt: 'Paper-and-clay miniature of Miami: art-deco hotels, curved towers, palms, a beach with an orange lifeguard hut and sailing boats',
    },
  },
  {
    country: 'Canada',
    city: 'Ottawa',
    address: ['Office opening soon'],
    image: {
      src: '/images/office-ottawa.jpg',
      width: 1200,
      height: 1200,
      alt: 'Paper-and-clay miniature of Ottawa: parliament with copper roofs and the peace tower, the canal locks and orange maples',
    },
  },
];
