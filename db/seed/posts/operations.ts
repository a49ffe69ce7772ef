// Insights on running a shop after launch: peak, returns, stock, trading routines, disputes (seed content).
import type { PostInput } from '#db/contract/posts.ts';

/** Five articles under the Operations service, in no particular order; lists sort by `publishDate`. */
export const operationsPosts: PostInput[] = [
  {
    title:
      'The ninety days before Black Friday: a working calendar, and the four things we refuse to touch in November',
    slug: 'the-ninety-days-before-black-friday-a-working-calendar-and-the-four-things-we-refuse-to-touch-in-november',
    excerpt:
      'By the first peak meeting in October, most of the weekend has already been decided by omission. Ours is in the last week of August, and it starts at the packing bench.',
    image: '/images/figure-roaster.jpg',
    readTime: '6',
    categories: ['Peak Trading', 'Operations'],
    author: 'Morag Tulloch',
    publishDate: '2025-08-27T07:45:00.000Z',
    content: `<p>Black Friday falls on 28 November this year. Most teams will hold their first peak meeting in the second week of October, by which time the things that settle the weekend have been decided by omission: the stock that was or was not bought, the courier collection that went to somebody quicker, the checkout app that nobody has ever seen under load. So we start in the last week of August, when everyone is on holiday and the answers are still cheap.</p>
<h2>Start at the packing bench</h2>
<p>On a hosted platform the shop itself seldom falls over. The building behind it does. Take Pellam, who roast coffee to order. Last year’s question was whether the website would cope with 5,200 orders over four days. It would have coped with ten times that. The roaster wouldn’t.</p>
<p>The sum fits on an envelope. One machine takes a 15 kg batch, four batches an hour, and loses 14% of the weight as water: 51.6 kg of coffee an hour, 516 kg in a ten-hour day. The average order is 750 g, so the roaster feeds <strong>688 orders a day</strong>. Four packers at 45 parcels an hour manage about 1,350. The bottleneck was therefore never the bench, nor the site, and 5,200 orders were going to take seven and a half working days whatever anybody promised on a banner.</p>
<p>What changed was the product page. Customers picked a roast day, each day held 688 places, and full days went grey. Nobody was refunded for lateness, because nobody was late. The overtime that had been pencilled in for packers went on a second roasting shift, where it did some good.</p>
<h2>The calendar</h2>
<table>
<thead>
<tr><th>Days before</th><th>Date in 2025</th><th>What is settled</th><th>Who signs</th></tr>
</thead>
<tbody>
<tr><td>90</td><td>30 August</td><td>The offer, its margin floor, the stock commitment</td><td>Trading and finance</td></tr>
<tr><td>60</td><td>29 September</td><td>Courier volumes, cut-off times, temporary staff</td><td>Operations</td></tr>
<tr><td>45</td><td>14 October</td><td>Load test and failure drills</td><td>Development</td></tr>
<tr><td>30</td><td>29 October</td><td>Pages and emails finished, loaded, hidden</td><td>Marketing</td></tr>
<tr><td>21</td><td>7 November</td><td>Change freeze begins</td><td>Everyone</td></tr>
<tr><td>7</td><td>21 November</td><td>Rota, phone list and decision tree, on paper</td><td>Head of trading</td></tr>
<tr><td>+10</td><td>8 December</td><td>Review, while people still remember</td><td>All of the above</td></tr>
</tbody>
</table>
<p>The first row is the one people skip, and it is the expensive one. A Wagsby dog bed sells at £60, or £50 before VAT. Product, delivery, packing and payment fees take £29, leaving £21. At 30% off it brings in £35 and, with the same £29 to pay, leaves £6. The offer must produce <strong>three and a half times the orders</strong> merely to stand still. There can be good reasons to run it, such as clearing a colour or winning subscribers, but they ought to be written down in August by the person who will be asked about them in January.</p>
<h2>Rehearse the failures</h2>
<p>A load test shows that pages arrive. It says nothing about what people do when something upstream breaks at seven on a Friday evening. We run three drills and time them with a stopwatch:</p>
<ol>
<li><strong>The payment provider is down for twenty minutes.</strong> Who puts up the notice, where does it appear, and does a basket survive the wait?</li>
<li><strong>The stock feed stops.</strong> At what age does the shop stop believing its own numbers and start holding some back?</li>
<li><strong>The discount is wrong.</strong> Somebody typed 70 for 07. How long until it’s off, and what do we say to the people who got it?</li>
</ol>
<p>At Wagsby the third drill took 26 minutes the first time, because the only account with permission to end a promotion belonged to a person on a train near Carlisle. The second time it took four. That’s the whole case for drills.</p>
<h2>Three numbers an hour</h2>
<p>Over the weekend itself we look at three figures, on the hour, and at nothing else unless one of them moves:</p>
<ul>
<li>orders taken, against the same hour of the plan;</li>
<li>payments authorised as a share of payments tried;</li>
<li>the age of the oldest order that is not yet packed.</li>
</ul>
<p>The second is the alarm that matters most, since a bank’s trouble looks like a quiet hour on a sales chart. In 2024 it told us at 20:10 that one card type was being refused. The sales chart would have got round to it by nine. The third is the only figure that the customer will remember. When it passes the promise on the product page, the promise changes, at once, on the page. We write both versions of that sentence in October so that nobody has to be eloquent at midnight.</p>
<h2>The four things</h2>
<p>From 7 November until the review we refuse to change:</p>
<ul>
<li>the checkout, including anything an app adds to it;</li>
<li>tax and delivery rules, because their mistakes look like ordinary orders until the invoices come;</li>
<li>tracking and the tag manager, since a weekend you can’t measure is a weekend you can’t learn from;</li>
<li>the stock and order sync, in either direction.</li>
</ul>
<p>Prices, copy, pictures and the order of a collection stay open. They are what a trading team is for, and each can be undone in a minute by the person who did it. That’s also our test for exceptions. If a change can be reversed in under five minutes, without a developer, by somebody awake, it is trading. Otherwise it is a release, and releases can wait for December.</p>
<p>If you have got this far and your own first meeting is still in October, move it. Our <a href="/services#operations">operations team</a> will sit in on it if a stern face is useful.</p>`,
  },
  {
    title: 'A return is a second sale that you pay for',
    slug: 'a-return-is-a-second-sale-that-you-pay-for',
    excerpt:
      'Everybody argues about the courier label. On a pair of Strydal trainers the label is 12% of what a return costs, and the other 88% has no meeting.',
    image: '/images/figure-return.jpg',
    readTime: '5',
    categories: ['Returns', 'Operations', 'Customer Support'],
    author: 'Callum Ferrant',
    publishDate: '2026-01-13T09:00:00.000Z',
    content: `<p>Strydal lets you run in a pair of shoes thirty times and send them back. It is a brave promise and, sensibly, its finance director wanted to know what it cost. The figure going round the building was £3.60, because that is what the courier charges for a label. We followed forty pairs from the doorstep to the shelf with a clipboard and got a rather different number.</p>
<table>
<thead>
<tr><th>Cost of one returned pair</th><th>£</th><th>Share</th></tr>
</thead>
<tbody>
<tr><td>Return label</td><td>3.60</td><td>12%</td></tr>
<tr><td>Receiving and inspection, 9 minutes at £15.20 an hour</td><td>2.28</td><td>7%</td></tr>
<tr><td>Cleaning and reboxing</td><td>1.90</td><td>6%</td></tr>
<tr><td>Payment fee, which is not given back</td><td>1.45</td><td>5%</td></tr>
<tr><td>Customer service, 0.4 contacts at £3.20</td><td>1.28</td><td>4%</td></tr>
<tr><td>Value lost: 38% of pairs resell as refurbished, £54 lower</td><td>20.52</td><td>66%</td></tr>
<tr><td><strong>Total</strong></td><td><strong>31.03</strong></td><td><strong>100%</strong></td></tr>
</tbody>
</table>
<p>Two thirds of the cost is shoes that came back worth less than they went out. The label, which had its own working group, is an eighth.</p>
<h2>Should you charge for returns?</h2>
<p>Take a thousand orders at a return rate of 22%. A charge of £2.95 collects 220 × £2.95 = £649, assuming nobody changes their behaviour, which is the one thing that won’t happen. An order leaves Strydal £38 of contribution. So the charge pays for itself only while it deters fewer than <strong>17 orders in a thousand</strong>. Lose 2% of buyers at the moment they read the returns policy and you have spent £760 to collect £649.</p>
<p>You may still decide to charge. Some categories are bought five at a time to keep one, and there a fee changes a habit worth changing. But test it on half the traffic for six weeks and count orders, not only returns. A fee always looks splendid in the returns report.</p>
<h2>Ask a better question</h2>
<p>The return form offered seven reasons, of which ‘Too small’ and ‘Did not like’ took 70% between them. Neither can be acted on. We replaced the list with two short questions: <em>what happened when you wore them?</em> and <em>what would you rather have had?</em> Answers were tagged by hand for a month, which is dull and can’t be skipped.</p>
<p>‘Too small’ turned out to be three complaints. Of those pairs, 41% were the right length and too narrow at the toes, a thing no larger size will fix. The size guide now asks which shoe you run in today and whether it pinches, and sends narrow-toed disappointments to the wide last. The return rate went from 22% to 18.5% in a quarter. On a thousand orders that is 35 returns not made, or £1,086. Nobody had to be charged for anything.</p>
<blockquote>
<p>A reason code is useful when two different codes lead to two different actions. Everything else on the list is there to make the form look thorough.</p>
</blockquote>
<h2>Refund on the first scan</h2>
<p>In the United Kingdom the <a href="https://www.legislation.gov.uk/uksi/2013/3134/contents">Consumer Contracts Regulations</a> give you fourteen days to refund a cancelled order, counted from the day the goods come back or the day the customer shows that they were sent, whichever is earlier. Plenty of teams read the first half of that sentence only. They then wait for inspection, and their inbox fills up with people asking where their money is.</p>
<p>For customers with a clean history, Strydal now refunds at the first courier scan, six days earlier on average. What does it cost?</p>
<ul>
<li>Money out of the door for six days: £96 at 8% a year is 13p.</li>
<li>Empty boxes and bricks: one in 900, so £96 ÷ 900, or 11p.</li>
</ul>
<p>Against that, ‘where is my refund’ was 31% of the contact cost, which is 40p a return. So 24p buys 40p, and the people concerned buy again sooner because they have the money. First orders and accounts with an odd pattern still wait for the warehouse. That rule covers 14% of returns and has annoyed nobody we know of.</p>
<h2>Offer the exchange, show the refund</h2>
<p>Exchanges keep the sale, so everyone wants to push them. Push honestly. Put the exchange first, with the stock of the other size visible and held for the customer, and put the refund beside it in the same type. Burying it produces a short-lived improvement, followed by <a href="/insights/most-of-your-fraud-is-a-customer-service-queue">chargebacks</a>, which cost more than refunds and come with a form.</p>
<p>There is a date to note as well. From 19 June 2026, under <a href="https://eur-lex.europa.eu/eli/dir/2023/2673/oj">Directive (EU) 2023/2673</a>, a shop that sells to consumers in the European Union must offer a clearly labelled withdrawal function online: a button, a confirmation step and an acknowledgement with the date and time. If your returns journey begins with ‘please email us’, that’s a development ticket, and you have five months.</p>`,
  },
  {
    title: 'Half a dinner set',
    slug: 'half-a-dinner-set',
    excerpt:
      'Selling sets and singles from one shelf is a small piece of arithmetic that most shops leave to chance. Here is the arithmetic.',
    image: '/images/figure-dinner.jpg',
    readTime: '4',
    categories: ['Operations', 'Data'],
    author: 'Priya Anand-Hale',
    publishDate: '2025-05-20T10:15:00.000Z',
    content: `<p>Hearthby throws stoneware in one pottery and sells it two ways: as a set of twelve pieces for four people, and piece by piece to those who already own a set and have dropped something. Both come off the same shelf. For a year the shop kept a separate stock figure for each, which somebody balanced on Fridays. On Saturdays it was wrong.</p>
<p>A set has no stock. It has <em>availability</em>, which is worked out from its parts at the moment somebody asks. Four plates, four bowls, four mugs; 61, 38 and 70 on the shelf. Divide each by four, drop the remainder, take the smallest: 15, 9 and 17, so nine sets. Sell three single bowls and the answer is eight. If the shop still says nine, you have sold half a dinner set to somebody who has invited people.</p>
<h2>Three numbers that belong in the record</h2>
<p>The rule sounds too obvious to get wrong, so here is where it usually goes wrong: the minimum is taken over stock <em>on hand</em>. It should be taken over stock that may be sold in a set. Hearthby keeps a few of each piece back for owners, because a promise that you can add to your set for years is worth little if the last bowls always leave in boxes of four. What the storefront needs to know looks like this.</p>
<pre><code class="language-json">{
  "sku": "HBY-SET-12",
  "components": [
    { "sku": "HBY-PLATE-27", "perSet": 4, "onHand": 61, "keptForOwners": 5 },
    { "sku": "HBY-BOWL-16", "perSet": 4, "onHand": 38, "keptForOwners": 4 },
    { "sku": "HBY-MUG-30", "perSet": 4, "onHand": 70, "keptForOwners": 6 }
  ],
  "sellable": 8,
  "limitedBy": "HBY-BOWL-16",
  "nextFiring": "2025-06-12"
}</code></pre>
<p>The field that earns its keep is <code>limitedBy</code>. It tells the pottery what to load into the kiln next. Before it existed, the answer to ‘why are we out of sets?’ was a walk across the yard.</p>
<figure>
<img src="/images/cover-spheres-moss.jpg" alt="Rows of paper, ceramic, steel and glass spheres in a tray; one of them is green" width="1600" height="1000">
<figcaption>Every tray has one piece that decides how many trays you can sell.</figcaption>
</figure>
<h2>Accuracy multiplies, downwards</h2>
<p>Suppose each stock record is right 97% of the time. That is a respectable figure; plenty of warehouses would frame it. A set of three different components is right only when all three are: 0.97³ is 91%. Hearthby’s wedding set has six, and 0.97⁶ is 83%. <strong>One wedding set in six rests on a number that is false</strong>, although no single count looks bad.</p>
<p>So we count by consequence. The components of sets are counted weekly, a dozen at a time and scarcest first. Everything else is counted quarterly. The work is the same two hours. After ten weeks the component records stood at 99.2%, which puts the wedding set at 95%.</p>
<h2>Who gets the last thirty-six bowls?</h2>
<p>Once the kept-back pieces are set aside there is a real choice, and it deserves a sum. A set leaves £61 of contribution, a single bowl £6.90. Thirty-six bowls sold in sets are nine sets, or £549. Sold one at a time they bring £248, and the plates and mugs that would have gone with them sit and wait.</p>
<p>The scarce piece belongs in sets, then, right up to the point where it stops being scarce. A firing takes five weeks from wheel to shelf, and Hearthby knows its kiln dates. The rule they run is short:</p>
<ol>
<li>If the limiting piece is in a firing that lands within ten days, sell it freely.</li>
<li>Otherwise close it as a single once fewer than twelve sets remain, and show the firing date on its page with a place in the queue.</li>
<li>Owners with an order in their account may always buy one from the kept-back stock.</li>
</ol>
<p>The third line is about six orders a week. It also accounts for a remarkable share of the kind letters.</p>
<p>The packing rule is shorter still, and was written by the woman who answers the phone. A second parcel costs £6.20. Split an order only if the first half makes a meal.</p>`,
  },
  {
    title: 'Monday, ten o’clock',
    slug: 'monday-ten-oclock',
    excerpt:
      'One hour, five screens, no slides: the trading routine that outlived three dashboards at Velmoor.',
    image: '/images/cover-tiles-moss.jpg',
    readTime: null,
    categories: ['Operations', 'Data'],
    author: 'Hattie Lund',
    publishDate: '2026-04-09T06:40:00.000Z',
    content: `<p>Velmoor makes ribbed knitwear in small runs. A style might be 420 pieces and, when they are gone, they are gone. For a business like that, merchandising is a weekly decision about which promises to put in the window, and it used to be made by whoever had last complained. Now it is made on Mondays at ten, in an hour, by three people who each bring a laptop and no slides.</p>
<h2>The hour</h2>
<ol>
<li><strong>Ten minutes: broken sizes.</strong> Which styles on page one can most visitors not buy?</li>
<li><strong>Fifteen minutes: cover.</strong> Units left divided by units a week, against the weeks left in the season.</li>
<li><strong>Ten minutes: searches that found nothing.</strong> The top fifty, read aloud.</li>
<li><strong>Fifteen minutes: moves.</strong> At most eight changes, each with a name beside it.</li>
<li><strong>Ten minutes: last Monday’s eight.</strong> Did they do what we said they would?</li>
</ol>
<p>The last item is why the routine has lasted. A meeting that never checks its own guesses turns into a weather report.</p>
<h2>Broken sizes</h2>
<p>A roll-neck sells across five sizes in a stable pattern: 8% XS, 22% S, 32% M, 26% L, 12% XL. Lose M and L and you still show three sizes out of five, so the stock report says 60% available. The customer says 42%, because 58% of them wanted the two that have gone.</p>
<p>That style held the second place on the collection page, with 1,900 views a week and a conversion of 3.1% when whole: about 59 sales. At 42% it makes 25. A plainer crew-neck, complete in every size, converts at 2.6% and would have made 49 in the same position. The gap is twenty-four jumpers a week, lost to loyalty to a bestseller.</p>
<blockquote>
<p>Below 60% of its size curve, a style gives up its place on page one. It may keep its dignity on page two.</p>
</blockquote>
<p>We weight availability by the curve and sort on it automatically. The Monday discussion is only about exceptions, and an exception has to be argued for out loud. Few survive that.</p>
<h2>Cover, and the early markdown</h2>
<p>Cover is the least glamorous number in retail and the most useful. Here is one that was argued over in January. A cardigan had 420 units left, selling 24 a week, with nine weeks of season to run: 17.5 weeks of cover. Full price was £110, or £91.67 before VAT.</p>
<p><em>Hold the price.</em> Nine weeks sell 216 pieces for £19,801. The other 204 go into the sale at 40% off, at £55.00 each: £11,220 more, if they all go. Total £31,021.</p>
<p><em>Take 15% off now.</em> At £77.92 the rate rises to 34 a week: 306 pieces for £23,844, and 114 left for the sale: £6,270. Total £30,114.</p>
<p>So the early markdown loses £907, and most teams stop reading there. The trouble is the phrase ‘if they all go’. Velmoor’s sales had cleared 100% of small remainders but only about two thirds of large ones. With 136 of the 204 sold, holding the price brings £27,281 and leaves 68 cardigans to be stored, insured and apologised for until next winter. The early markdown wins by £2,833 after all.</p>
<p>The lesson we wrote on the wall was narrower than ‘mark down early’. <strong>Model the clearance rate by the size of the remainder.</strong> A sale is a door of a certain width.</p>
<h2>The words people use</h2>
<p>The search list costs ten minutes and has the best return of the five. One Monday in March it held ‘oatmeal’, 140 times. Velmoor sold three things in that colour, under the name Porridge. Nobody had thought to tell the search engine that these are the same breakfast.</p>
<p>Most fixes are of that sort: a synonym, a redirect, a colour family. Every tenth one is a product that people plainly want and you don’t make. Those go on a separate list for the buyer, with the count beside them, and twice a year that list is worth more than the trade fair.</p>
<h2>What it replaced</h2>
<p>The hour took over from a dashboard with 34 charts, a fortnightly trading deck and an alert channel that everybody had muted. None of them was wrong. They simply ended in information, whereas the hour ends in eight changes with names on them. After a quarter, 61% of the changes had done what was predicted, 22% had done nothing visible and 17% had made things worse and been undone. We’d distrust a higher score. It would mean that nobody was trying anything.</p>
<p>If you’d like somebody to run your first six Mondays and then go away, that’s <a href="/services#operations">a thing we do</a>.</p>`,
  },
  {
    title: 'Most of your fraud is a customer-service queue',
    slug: 'most-of-your-fraud-is-a-customer-service-queue',
    excerpt:
      'Oonaru had sixty-one disputes in a month and a new fraud tool on order. Fourteen of the sixty-one were fraud.',
    image: '/images/figure-fraud.jpg',
    readTime: '5',
    categories: ['Fraud Prevention', 'Customer Support', 'Payments'],
    author: 'Joss Wetherall',
    publishDate: '2026-10-06T08:05:00.000Z',
    content: `<p>In February Oonaru, who sell refillable skincare on subscription, took 9,400 orders and received 61 card disputes. That is 0.65%, high enough for the payment provider to write in a tone of concern. The plan on the table was a stricter fraud tool. We asked for an afternoon with the disputes first.</p>
<p>Reading sixty-one disputes takes about three hours. Nobody had done it, because the provider’s dashboard already sorted them into reasons. It sorts them by what the cardholder ticked, however, and a cardholder in a temper ticks whatever gets the money back. We sorted them again by what had happened.</p>
<table>
<thead>
<tr><th>What had happened</th><th>February</th><th>June</th></tr>
</thead>
<tbody>
<tr><td>A stolen card</td><td>14</td><td>13</td></tr>
<tr><td>Did not recognise the line on the statement</td><td>19</td><td>5</td></tr>
<tr><td>A renewal they thought they had stopped</td><td>16</td><td>4</td></tr>
<tr><td>A parcel they could not find</td><td>12</td><td>5</td></tr>
<tr><td><strong>Total</strong></td><td><strong>61</strong></td><td><strong>27</strong></td></tr>
</tbody>
</table>
<p>Fourteen were fraud. The other forty-seven were honest people who couldn’t get an answer from us faster than from their bank.</p>
<h2>Four repairs, none of them a fraud tool</h2>
<ol>
<li><strong>The statement line.</strong> It read <code>ORU LAB LTD</code>. It now reads <code>OONARU SKINCARE</code> followed by a phone number. This took one form and nine days, and removed more disputes than anything else.</li>
<li><strong>The renewal notice.</strong> An email three days before each charge, with the amount in the subject line and three buttons: keep, skip, stop. Skips rose by a fifth. Cancellations didn’t move.</li>
<li><strong>The way out.</strong> Cancelling used to need a conversation. It now takes two clicks and no reasons. Sixteen people a month had been cancelling through their bank.</li>
<li><strong>The lost parcel.</strong> A photograph from the courier goes into the delivery email, and any ‘where is it?’ that arrives before noon is answered the same day.</li>
</ol>
<p>A dispute costs Oonaru the £46 order, a £15 fee and about £6.50 of somebody’s time: £67.50, since a small merchant wins few enough to ignore. Thirty-four fewer a month is <strong>£2,295</strong>, every month, for about eleven days of work.</p>
<h2>Meanwhile, at the other end of the shop</h2>
<p>Nobody had looked at the orders being refused either. One old rule declined any first order where the billing and delivery addresses differed. It stopped 402 orders in February, 4.1% of everything attempted. It had been added after a bad week in 2022, and it was doing exactly what it was told.</p>
<p>We took 300 of those refusals and checked them by hand: age of the email address, whether the card had been used with us before, the name on the parcel, the customer’s later behaviour. We judged 271 of them to be good. Mostly they were presents, which is what differing addresses mean when you sell soap.</p>
<p>Apply that rate to all 402 and you get 363 good customers turned away and 39 bad ones caught. A good order leaves £19, so the refusals cost £6,897 in a month. The frauds they prevented would have cost 39 × £67.50 = £2,633. The shop was paying nearly <strong>£7,000 to save £2,600</strong>, before counting the fact that somebody whose gift is refused does not come back to try again.</p>
<blockquote>
<p>A fraud rule is a claim about the world. It should have to produce its evidence once a month like anybody else.</p>
</blockquote>
<h2>How to make a rule produce its evidence</h2>
<p>The difficulty with a refusal is that you never learn what would have happened. So let some of them through. We release a random 5% of what each rule would have declined, capped at £60 an order and never with express delivery, and mark them. After eight weeks you can put a false-positive rate beside every rule. The experiment cost Oonaru £310 in losses and retired four rules out of eleven.</p>
<p>The rest is housekeeping, but it keeps the gains:</p>
<ul>
<li>Each rule has an owner, a date and a sentence saying what it was for. Rules older than a year with no owner are switched off.</li>
<li>Customer service sees disputes the day they open, and may refund on the spot below £60.</li>
<li>The monthly figure that goes to the board is the cost of fraud <em>plus</em> the cost of refusals. With either alone you can look wonderful.</li>
</ul>
<p>They did buy the tool in the end, from <a href="/partners?category=Fraud%20Prevention">our partner list</a>, in a smaller plan than the one first quoted. It looks after the thirteen. For the others, it turned out, we had to read our post.</p>`,
  },
];
