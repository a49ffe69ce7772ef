// Insights on selling across borders: duties, localisation, currencies and payment methods (seed content).
import type { PostInput } from '#db/contract/posts.ts';

/** Three articles on international commerce, in no particular order; lists sort by `publishDate`. */
export const internationalPosts: PostInput[] = [
  {
    title:
      'Duties, taxes and the parcel that came back: what one British jumper costs in Dublin, Toronto and Chicago',
    slug: 'duties-taxes-and-the-parcel-that-came-back-what-one-british-jumper-costs-in-dublin-toronto-and-chicago',
    excerpt:
      'One Velmoor jumper, three borders, and a second jumper that costs more than the first. Worked sums for anybody about to tick the ‘ship worldwide’ box.',
    image: '/images/figure-duties.jpg',
    readTime: '6',
    categories: ['International', 'Payments'],
    author: 'Priya Anand-Hale',
    publishDate: '2026-07-14T07:30:00.000Z',
    content: `<p>A Velmoor jumper costs £96 in Britain, of which £16 is VAT. Take the VAT off for export and you have £80 of knitwear, a £10 delivery and an optimistic checkbox in the settings labelled ‘rest of world’. What happens after you tick it depends on sums that nobody sees until a courier reads one aloud on a doorstep.</p>
<p>Here they are for three cities. Rates are those on our working sheet this week, for a wool jumper of tariff heading 6110. Check yours in the <a href="https://www.gov.uk/trade-tariff">UK Trade Tariff</a> and its foreign cousins before you build anything on them.</p>
<h2>Dublin</h2>
<p>At €1.15 to the pound the jumper is €92.00 and its delivery €11.50. Until last month a consignment worth €150 or less came into the European Union free of duty. Since 1 July it pays a flat €3 for each kind of item in the parcel, and VAT is due on the total: 23% of €106.50 is €24.50. The jumper lands at <strong>€131.00</strong>.</p>
<p>Now sell two. The goods are worth €184, the flat rate no longer applies, and the ordinary tariff does: 12% of goods and freight, or €23.46, then VAT of €50.36. Two jumpers land at €269.32, which is €7.32 <em>more</em> than two separate parcels would have cost. Somebody in the room will now propose two separate parcels. Splitting an order to stay under a threshold is the kind of cleverness that customs officers are employed to notice.</p>
<p>There is a better way down. Goods that originate in the United Kingdom enter free of ordinary duty under the trade agreement, provided that you claim it with a statement of origin. Then the pair costs €195.50 plus 23%, or €240.47: a saving of €28.85 for one sentence on an invoice. Whether a jumper counts as British turns on where it was knitted and made up. It doesn’t turn on where the label was sewn in.</p>
<h2>Toronto</h2>
<p>Canada lets couriered goods in free only up to C$20, so everything you sell is dutiable. At C$1.85 the jumper is C$148. The ordinary rate for wool is 18%, or C$26.64, and Ontario’s 13% on goods and duty adds C$22.70. With C$18.50 of delivery the customer pays <strong>C$215.84</strong>. With proof of British origin the duty falls away and the figure is C$185.74. The same sentence on the same invoice is worth C$30.10 here, and we still meet exporters who leave it out because a template did.</p>
<h2>Chicago</h2>
<p>The United States ended duty-free entry for small parcels in August 2025. At $1.33 the jumper is $106.40 and the ordinary 16% comes to $17.02. On top goes whichever additional tariff is in force on the day the parcel lands. We used to print that number. It changed often enough that we now fetch it, and we advise clients to show American customers one price, duties included, and to carry the variance themselves for a fixed month at a time.</p>
<table>
<thead>
<tr><th>One jumper</th><th>Dublin</th><th>Toronto</th><th>Chicago</th></tr>
</thead>
<tbody>
<tr><td>Goods and delivery</td><td>€103.50</td><td>C$166.50</td><td>$119.70</td></tr>
<tr><td>Duty, origin not claimed</td><td>€3.00</td><td>C$26.64</td><td>$17.02 and surcharge</td></tr>
<tr><td>VAT or sales tax at the border</td><td>€24.50</td><td>C$22.70</td><td>none</td></tr>
<tr><td><strong>Landed</strong></td><td><strong>€131.00</strong></td><td><strong>C$215.84</strong></td><td><strong>$136.72 and surcharge</strong></td></tr>
</tbody>
</table>
<h2>Who pays, and when they find out</h2>
<p>You can send a parcel with duties unpaid and let the courier collect them, plus a fee for the trouble. Or you can collect at checkout and pay on the customer’s behalf. The first looks cheaper because the cost sits in another column.</p>
<p>Velmoor’s first thousand parcels went unpaid. Sixty were refused at the door. Each refusal cost £10 out, £14 back, £3 to check and refold and £31 of contribution, a total of £58: <strong>£3,480</strong>. Paying up front cost a handling charge of £2.40 a parcel and left eleven refusals: £2,400 and £638, or <strong>£3,038</strong>. That is already the cheaper way, and it leaves out the customers who paid on the doorstep, once, and were never heard of again.</p>
<h2>And when it does come back</h2>
<p>A jumper that returns from Toronto is, to customs, an import of knitwear. Unless the paperwork says that these are your own goods coming home unaltered, you will pay British duty and VAT on them, having already paid Canadian duty on the way out. Two claims put that right: relief for returned goods at this end, and a refund of duty at the other where that country grants one. Both want the number of the original export declaration. So keep it with the order, print it on the returns label, and tell the warehouse what it is for.</p>
<p>Below £40 a parcel the claim costs more in labour than it recovers. For the cheapest third of its range Velmoor refunds the customer, lets the socks stay in Canada, and hopes they’re warm.</p>
<h2>Five fields before you switch it on</h2>
<ul>
<li><strong>Commodity code</strong>, to at least six digits, per variant. A wool jumper and a cotton one are different goods, and in one Irish parcel they now cost €3 each.</li>
<li><strong>Country of origin</strong>, per variant, with the evidence on file.</li>
<li><strong>Composition by weight.</strong> ‘Wool blend’ is not a composition.</li>
<li><strong>Customs value</strong> after discounts, matching what the customer paid to the penny.</li>
<li><strong>Registration numbers.</strong> An <a href="https://vat-one-stop-shop.ec.europa.eu/index_en">IOSS</a> number goes to the carrier electronically. Printed on the box, it will be used by strangers.</li>
</ul>
<p>None of these is hard and all of them are dull, which is why they are missing. When we are asked to <a href="/services#strategy">open a market</a>, it is the spreadsheet we ask for first. The flags in the country selector can wait.</p>`,
  },
  {
    title: 'Translation is the cheap part',
    slug: 'translation-is-the-cheap-part',
    excerpt:
      'Lindqo’s first German page offered chairs in bent cinders. The words were put right in an afternoon; the shop took four months.',
    image: '/images/cover-pages-cobalt.jpg',
    readTime: '5',
    categories: ['International', 'Customer Support'],
    publishDate: '2025-03-11T08:30:00.000Z',
    content: `<p>Lindqo makes flat-packed seating in bent ash. Its first German page, produced overnight by a machine, offered the same seating in <em>gebogener Asche</em>. Asche is what remains in the grate. The wood is <em>Esche</em>, and the difference is one letter and, for a furniture maker, most of the proposition.</p>
<p>Everybody enjoys this sort of story, and it does harm, because it suggests that localisation is about words. Words are the easiest thing to buy. Lindqo’s range came to 1,400 short texts of 24 words or so. At 12p a word, done by a person who knows what a chair is, that is £4,032, once. Answering German customers in German, by contrast, takes two people and costs £68,000 every year. If the second figure frightens you, there is no point in spending the first.</p>
<h2>Seven layers, of which language is one</h2>
<table>
<thead>
<tr><th>Layer</th><th>What changed for Germany</th><th>Who did it</th></tr>
</thead>
<tbody>
<tr><td>Language</td><td>1,400 texts, 60 emails, one glossary</td><td>Translator, with our designer</td></tr>
<tr><td>Formats</td><td>1.299,00 € for €1,299.00; 11.03.2025; a comma in 45,5 cm</td><td>Developer</td></tr>
<tr><td>Addresses</td><td>House number after the street, no county, a field for the name on the bell</td><td>Developer</td></tr>
<tr><td>Law</td><td>Imprint, withdrawal notice, product-safety contact</td><td>A German lawyer</td></tr>
<tr><td>Payment</td><td>Pay on invoice, direct debit</td><td>Finance</td></tr>
<tr><td>Delivery</td><td>Two-day window, a call beforehand, upstairs as an option</td><td>Operations</td></tr>
<tr><td>Service</td><td>German from nine to six, on the phone</td><td>Two new colleagues in Leeds</td></tr>
</tbody>
</table>
<p>Notice who is in the right-hand column. A localisation project run by the web team alone will deliver rows one to three, beautifully, and stop.</p>
<h2>Let the computer do formats</h2>
<p>We still meet shops that write prices by gluing a symbol to a number. Every browser and every server runtime carries the tables already: <code>Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })</code> puts the point, the comma, the space and the sign where a German expects them. <a href="https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl">The rest of <code>Intl</code></a> handles dates, plurals and sorting. It will not be bettered by a function called <code>formatPriceNew2</code>.</p>
<p>Names deserve the same humility. Ask for a full name and, if you must, what to call the person; the W3C’s note on <a href="https://www.w3.org/International/questions/qa-personal-names">personal names around the world</a> explains why the two-box form is a British habit.</p>
<h2>Leave room</h2>
<p>German runs about a third longer than English, and the shorter the text the worse it gets. ‘Basket’ is six letters, ‘Warenkorb’ nine; ‘Size guide’ becomes ‘Größentabelle’ and has nowhere to break. We now test every component with its text at 140% before there is a second language at all. It costs an hour per release and has retired a whole class of Friday-afternoon bugs.</p>
<h2>The law is content</h2>
<p>A German shop needs an imprint that can be reached from every page, and a withdrawal notice in a prescribed form. Since December 2024 the European product-safety rules also want the name and postal and electronic address of somebody responsible inside the Union, on the product page itself, before purchase. For a British maker that is a contract with a representative, a field on every product and a place in the layout. Pay a local lawyer to read the live site, since a clause that is perfect in a document can be wrong by virtue of where the link sits. Lindqo’s review came to €2,900. The first competitor’s warning letter would have cost about as much, and would have been less politely phrased.</p>
<h2>Test with five people and a tape measure</h2>
<p>Before launch we asked five people in Hamburg and Leipzig to furnish a corner of their own flat, on video, with their own card. This is what they ran into:</p>
<ul>
<li>Four of five looked for payment on invoice and, not finding it, concluded that the shop didn’t trust them.</li>
<li>Three read ‘built in ten days’ as the delivery date. It is the build date. The sentence now gives a day of the week.</li>
<li>Two wanted seat height <em>with</em> the cushion compressed, because their tables are 74 cm.</li>
<li>One rang, to see whether anybody would answer. Somebody did. She ordered while still on the line.</li>
</ul>
<p>None of the four would have been found by proof-reading, and all were fixed in nine working days.</p>
<blockquote>
<p>A translated shop says that you may buy here. A localised one behaves as though it had been expecting you.</p>
</blockquote>
<h2>How to know whether to bother</h2>
<p>Before any of it, look at what the country already does. Lindqo had 1,150 German visitors a month with no German page, 19 orders, and eleven emails asking about delivery. We answered those emails in German for eight weeks, by hand, and orders went to 31. That trial cost less than the glossary and told us far more than a market report. If a kind reply in the right language moves nothing, a website in it won’t either.</p>
<p>And tell the search engines which page is for whom: <a href="https://developers.google.com/search/docs/specialty/international/localized-versions"><code>hreflang</code></a>, both ways round, including a default. It is a line of markup per language, and the number of shops that only point in one direction would fill a railway timetable.</p>`,
  },
  {
    title: 'Charging in euros is a promise',
    slug: 'charging-in-euros-is-a-promise',
    excerpt:
      'Multi-currency looks like a display setting. It is a price list, a treasury policy and a refund policy, and three people who ought to meet.',
    image: '/images/figure-euros.jpg',
    readTime: null,
    categories: ['Payments', 'International', 'Fraud Prevention'],
    author: 'Joss Wetherall',
    publishDate: '2026-11-12T12:20:00.000Z',
    content: `<p>There is a switch in most shop platforms that shows prices in the visitor’s currency. It takes a minute. Then a Dutch customer sees a Norrowe flask at €39.10 today, €38.87 on Thursday and €39.43 when she comes back with her card, and concludes that she’s being played with.</p>
<p>Converted prices are sterling with a moustache. If you want to sell in euros, have euro prices: chosen, rounded, and left alone until there is a reason.</p>
<h2>A price list with a tripwire</h2>
<p>The flask is £34. At €1.15 that is €39.10, so Norrowe charges €39 and forgets about it. What is the risk in forgetting? At €1.15 the €39 is worth £33.91. If the rate goes to €1.20 it is worth £32.50. The £1.41 comes straight out of a contribution of £11.20, so a move of 4% in the rate takes nearly 13% of what the flask earns.</p>
<p>The policy that follows fits on a card:</p>
<ol>
<li>Prices are set per currency and end where local prices end.</li>
<li>They are reviewed each quarter, and otherwise only when the rate has been more than 3% from its reference for ten trading days.</li>
<li>When they change, they change for the whole range on one morning, and open baskets keep the old price for 48 hours.</li>
</ol>
<p>Rule two needs a number on a screen and nobody’s opinion.</p>
<h2>Convert less</h2>
<p>Norrowe took €480,000 last year. Its provider converted every payout into sterling for 2%, or €9,600. Meanwhile its Rotterdam warehouse and two carriers sent invoices for €190,000, which it paid by converting sterling back. Paying those from a euro balance means that only €290,000 is converted, at a cost of €5,800. That is <strong>€3,800 a year for opening an account</strong>, before counting the spread on the way back, which nobody had ever looked at.</p>
<h2>Refunds go out as they came in</h2>
<p>An order of €118 is returned after 24 days. You owe €118. You do not owe its sterling value on the day of sale converted at the rate on the day of refund, although we have seen a back office do precisely that and send €115.61, with an apology attached to explain the arithmetic. The difference is a cost of doing business abroad. Give it a ledger code and move on.</p>
<h2>Minor units</h2>
<p>Store money as a whole number of minor units together with a currency code from <a href="https://www.iso.org/iso-4217-currency-codes.html">ISO 4217</a>. Then remember that the number of minor units is a property of the currency. The euro has two decimals. The yen has none, so ¥3900 sent to a payment provider as <code>390000</code> is a very expensive flask. The Kuwaiti dinar has three. If the figure 100 appears in your code next to the word ‘price’, something is waiting for you.</p>
<h2>Show the method they already use</h2>
<p>A currency makes the price legible. A payment method makes it payable. In the Netherlands people expect iDEAL, which is now being folded into Wero; in Belgium Bancontact, in Poland BLIK, in Sweden Swish. None of these people is thinking about interchange. They want the button they pressed yesterday.</p>
<p>Among Dutch visitors who reached Norrowe’s payment step, 61% completed it with cards and a wallet, and 72% once the local bank method stood first in the list. On 1,400 visits a month to that step it means 154 orders, from a setting. We keep three rules:</p>
<ul>
<li>At most five methods, in the order that this country uses them.</li>
<li>Measure completion from the payment step, by method and by country. A blended conversion rate hides everything you would want to know.</li>
<li>Reconcile each method for a month before you add the next. Finance will remember who added the one that settles in batches on Tuesdays.</li>
</ul>
<h2>Ask for the exemption</h2>
<p>European cards want strong authentication, and each challenge loses somebody. The rules allow a provider to skip it for low-risk payments, provided that its own fraud rate is low enough.</p>
<table>
<thead>
<tr><th>Payment up to</th><th>Provider’s fraud rate must not exceed</th></tr>
</thead>
<tbody>
<tr><td>€100</td><td>0.13%</td></tr>
<tr><td>€250</td><td>0.06%</td></tr>
<tr><td>€500</td><td>0.01%</td></tr>
</tbody>
</table>
<p>Note whose rate it is: the provider’s, across all its merchants. You can be spotless and be refused because of your neighbours, which makes it a fair question to ask before signing. Norrowe’s average order is €64, so nearly all of its payments fall in the first row. With exemptions requested, 71% of card payments went through unchallenged, against 38% before, and disputes didn’t move.</p>
<p>An exemption has a price, to be sure. When the issuer did not authenticate, a fraudulent payment is yours. At €64 and a fraud rate of 0.05% that is about 3 cents an order, and the challenges were costing rather more. Above €250 we leave them on. If you can’t state your own fraud rate to two decimals, <a href="/insights/most-of-your-fraud-is-a-customer-service-queue">start there</a>.</p>
<p>The meeting to call, then, has three people in it: the one who sets prices, the one who moves money and the one who answers for refunds. In most companies they have never been in a room together, and it shows in the refunds.</p>`,
  },
];
