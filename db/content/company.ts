// The brand: everything a newcomer changes to make this site their own, in one place.

/** A single-colour drawing; `path` is SVG path data inside `viewBox` and takes the colour of the text around it. */
export interface Drawing {
  viewBox: string;
  path: string;
}

/** A label with the address it leads to. */
export interface LabelledLink {
  label: string;
  href: string;
}

/** The facts about the company that every page needs (docs/contract.md, Brand). */
export interface Company {
  name: string;
  /** The commerce platform the agency is a partner of. */
  platform: string;
  tagline: string;
  /** The tagline as the home headline sets it: two lines. */
  headline: readonly [string, string];
  /** Default description of pages that bring none of their own. */
  description: string;
  email: string;
  phone: LabelledLink;
  /** The line for those who cannot wait for an answer. */
  urgentPhone: LabelledLink;
  legalName: string;
  address: readonly string[];
  registration: string;
  vat: string;
  social: readonly LabelledLink[];
  careers: LabelledLink;
  socialImage: { src: string; width?: number; height?: number; alt: string };
  /** The two hero stills, for wide screens and for phones held upright. */
  heroImage: { src: string; portraitSrc: string; alt: string };
  footerImage: { src: string; width?: number; height?: number; alt: string };
  /** Who is at work here, in a minute; the footer's play button opens it. */
  /** `publishedOn`: the day it was first shown (ISO 8601), for search engines. */
  showreel: { src: string; poster: string; label: string; publishedOn: string };
  logo: Drawing;
  /** The short mark for small places. */
  mark: Drawing;
}

export const company: Company = {
  name: 'Verso',
  platform: 'Shopify',
  tagline: 'The other side of commerce.',
  headline: ['The other side', 'of commerce.'],
  description:
    'Verso designs, builds and grows online shops for direct-to-consumer and B2B brands: one agency, three specialist divisions for commerce, enterprise and performance.',
  email: 'hello@verso.example',
  phone: { label: '+44 151 496 0120', href: 'tel:+441514960120' },
  urgentPhone: { label: '+44 151 496 0199', href: 'tel:+441514960199' },
  legalName: 'Verso Commerce Ltd',
  address: [
    'Verso Commerce Ltd',
    '3 Ropery Yard',
    'Baltic Quay',
    'Liverpool L1 0VX',
    'United Kingdom',
  ],
  registration: 'Registered in England and Wales, No. 00000404',
  vat: 'VAT No. GB 000 0404 00',
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/verso-example' },
    { label: 'Instagram', href: 'https://www.instagram.com/verso.example' },
  ],
  careers: { label: 'Careers', href: 'https://careers.verso.example' },
  socialImage: {
    src: '/images/hero.jpg',
    width: 1200,
    height: 630,
    alt: 'Pages of a giant book turn over in a dark studio; the last shows its hot orange reverse above a black bottle and a box marked with a folded v',
  },
  heroImage: {
    src: '/images/hero.jpg',
    portraitSrc: '/images/hero-portrait-poster.jpg',
    alt: 'Pages of a giant book turn over in a dark studio; the last shows its hot orange reverse above a black bottle and a box marked with a folded v',
  },
  footerImage: {
    src: '/images/about-chairs.jpg',
    width: 1600,
    height: 1067,
    alt: 'Seven chairs in a row, one of them orange, with a book, a cup, a bag and a jumper left on the seats',
  },
  showreel: {
    src: '/videos/showreel.mp4',
    poster: '/images/showreel-poster.jpg',
    label: 'Verso showreel',
    publishedOn: '2026-11-02',
  },
  logo: {
    viewBox: '0 0 2420 593',
    path: 'M203 579L167 579L0 54L154 54L247 414ZM387 13L527 13L360 538L247 538ZM782 593C734 593 694 586 661 572C628 558 601 539 580 514C560 489 544 461 535 429C526 397 521 363 521 326C521 288 526 252 536 218C545 183 560 153 581 126C601 99 627 78 658 63C690 48 728 40 772 40C815 40 852 47 884 62C915 77 940 98 959 125C978 152 991 183 998 219C1004 255 1004 294 998 336L611 342L611 261L888 255L867 303C871 271 869 245 863 223C857 201 847 184 832 173C817 161 797 155 772 155C745 155 724 162 707 175C691 189 679 208 671 233C664 257 661 286 661 319C661 375 671 417 691 444C711 471 742 484 783 484C802 484 817 481 829 476C842 471 852 464 859 455C867 446 872 436 875 424C878 412 879 399 878 385L1011 393C1012 416 1009 440 1002 463C995 487 983 508 965 528C947 547 923 563 893 575C863 587 826 593 782 593ZM1054 579L1054 303L1054 54L1180 54L1176 272L1185 272C1189 215 1197 170 1209 136C1221 103 1236 79 1254 64C1273 50 1293 42 1317 42C1328 42 1340 44 1352 47C1365 50 1377 55 1389 61L1382 221C1368 213 1355 207 1342 203C1328 200 1316 198 1304 198C1282 198 1262 205 1246 219C1231 233 1219 253 1210 280C1202 307 1198 340 1198 379L1198 579L1054 579ZM1635 593C1600 593 1568 589 1538 582C1508 575 1483 564 1461 549C1439 533 1423 513 1411 488C1400 462 1395 431 1397 395L1524 383C1525 408 1529 428 1539 444C1548 459 1561 471 1578 478C1595 485 1616 488 1639 488C1665 488 1686 484 1702 475C1719 467 1727 453 1727 435C1727 424 1724 415 1717 408C1710 401 1698 395 1682 390C1666 385 1645 379 1617 373C1585 365 1556 357 1529 349C1502 340 1479 330 1460 319C1441 307 1426 293 1416 275C1406 257 1401 235 1401 209C1401 174 1410 143 1429 118C1448 93 1474 74 1508 60C1541 47 1580 40 1625 40C1665 40 1702 46 1736 59C1771 72 1798 92 1818 121C1838 149 1845 186 1841 233L1717 245C1719 224 1716 205 1707 191C1699 176 1687 165 1672 158C1656 150 1638 146 1617 146C1591 146 1571 151 1557 161C1543 170 1536 183 1536 198C1536 211 1540 221 1549 229C1558 237 1571 243 1589 249C1606 254 1628 259 1654 265C1677 269 1701 275 1725 282C1750 289 1772 298 1793 310C1814 322 1831 338 1844 358C1857 377 1864 403 1864 433C1864 465 1855 493 1837 518C1819 542 1794 560 1760 573C1726 586 1684 593 1635 593ZM2066 581C2049 577 2033 570 2018 562C1979 542 1949 512 1927 471C1905 430 1894 379 1894 317C1894 254 1905 201 1928 161C1951 120 1982 90 2021 70C2060 50 2104 40 2153 40C2173 40 2192 42 2210 45L2179 158C2170 155 2160 154 2149 154C2126 154 2106 160 2090 173C2074 186 2062 204 2053 228C2044 253 2040 282 2040 316C2040 369 2050 410 2070 440C2078 451 2087 460 2097 467ZM2252 11C2268 16 2283 22 2298 30C2336 50 2366 81 2388 122C2410 163 2420 214 2420 276C2420 340 2409 392 2386 433C2364 474 2333 504 2294 523C2255 543 2211 552 2162 552C2143 552 2125 551 2108 548L2137 441C2146 443 2155 444 2165 444C2189 444 2208 438 2224 425C2240 413 2253 395 2261 371C2270 347 2274 318 2274 284C2274 248 2270 217 2260 192C2251 167 2238 147 2221 134C2221 133 2220 133 2219 133Z',
  },
  mark: {
    viewBox: '0 0 531 579',
    path: 'M200 579L167 579L0 54L154 54L245 408ZM394 0L530 0L364 525L254 525Z',
  },
};
