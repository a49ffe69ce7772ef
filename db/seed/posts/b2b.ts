// Insights on selling to businesses: prices, procurement, ordering, sales teams, product data (seed content).
import type { PostInput } from '#db/contract/posts.ts';

/** Five articles on B2B commerce, in no particular order; lists sort by `publishDate`. One waits for its date. */
export const b2bPosts: PostInput[] = [
  {
    title: 'Account pricing without the spreadsheet',
    slug: 'account-pricing-without-the-spreadsheet',
    excerpt:
      'Brackwick’s fleets had 7.8 million possible prices and one person who understood them. The fix was five rules in a fixed order, and a sentence beside each price.',
    image: '/images/figure-prices.jpg',
    readTime: '5',
    categories: ['B2B', 'Operations'],
    author: 'Tom Akehurst',
    publishDate: '2025-01-23T09:20:00.000Z',
    content: `<p>Brackwick sells hand tools to trades and fleets. We began with the fleets: 1,150 accounts and 6,800 products, so in principle 7.8 million prices. In practice there was a spreadsheet on a shared drive, a pricing manager called Dean, and a rule that nothing went online while Dean was on holiday.</p>
<p>Every B2B project we start has some version of the spreadsheet. The instinct is to copy it into the new shop, cell by cell, as a very large price list. Please don’t. Seven million rows take a night to sync and are wrong by lunchtime, and nobody looking at one of them can say why it is what it is.</p>
<h2>Store the reasons, compute the price</h2>
<p>When we sat down with Dean for two days, the seven million turned out to be made of very little:</p>
<ul>
<li>one list price per product: 6,800 numbers;</li>
<li>four bands, each a percentage off list: 4 numbers;</li>
<li>212 accounts with a discount on a product category: 590 numbers;</li>
<li>net prices agreed for one account and one product, with an end date: about 3,900 numbers;</li>
<li>promotions: a dozen at any time.</li>
</ul>
<p>That is some 11,300 facts. They fit in memory, they can each have an owner and a date, and the price follows from them. All that was missing was the order in which they apply, and Dean had that in his head.</p>
<h2>The order is the policy</h2>
<ol>
<li>A <strong>net price</strong> for this account and product wins, while it is in date.</li>
<li>Otherwise the account’s <strong>category discount</strong>, taken from list.</li>
<li>Otherwise the account’s <strong>band</strong>, taken from list.</li>
<li>Otherwise <strong>list</strong>.</li>
<li>A <strong>promotion</strong> replaces the result if it is lower, unless the account is marked ‘net terms only’.</li>
</ol>
<p>Discounts never stack. If you take one rule from this article, take that. A shop that stacks will sooner or later sell a torque wrench for the price of its box, to a customer who has read the terms more carefully than you have.</p>
<p>Here is a 24 oz claw hammer, list £31.40, for one account in band C.</p>
<table>
<thead>
<tr><th>When</th><th>Net price £23.90</th><th>Striking tools −22%</th><th>Band C −18%</th><th>Promotion £22.95</th><th>Pays</th></tr>
</thead>
<tbody>
<tr><td>April</td><td>in date</td><td>24.49</td><td>25.75</td><td>not running</td><td><strong>23.90</strong></td></tr>
<tr><td>May</td><td>in date</td><td>24.49</td><td>25.75</td><td>running</td><td><strong>22.95</strong></td></tr>
<tr><td>July</td><td>expired on 30 June</td><td>24.49</td><td>25.75</td><td>not running</td><td><strong>24.49</strong></td></tr>
</tbody>
</table>
<p>The July row is where trouble starts. The customer has paid £23.90 for a year and finds the hammer 59p dearer without a word from anybody. So a net price gets a warning 45 days before it lapses, to the rep and to the buyer, with a button that asks to extend it. Half of Brackwick’s ‘pricing errors’ had been expiry dates doing their duty in silence.</p>
<h2>Let each price say where it came from</h2>
<p>Under the price, in small type, the shop prints its reason: <em>Your price, agreed until 30 June.</em> Or: <em>Band C, 18% off list.</em> It costs one line of template, because the rule that won knows its own name.</p>
<blockquote>
<p>A price that cannot say where it came from is a rumour.</p>
</blockquote>
<p>Calls to query a price fell from about 70 a week to 12. Reps stopped checking the site against the spreadsheet and began checking the spreadsheet against the site, after which the spreadsheet was allowed to die.</p>
<h2>Prove it before launch</h2>
<p>There is an honest test for a price engine, and it needs no test cases. Take the last twelve months of invoices, compute every line again with the new rules as of the invoice date, and list the differences. Brackwick had 96,000 lines. 1,632 of them disagreed, or 1.7%.</p>
<p>We went through the list with Dean by type of disagreement, which took a morning. 428 lines were rules we had got wrong, and we fixed them. The other <strong>1,204 were invoices that had been wrong at the time</strong>: lapsed prices still charged, discounts stacked by hand, a decimal point. They came to £14,700. Of that, £9,100 had been in the customers’ favour and was forgotten. The other £5,600 was credited without being asked for, which made a deeper impression than any discount has since.</p>
<h2>Two small matters with large consequences</h2>
<p><strong>Rounding.</strong> Fasteners are priced per hundred, and a price per piece of £0.0437 shown as £0.04 is out by 8%. Keep four decimals, round once, at the line total, and write down which way.</p>
<p><strong>Logged-out prices.</strong> We argue for showing list. The usual objection is that competitors will see it. They have it already: they rang up and asked. Meanwhile the site foreman on a phone, who has never been given the login, sees a tool, a price and a stock figure, and can decide whether to go looking for the password. Hiding everything behind ‘log in to see prices’ mostly hides it from customers.</p>
<p>If you want to know how the rest of such a build is put together, start with <a href="/divisions#enterprise">Enterprise</a>.</p>`,
  },
  {
    title: 'Punch-out, explained to the person who has to pay for it',
    slug: 'punch-out-explained-to-the-person-who-has-to-pay-for-it',
    excerpt:
      'A large customer wants to ‘punch out’ to your catalogue. What that is, what it saves, what it costs, and the five places where it will go wrong.',
    image: '/images/figure-keying.jpg',
    readTime: '5',
    categories: ['B2B', 'Data'],
    publishDate: '2025-07-03T13:10:00.000Z',
    content: `<p>The email comes from your largest customer’s procurement department, and says that as of next year all suppliers must support punch-out. There is a PDF. Somebody forwards it to you because you hold the budget. Here is what it means.</p>
<h2>What it is</h2>
<p>Your customer’s staff may not buy things on websites. They buy in a procurement system, where a requisition is approved before it becomes an order. Punch-out lets them use your shop as a catalogue for that system. In five steps:</p>
<ol>
<li>A buyer clicks your name in their system, which sends your shop a <code>PunchOutSetupRequest</code> saying who is shopping.</li>
<li>Your shop answers with a one-time address. The browser opens it and the buyer is logged in, with the prices agreed for that company.</li>
<li>They fill a basket. The checkout button now says ‘Return basket’.</li>
<li>Your shop hands back a <code>PunchOutOrderMessage</code>: lines, prices, units, classification codes. Nothing has been bought.</li>
<li>After somebody approves it, hours or weeks later, a purchase order arrives by machine, and you ship.</li>
</ol>
<p>The messages follow <a href="https://cxml.org/">cXML</a> in most systems, or SAP’s older OCI, which is a web form with ambitions. Ask which before you ask anything else.</p>
<h2>What it saves</h2>
<p>Axforth supplies bearings, gears and fasteners. Seven of its customers, worth £2.1m a year between them, sent 5,600 orders as PDFs. Each took eleven minutes to key: 1,027 hours, or £24,640 at £24 an hour. Of the 25,200 lines, 2.3% were keyed wrongly. That makes 580 mistakes at £38 for the return, the second delivery and the apology: £22,025.</p>
<p>With punch-out the keying goes, and errors fall to about 0.2%, or 50 lines and £1,915. They don’t reach zero, because a human being still chooses the part. The saving is <strong>£44,750 a year</strong>.</p>
<h2>What it costs</h2>
<p>The first customer is the expensive one: about £14,000 with us, most of it testing. Each further customer on the same protocol is nearer £3,000. Hosting, monitoring and certificates come to some £6,000 a year. For Axforth’s seven that was £32,000 once, so the whole thing paid for itself in about ten months.</p>
<p>Do the same sum with one customer and 400 orders a year and you get £3,200 saved against £14,000, plus the £6,000 every year. The honest answer is then to decline, or to do it because you want to keep the customer, which is a perfectly good reason and should be entered under sales rather than efficiency.</p>
<h2>The five places where it goes wrong</h2>
<h3>Cookies in a frame</h3>
<p>Some procurement systems open your shop inside a frame. Browsers treat its cookies as third-party there, and the buyer is logged out on every page. Session cookies need <code>SameSite=None; Secure</code>, some browsers will refuse them even so, and <a href="https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie">MDN</a> has the details. The dependable answer is to ask the customer to open a new window. There is nearly always a setting for it. It is nearly always owned by somebody who has left.</p>
<h3>Units</h3>
<p>You sell a box of fifty and call it <code>BX</code>. They expect <code>EA</code>. The requisition says 4 and you ship 200. Fix the unit and the pack size for each product in one agreed table, and refuse to return a basket that contains a unit nobody has mapped.</p>
<h3>Classification</h3>
<p>Approval rules run on <a href="https://www.unspsc.org/">UNSPSC</a> codes. A line without one is rejected by a machine, silently. Axforth had codes on 61% of its range. Filling in the rest was the longest job in the project, and had no technology in it whatsoever.</p>
<h3>Prices that age</h3>
<p>A basket returned on 3 March becomes an order on 24 March. Which price applies? Decide, write it in the agreement, and have the shop hold it: we use thirty days from the basket and flag what falls outside. Otherwise each price rise produces a fortnight of mismatched invoices, and accounts payable on the other side will simply stop paying.</p>
<h3>Coming back to edit</h3>
<p>The approver wants three instead of five. Their system reopens the basket in your shop with the operation <code>edit</code>. Shops built in a hurry support only <code>create</code>, so the buyer begins again, muttering. It’s a day’s work when you build it and a week’s when you don’t.</p>
<h2>What to ask procurement this afternoon</h2>
<ul>
<li>Which system, which protocol, which version?</li>
<li>Frame or window?</li>
<li>Are orders sent back as cXML, EDI or, after all that, as a PDF?</li>
<li>Which classification, and is it mandatory on each line?</li>
<li>Is there a test environment, and the name of one person who can see its logs?</li>
</ul>
<p>The last is worth more than the other four. We have finished an integration in nine days with a good contact and in fourteen weeks without, and the code was the same code. If the answers make no sense to you, <a href="/contact">send them over</a>. They’ll probably make sense to us, which is a sad thing to be able to say.</p>`,
  },
  {
    title: 'The best B2B interface is a box you can paste into',
    slug: 'the-best-b2b-interface-is-a-box-you-can-paste-into',
    image: null,
    readTime: '5',
    categories: ['B2B', 'Design'],
    author: 'Ines Barroway',
    publishDate: '2026-02-24T10:30:00.000Z',
    content: `<p>It is ten at night in the kitchen of a delicatessen. The owner has cashed up, looked along the shelves, and has this on her phone:</p>
<pre><code>rhubarb 340 x2 cases
6 seville
DMS-0227-QUI 1cs
the red onion one, same as last time
20 damson small</code></pre>
<p>She would like to send that to somebody and go to bed. What most wholesale sites offer her is a mega-menu, twelve product cards with lifestyle photography, and a quantity stepper that starts at one and must be tapped nineteen times.</p>
<p>Damsony makes preserves and sells them by the case to 1,900 shops and hotels. The median order has eleven lines, of which nine were on the previous order. These people aren’t browsing. They are restocking, a task closer to filling in a form than to shopping, and the best form we know is a large empty box.</p>
<h2>Reading what people write</h2>
<p>The box accepts anything: typed, dictated, pasted from a note or from three columns of a spreadsheet. Each line is split into a quantity and a description, and the description is looked up in a fixed order:</p>
<ol>
<li>our product code, in any spacing or case;</li>
<li>the customer’s own code, if they have given us one;</li>
<li>an alias this customer has used before;</li>
<li>an alias anybody has used before;</li>
<li>search, limited first to what they have bought.</li>
</ol>
<p>Steps one to four resolve 88% of lines without asking. For the rest the page shows up to three candidates side by side, and remembers the answer. Next month ‘the red onion one’ needs no question, for her or for her sister who orders on Fridays.</p>
<h3>Never guess silently</h3>
<p>A resolved line shows what was read and what it became, beside each other: <em>‘6 seville’ → Seville orange marmalade, 340 g, 1 case of 6</em>. It’s tempting to tidy the left-hand half away. Leave it. It’s how people catch the machine out, and a customer who can catch it out will trust it.</p>
<h3>Never round silently either</h3>
<p>The small damson comes in cases of twelve. Twenty jars don’t exist. Rounding up sells her four she didn’t ask for; rounding down leaves a gap on a shelf. So the line stops and offers two buttons, 12 and 24, with the price of each. It is the only place in the flow where we interrupt, and the abandonment there is under 1%.</p>
<h2>What it did</h2>
<p>We timed twenty customers before and after, from login to confirmation, each placing what they would have ordered anyway.</p>
<table>
<thead>
<tr><th>Median of twenty customers</th><th>Catalogue</th><th>Box</th></tr>
</thead>
<tbody>
<tr><td>Time to place the order</td><td>7 min 40 s</td><td>2 min 05 s</td></tr>
<tr><td>Taps and clicks</td><td>94</td><td>11</td></tr>
<tr><td>Lines corrected by phone next day</td><td>0.6</td><td>0.1</td></tr>
<tr><td>Lines per order</td><td>11</td><td>12</td></tr>
</tbody>
</table>
<p>The last row was not planned. With the list in view, people see what is missing from it. When an item they usually buy is absent, the page says so once, below the total, without a pop-up: <em>You normally have quince. Add a case?</em> One time in four they do. A third of Damsony’s customers reach the £150 carriage-paid line on that question alone, so the shop now mentions both facts together.</p>
<h2>Details that took longer than the parser</h2>
<ul>
<li><strong>Stock per line, with a date.</strong> ‘Out of stock’ is useless to somebody planning a shelf. ‘Next batch 11 March, hold one for me’ is an order.</li>
<li><strong>Paste keeps its order.</strong> The confirmation lists lines as they were written, so the person unpacking can tick them off against the same note.</li>
<li><strong>One page.</strong> Address, delivery day and purchase-order number sit below the list, filled in from last time. There is no checkout to be taken to.</li>
<li><strong>It works with a poor signal.</strong> Cellars have thick walls. The list is kept on the phone until it has been sent, and the button says which of the two it is.</li>
<li><strong>The keyboard is enough.</strong> Return moves down, the arrow keys choose a candidate. Hotels order from a desk, forty lines at a time, and their hands never leave the keys.</li>
</ul>
<h2>What about the catalogue?</h2>
<p>It is still there, and it looks lovely. New customers need it, and so does the chef who wants to know what goes with a blue cheese. About 7% of order lines begin in it. We gave it 7% of the budget and everybody was content, with the possible exception of the photographer.</p>
<p>The general point is small. Before drawing a B2B interface, collect fifty real orders in the form in which they were sent: emails, photographs of clipboards, voicemails. Then build the thing that reads those. Your customers have been designing the input format for years. It would be rude to ignore it.</p>
<p>For the half of the job that sits underneath, see <a href="/insights/three-numbers-should-find-a-bearing">what it takes to make product data findable</a>.</p>`,
  },
  {
    title: 'Three numbers should find a bearing',
    slug: 'three-numbers-should-find-a-bearing',
    excerpt:
      'Cleaning a catalogue of 40,000 parts would take one person two and a half years. Axforth did the useful twentieth of it in six weeks.',
    image: '/images/figure-bearing.jpg',
    readTime: '6',
    categories: ['Data', 'B2B'],
    author: 'Rafe Osterley',
    publishDate: '2025-12-09T11:55:00.000Z',
    content: `<p>An engineer with a broken conveyor doesn’t want inspiration. She has an old bearing in her hand, a pair of callipers, and three numbers: 25, 52 and 15. If your shop can turn three numbers into one part in stock, you have a customer. If the filter for bore diameter offers <em>25</em>, <em>25mm</em>, <em>25 mm</em>, <em>0.984 in</em> and <em>see drawing</em>, you have a visitor.</p>
<p>Axforth had forty thousand parts and all five of those values. Everyone agreed that the data was bad. It had been agreed for years, at a comfortable level of generality.</p>
<h2>Put a size on it</h2>
<p>We timed a competent person repairing fifty records, data sheet in hand: seven minutes each. For 40,000 parts that is 4,667 hours, or two and a half years of somebody’s life. No wonder it had been left at agreement.</p>
<p>Then we sorted the parts by how often they were ordered. <strong>1,840 of them, not quite 5%, carried 71% of all order lines.</strong> At seven minutes each they come to 215 hours, which is two people for three weeks. That project can be started on a Monday.</p>
<h2>Decide what a bearing is</h2>
<p>Before anybody repairs anything, each class of product needs a definition: which attributes, of which type, in which unit, from which list of values. You need not invent it. <a href="https://eclass.eu/en">ECLASS</a> has classes for most industrial goods. We take from it perhaps a third of what it offers, namely the attributes that buyers filter by or that decide whether the part fits.</p>
<p>This is the record as we found it, and as it is now.</p>
<pre><code class="language-json">{
  "before": {
    "code": "6205-2RS",
    "title": "BRG 6205 2RS 25X52X15 SEALED C3",
    "size": "25mm x 52 x 15",
    "weight": "130"
  },
  "after": {
    "code": "6205-2RS-C3",
    "class": "deep-groove-ball-bearing",
    "boreMm": 25,
    "outsideMm": 52,
    "widthMm": 15,
    "seal": "rubber, both sides",
    "clearance": "C3",
    "massKg": 0.13,
    "source": { "document": "ds-6205.pdf", "page": 2, "checkedBy": "nb" }
  }
}</code></pre>
<p>Two things deserve attention. The unit is in the name of the field, so that no value can ever again bring its own. And the record says where each value was read and who checked it, so that the next argument about it lasts one minute. Note as well that the part itself turned out to be a C3. It had been sold as a standard clearance for eleven years.</p>
<h2>Rules before people</h2>
<p>A surprising amount can be caught without knowing anything about bearings:</p>
<ul>
<li>bore is smaller than outside diameter;</li>
<li>mass is above zero and within a factor of three of its class’s median;</li>
<li>no number field contains a letter;</li>
<li>a picture used by more than forty parts is a placeholder;</li>
<li>two parts with identical attributes are either duplicates or missing an attribute.</li>
</ul>
<p>The five rules flagged 6,212 records in an evening. The last is the clever one. It found the C3, because two bearings at different prices could not be told apart by anything in the database.</p>
<figure>
<img src="/images/cover-tiles.jpg" alt="A wall of white tiles, some turned to let the orange wall behind glow through" width="1600" height="1000">
<figcaption>Records that differ only in what nobody wrote down.</figcaption>
</figure>
<h2>Can a language model not do this?</h2>
<p>It can do a good deal, and should be used with the arithmetic in view. We had one read 200 data sheets and compared the result with a person’s. It was right on 94.5% of attributes, which sounds like an answer. A bearing has nine of them, however, and 0.945<sup>9</sup> is 0.60. <strong>Two parts in five had at least one wrong value</strong>, and a wrong value in a filter is worse than an empty one, since an empty one merely hides the part.</p>
<p>So the model proposes and marks the place in the document; a person accepts or corrects, with the page open beside the form. That brought seven minutes down to two and a half, at the same accuracy as before. It’s a splendid clerk. You wouldn’t give it the stamp.</p>
<h2>Titles, last and by formula</h2>
<p>It is tempting to begin with the titles because they can be seen. Leave them until the attributes are right, and then nobody need write any. For bearings the formula is class, code, the three dimensions, seal and clearance, in that order, always: <em>Deep groove ball bearing 6205-2RS, 25 × 52 × 15 mm, rubber seals both sides, C3</em>. Change the formula and 2,300 titles change with it overnight.</p>
<p>Synonyms go elsewhere, in a list for the search engine, since no customer benefits from a title that ends in <em>brg bearing bearings</em>. Axforth’s list came out of three years of phone notes. It holds 410 entries, among them the four spellings of ‘calliper’ that its buyers use and the one that is in the dictionary.</p>
<h2>What six weeks bought</h2>
<table>
<thead>
<tr><th>On the 1,840 parts</th><th>Before</th><th>After</th></tr>
</thead>
<tbody>
<tr><td>Attributes complete</td><td>44%</td><td>99%</td></tr>
<tr><td>Filtered searches that end on a product page</td><td>31%</td><td>68%</td></tr>
<tr><td>Returned as the wrong part</td><td>3.8%</td><td>1.6%</td></tr>
<tr><td>‘Will this fit?’ calls a week</td><td>210</td><td>95</td></tr>
</tbody>
</table>
<p>The remaining 38,160 are being done in order of demand, at about 150 a week, by the people who used to take those calls. It will be five years before anyone reaches the end. That’s fine. Nobody is waiting for the end, and new parts now come in through the same definition, with the same rules, so the heap has stopped growing.</p>
<p>One warning. A supplier will offer you the whole range, ready cleaned, for a few pence a part. Ask for fifty you have already repaired, and compare.</p>`,
  },
  {
    title: 'Your sales reps are not afraid of the website',
    slug: 'your-sales-reps-are-not-afraid-of-the-website',
    excerpt:
      'They are afraid of the commission statement. Fix that first, then let a quote become an order without anybody typing it again.',
    image: '/images/cover-cloth-moss.jpg',
    readTime: '4',
    categories: ['B2B'],
    author: 'Tom Akehurst',
    publishDate: '2099-03-17T09:00:00.000Z',
    status: 'scheduled',
    content: `<p>Every self-service project has a slide about ‘resistance in the field’. It usually recommends communication. The reps we have met needed no communication. They had understood the project perfectly: orders that used to carry their initials would shortly carry nobody’s, and the initials were how they paid the mortgage.</p>
<p>So here is the cheapest adoption programme in B2B commerce. <strong>Pay the rep in full on orders their accounts place online.</strong></p>
<h2>The sum</h2>
<p>Brackwick has fourteen reps on 1.2%. Their accounts were expected to place £3.1m a year online, so paying commission on it costs £37,200. That was the figure the board had been shown, in red.</p>
<p>The other figure had not been on a slide. We asked each rep to note, for a fortnight, the hours spent typing orders that somebody had already decided to place. The answer was nine hours a week. Over 44 working weeks and fourteen people it is 5,544 hours, and at £31 an hour it is £171,864 of selling time spent as a keyboard. Nobody gets all of that back. At a third, it still pays for the commission one and a half times over.</p>
<p>We suggest full commission for eighteen months, then a review.</p>
<h2>A quote is a basket with manners</h2>
<p>The second reason reps distrust the website is that the interesting part of the work never happens there. Large orders begin as quotes, and quotes live in email. At Brackwick there were 9,200 a year. The median quote took 26 hours to leave the building and 34% were won.</p>
<p>Look closer and the hours matter. Quotes answered within two hours were won 47% of the time, those answered after a day 29%. Some of that is selection, since easy quotes are quick. Enough of it survives comparison within one product group to be worth a good deal of money.</p>
<p>We built no quoting module. A quote is the same object as a basket, with a state and a date:</p>
<table>
<thead>
<tr><th>State</th><th>Who can change it</th><th>What is frozen</th></tr>
</thead>
<tbody>
<tr><td>Draft</td><td>Rep or customer</td><td>Nothing</td></tr>
<tr><td>Sent</td><td>Rep</td><td>Prices and quantities, until the expiry date</td></tr>
<tr><td>Questioned</td><td>Customer, line by line</td><td>Prices on the lines not in question</td></tr>
<tr><td>Accepted</td><td>Nobody</td><td>Everything: it is an order</td></tr>
<tr><td>Expired</td><td>Rep, by renewing it</td><td>Nothing; prices are computed again</td></tr>
</tbody>
</table>
<p>Acceptance is one button and a field for the purchase-order number. Before, one accepted quote in nineteen reached the warehouse with a line that wasn’t on it.</p>
<h2>Who may give away what</h2>
<p>Discount approval was where the 26 hours had gone. A rep asked, a manager was driving, the customer bought elsewhere. The limits are now in the basket:</p>
<ol>
<li>Up to <strong>8%</strong> below the account’s price: the rep, on the spot.</li>
<li>Up to <strong>15%</strong>: the area manager, who gets a message with the margin on it and two buttons.</li>
<li>Beyond that: the sales director, with a sentence of explanation from the rep.</li>
</ol>
<p>Take a £4,800 quote for a fleet kit at 12% off. The message to the manager shows the price after discount, £4,224; the margin, 21% instead of 30.5%; and what the account bought in the last twelve months. Median time to an answer is eleven minutes.</p>
<blockquote>
<p>I thought it would take my customers away. It has taken away the part of them that rang me on Sunday about an order number.</p>
</blockquote>
<p>That was a rep of nineteen years’ standing, at the review. We asked permission to quote him and he asked for a finder’s fee.</p>
<h2>What the rep sees in the morning</h2>
<p>The final piece is a single page that opens with the working day:</p>
<ul>
<li>quotes expiring this week, largest first;</li>
<li>accounts that usually order by now and haven’t;</li>
<li>baskets left overnight above £500, with a button to turn them into a quote;</li>
<li>what the customer saw, when they ring to complain about it.</li>
</ul>
<p>The second line found £61,000 of lapsed trade in the first quarter, most of it two accounts that had been sent the wrong gloves and were too polite to say so.</p>
<p>A website won’t sell the way these fourteen people do. It can see to it that they aren’t typing when the customer rings. Prices <a href="/insights/account-pricing-without-the-spreadsheet">have rules of their own</a>.</p>`,
  },
];
