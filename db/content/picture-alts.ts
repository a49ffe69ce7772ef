// Alt texts of pictures in public/images that have none in a content file: covers, case studies, portraits and posters.

/** Alt texts by address. */
export const pictureAlts: Readonly<Record<string, string>> = {
  '/images/about-stage.jpg':
    'An empty stage with an orange curtain, a lectern and two chairs in the spotlight, seen over rows of dark seats',
  '/images/axforth-hm.jpg': 'Helen Masefield',
  '/images/axforth-main.jpg':
    'Steel gears, a ball bearing, a flange, a spring, bolts and nuts arranged on lilac steps',
  '/images/axforth-op.jpg': 'Owen Prosser',
  '/images/axforth-pocket.jpg':
    'Two phones: a bearing with its stock, and a worn part number read from a photograph',
  '/images/axforth-shop.jpg':
    'The Axforth store: ‘Bore, outside, width. Found.’ over a list of bearings with their sizes',
  '/images/brackwick-gt.jpg': 'Gary Threlfall',
  '/images/brackwick-main.jpg':
    'Spanners, a claw hammer and screwdrivers on a yellow pegboard above a wooden shelf with a tape measure, a level, bolts and a tin',
  '/images/brackwick-mp.jpg': 'Meera Pillai',
  '/images/brackwick-pocket.jpg':
    'Two phones: a claw hammer at an agreed price, and an order credited to the Doncaster counter',
  '/images/brackwick-shop.jpg':
    'The Brackwick trade store in yellow: ‘Your price. Your branch. Your van.’ over a price list',
  '/images/cover-cloth-moss.jpg':
    'A green cloth draped over a hidden shape on a dark ground, with a small marble sphere beside it',
  '/images/cover-cloth.jpg':
    'An orange cloth draped over a hidden shape on a dark ground, with a small marble sphere beside it',
  '/images/cover-glass-moss.jpg':
    'Panels of reeded glass split a green disc into stripes, with glass, green and black spheres in front',
  '/images/cover-pages-cobalt.jpg':
    'A thick book standing open with its pages fanned, one of them cobalt blue',
  '/images/cover-pages.jpg': 'A thick book standing open with its pages fanned, one of them orange',
  '/images/cover-paper-moss.jpg':
    'Layers of cut paper rise like the contours of a map from a green ground to white',
  '/images/cover-spheres-moss.jpg':
    'Rows of paper, ceramic, steel and glass spheres in a tray; one of them is green',
  '/images/cover-string-moss.jpg':
    'White and green threads twist between two wooden rings and cross in the middle',
  '/images/cover-tiles-cobalt.jpg':
    'A wall of white tiles, some turned to let the cobalt wall behind show through',
  '/images/cover-tiles-moss.jpg':
    'A wall of white tiles, some turned to let the green wall behind show through',
  '/images/cover-tiles.jpg':
    'A wall of white tiles, some turned to let the orange wall behind glow through',
  '/images/damsony-main.jpg':
    'Jars of Damsony preserve with cloth caps, ripe tomatoes, berries and a slice on a wooden board, all in red',
  '/images/damsony-pocket.jpg':
    'Two phones: a case of chutney with what is missing for free carriage, and tonight’s order',
  '/images/damsony-shop.jpg':
    'The Damsony trade store: ‘Same again? Press once, go home.’ over cases of preserve',
  '/images/figure-bath.jpg': '7,500 is as full as the bath gets',
  '/images/figure-bearing.jpg': '25 52 15: three numbers that find it',
  '/images/figure-brief.jpg': '32 orders: what £2,000 buys',
  '/images/figure-claims.jpg': '1.56: the fiction ratio',
  '/images/figure-dinner.jpg': '8 sets, where the shelf says nine',
  '/images/figure-duties.jpg': '€3.00 for each kind of item in the parcel',
  '/images/figure-euros.jpg': '€39 for a flask that costs £34',
  '/images/figure-fraud.jpg': '61 disputes. Fourteen of them were theft',
  '/images/figure-hiring.jpg': '214 applications, 214 answers',
  '/images/figure-keying.jpg': '£44,750 a year, for not typing',
  '/images/figure-landing.jpg': '213,408 addresses for 1,900 products',
  '/images/figure-leeds.jpg': '29 of 74 wins that Edinburgh could find',
  '/images/figure-machine.jpg': '480 texts, drafted in an afternoon',
  '/images/figure-prices.jpg': '7.8 m possible prices, one person',
  '/images/figure-queue.jpg': '£31,400 for the same work in the wrong order',
  '/images/figure-replatform.jpg': '£794,000: the bill for staying',
  '/images/figure-return.jpg': '12% is the label. 88% has no meeting',
  '/images/figure-review.jpg': '180 combinations. 24 cannot be built',
  '/images/figure-rise.jpg': '£1.50 and the meeting that it causes',
  '/images/figure-roaster.jpg': '688 orders a day, says the roaster',
  '/images/figure-rows.jpg': '40,218 rows, and a column called MISC',
  '/images/figure-seconds.jpg': '4.1 s, of which the photograph travels 0.7',
  '/images/figure-shelf.jpg': '15% of the full price, for the shelf',
  '/images/figure-target.jpg': '18 px for a thumb, on a bus',
  '/images/figure-ticks.jpg': '2.4% before twenty green ticks, and after',
  '/images/hearthby-main.jpg':
    'Hearthby plates, bowls, cups, vases and a wooden spoon on ochre steps, with dried stems in a vase',
  '/images/hearthby-pocket.jpg':
    'Two phones: a plate from firing 212, and a table with two plates still to come',
  '/images/hearthby-shop.jpg':
    'The Hearthby shop: ‘A store that remembers the table.’ under stacked stoneware',
  '/images/hero-portrait-poster.jpg':
    'Pages of a giant book turn over in a dark studio above a black bottle and a box marked with a folded v, upright',
  '/images/hero-poster.jpg':
    'Pages of a giant book turn over in a dark studio above a black bottle and a box marked with a folded v',
  '/images/lindqo-main.jpg':
    'Three Lindqo chairs in grey, white and blue with a small table and a pendant lamp on powder blue',
  '/images/lindqo-pocket.jpg':
    'Two phones: the Lindqo One chair at £640, and ‘Your chair, day 6’ with what is done and what is next',
  '/images/lindqo-shop.jpg':
    'The Lindqo shop in pale blue: ‘The chair you see is the chair that arrives.’ under three chairs',
  '/images/norrowe-dp.jpg': 'Dale Postlethwaite',
  '/images/norrowe-ib.jpg': 'Isla Braithwaite',
  '/images/norrowe-main.jpg':
    'A black Norrowe flask with a cream lid, a speckled enamel mug, a coiled rope and a rolled blanket on moss-green stones',
  '/images/norrowe-pocket.jpg':
    'Two phones: a registered flask with the parts that fit it, and its repair with Dale at the bench',
  '/images/norrowe-shop.jpg':
    'The Norrowe shop: the headline ‘Made to be mended.’ under flask, mug and rope, and parts from nine pence',
  '/images/oonaru-main.jpg':
    'Oonaru bottles, a jar, a tube and soap on blush-pink plinths in front of arches',
  '/images/oonaru-pocket.jpg':
    'Two phones: a refill of thirty millilitres, and ‘On your shelf’ with the days that are left',
  '/images/oonaru-shop.jpg':
    'The Oonaru shop in pink: ‘Every formula, down to the last per cent.’ under bottles and jars',
  '/images/ostrey-main.jpg':
    'A worn metal type plate of an Ostrey washing machine, made in 1994, with two digits of its numbers rubbed off',
  '/images/ostrey-pocket.jpg':
    'Two phones: a door seal that fits a machine from 1994, and a list of one household’s machines',
  '/images/ostrey-shop.jpg':
    'The Ostrey shop: ‘Begin at the sticker.’ over a type plate and four parts with prices',
  '/images/pellam-main.jpg':
    'Teal Pellam coffee tins, a pale pouch, a cup of coffee and a brass scoop of beans on a walnut board',
  '/images/pellam-pocket.jpg':
    'Two phones: washed coffee from Huila, and ‘Your tin’ with the day it will be empty',
  '/images/pellam-shop.jpg':
    'The Pellam shop in deep teal: ‘At the speed of your kettle.’ under tins, cup and beans',
  '/images/showreel-poster.jpg':
    'A white Strydal trainer on its lime shoe box; a notch of paper says 128%, revenue increase year on year',
  '/images/strydal-grid.jpg':
    'A white Strydal trainer on its lime shoe box, with a black kettlebell and a ball',
  '/images/strydal-jk.jpg': 'Josie Kirkbride',
  '/images/strydal-ma.jpg': 'Martin Achebe',
  '/images/strydal-pocket.jpg':
    'Two phones: the white Road One at £128, and run 17 of 30 with what each shoe has done',
  '/images/strydal-shop.jpg':
    'The Strydal shop in lime: ‘Thirty runs to change your mind.’ over shoe and box',
  '/images/tivvo-main.jpg':
    'Tivvo toys in cobalt, white and beech: stacking rings, a rainbow, a car, blocks and balls',
  '/images/tivvo-pocket.jpg':
    'Two phones: a rainbow on its third childhood, and the passport that says where it has been',
  '/images/tivvo-shop.jpg':
    'The Tivvo shop in cobalt: ‘Played with. Passed on.’ over wooden toys, new and third-hand',
  '/images/velmoor-main.jpg':
    'A stack of folded burgundy, rose and cream knitwear with a Velmoor swing tag, beside balls of yarn and a draped ribbed throw',
  '/images/velmoor-pocket.jpg':
    'Two phones: the fisher’s rib with its draw, and an account that lists what was mended',
  '/images/velmoor-shop.jpg':
    'The Velmoor shop: ‘Three hundred of each, drawn fairly.’ under folded knitwear in burgundy',
  '/images/wagsby-main.jpg':
    'A mint kennel with a wooden roof, two bowls, a round dog bed, chew bones and tins',
  '/images/wagsby-pocket.jpg':
    'Two phones: a box for a dog of seven months, and what will change with its age',
  '/images/wagsby-shop.jpg':
    'The Wagsby shop in mint: ‘A plan that grows up with the dog.’ over kennel and bowls',
};
