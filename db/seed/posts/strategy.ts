// Insights on strategy: what to build, when to move, what to charge and where to sell.
import type { PostInput } from '#db/contract/posts.ts';

/** Six articles: roadmaps, pricing, AI, subscriptions, replatforming and marketplaces; the one on marketplaces is a draft. */
export const strategyPosts: PostInput[] = [
  {
    title: 'A roadmap is a list of things you have agreed not to do yet',
    slug: 'a-roadmap-is-a-list-of-things-you-have-agreed-not-to-do-yet',
    excerpt:
      'Four projects, twenty-three weeks and one team. Put them in the wrong order and the same work costs £31,400 more.',
    content: `<p>Every January we are shown the same document. It has swimlanes, a tasteful gradient and forty-one boxes, of which those in the fourth quarter are slightly paler to suggest humility. By March nobody opens it. By September somebody finds it in a shared drive and reads it aloud at a leaving do.</p>
<p>The trouble is rarely the boxes. The trouble is that a roadmap of forty-one things has made no decisions. A team that can finish four projects by midsummer needs to know which four, in which order, and what it is allowed to stop feeling guilty about.</p>
<h2>Price the waiting, then the work</h2>
<p>Most planning sessions rank projects by how much they are worth. That is half a calculation. A project is worth something per week <em>once it is live</em>, so what matters is how long everybody waits for it. Ask two questions of each candidate: what does a week of having this earn or save, and how many weeks does it take? Divide the first by the second and sort.</p>
<p>Here is a list we worked through with Norrowe, which makes flasks and trail kit that are meant to be repaired. The weekly values are contribution, after the cost of goods, and each came with a sentence explaining where it came from.</p>
<table>
<thead>
<tr><th>Project</th><th>Worth per week</th><th>Weeks of work</th><th>Worth per week of work</th></tr>
</thead>
<tbody>
<tr><td>New site search</td><td>£3,200</td><td>8</td><td>£400</td></tr>
<tr><td>Loyalty programme</td><td>£2,400</td><td>10</td><td>£240</td></tr>
<tr><td>Delivery promise on the product page</td><td>£2,100</td><td>3</td><td>£700</td></tr>
<tr><td>Repair booking online</td><td>£1,200</td><td>2</td><td>£600</td></tr>
</tbody>
</table>
<p>The instinct in the room was to begin with search, because it was the biggest number, and to follow it with loyalty, because the managing director had been to a conference. Do the four in order of size and they go live at the end of weeks 8, 18, 21 and 23. Multiply each weekly value by the weeks spent waiting for it and the queue costs £140,500.</p>
<p>Now sort by the last column. Delivery promise, repair booking, search, loyalty: live in weeks 3, 5, 13 and 23. The queue costs £109,100. The team, the projects, the estimates and the coffee are identical. The difference is <strong>£31,400</strong>, and it was available for the price of a long-division sum.</p>
<figure><img src="/images/cover-string-moss.jpg" alt="White and green threads twist between two wooden rings and cross in the middle" width="1600" height="1000"><figcaption>Four projects share one team. The order they pass through it is the plan.</figcaption></figure>
<h2>The objections, which are good ones</h2>
<h3>‘We are guessing the values’</h3>
<p>You are. You were guessing before, only silently and with more adjectives. A guess of £3,200 a week that is wrong by a third still sorts above £1,200. And a number can be argued with: when the head of trading says that the loyalty figure is fantasy, you have a better meeting than the one where everybody said ‘strategic’.</p>
<h3>‘Some things have no weekly value’</h3>
<p>Security patches, a tax change, a platform feature that is being switched off. These have a date on which doing nothing becomes expensive. Put the date on the list, work backwards from it, and leave them out of the ranking. They are appointments rather than candidates.</p>
<h3>‘Small things will always win’</h3>
<p>They often will, and that is usually correct. If it bothers you, it is a sign that the large things have not been cut up. ‘Loyalty programme’ is ten weeks. ‘Points for sending a flask back for repair’ is two, and it will tell you whether the other eight are worth having.</p>
<h2>Write down the noes</h2>
<p>The most useful page of the document is the one that is usually missing. For each thing you have decided against, record three lines:</p>
<ol>
<li>What it was, in words the person who asked for it would recognise.</li>
<li>Why it lost, with the number.</li>
<li>What would have to change for it to win.</li>
</ol>
<p>Norrowe’s list has eleven entries. ‘A native app: £300 a week at best, fourteen weeks. Revisit when a third of orders come from people who have bought three times.’ Nobody has raised the app since, because nobody has to wonder whether they were heard.</p>
<blockquote><p>A yes costs the team some weeks. An unrecorded no costs it the same conversation every month.</p></blockquote>
<h2>How far ahead to look</h2>
<p>One quarter in detail, a second in outline, and after that only the appointments with dates. Re-sort every six weeks, when two things have shipped and you know whether their weekly values were real. Keep the old guesses beside the results. After three rounds you will know which of your colleagues is an optimist, and by how much, which is worth more than any framework.</p>
<p>If you’d like somebody outside the politics to hold the pencil, that is a good part of <a href="/services#strategy">what our strategists do</a>. But the first version needs only a spreadsheet, an afternoon and a room where it is safe to say that the conference was nice and the answer is no.</p>`,
    image: '/images/figure-queue.jpg',
    readTime: '4',
    categories: ['Strategy'],
    author: 'Imogen Tarrant',
    publishDate: '2025-01-14T09:00:00.000Z',
  },
  {
    title: 'What a three per cent price rise really costs you',
    slug: 'what-a-three-per-cent-price-rise-really-costs-you',
    excerpt:
      'Fewer customers than you fear, if you know your contribution margin. A discount of the same courage costs far more.',
    content: `<p>Ask a founder to take 20 per cent off for a weekend and you’ll have an answer before the coffee arrives. Ask the same founder to put a price up by £1.50 and you’ll be asked for a research programme. Both are price changes. One is simply more embarrassing if it fails.</p>
<p>The arithmetic doesn’t care about embarrassment. It asks a single question: how many orders can I lose before I would have been better off leaving the price alone?</p>
<h2>The sum, with plates in it</h2>
<p>Hearthby sells stoneware from one pottery. A set of four plates costs £48, which is £40 without VAT. Making it and getting it to the pottery door costs £15.20, packing and delivery £5.60, and payment fees £0.80. What remains, £18.40, is the contribution: the money that pays for the kiln, the people and the advertising. It is 46 per cent of the price before tax.</p>
<p>Put the set up to £49.50. VAT takes its share of the extra £1.50 and Hearthby keeps £1.25, so contribution rises to £19.65. The break-even is the extra divided by the new contribution: 1.25 ÷ 19.65, or 6.4 per cent. <strong>For every hundred orders, Hearthby can lose six and still be ahead</strong>, and it has six fewer boxes of stoneware to pack.</p>
<p>Now run it the other way. A 10 per cent discount brings the price before tax down to £36 and the contribution to £14.40. To stand still, Hearthby must sell 18.40 ÷ 14.40 times as much, which is 28 per cent more plates. Discounts of this kind often bring 28 per cent more orders on the day. They seldom bring them over the month, because many of those plates were going to be bought a week later by somebody who now knows to wait.</p>
<h2>A table to keep in a drawer</h2>
<p>The share of orders you can lose depends only on your margin and the size of the rise. Down the side is contribution as a share of the price before tax; across the top, the rise.</p>
<table>
<thead>
<tr><th>Contribution</th><th>+3%</th><th>+5%</th><th>+8%</th></tr>
</thead>
<tbody>
<tr><td>30%</td><td>9.1%</td><td>14.3%</td><td>21.1%</td></tr>
<tr><td>46%</td><td>6.1%</td><td>9.8%</td><td>14.8%</td></tr>
<tr><td>60%</td><td>4.8%</td><td>7.7%</td><td>11.8%</td></tr>
</tbody>
</table>
<p>Read the first row twice. Thin-margin shops are the most frightened of raising prices and have the most to gain from it, because each pound of price is a larger share of what they keep.</p>
<h2>Finding out, without a scandal</h2>
<p>Please don’t show two people two prices for the same plate on the same afternoon. Even where it is lawful, they will find each other on the internet, and you will spend the gain on apologies. Change the price of products, not of people.</p>
<ul>
<li><strong>Pair your lines.</strong> Hearthby has eight tableware lines. Match them by price, season and sales into four pairs, and raise one of each pair.</li>
<li><strong>Wait eight weeks.</strong> Two pay days, no bank-holiday sale, and the same advertising to both halves.</li>
<li><strong>Compare the gaps.</strong> If the raised lines sold 2 per cent less than the eight weeks before while the others sold 1 per cent more, the price cost you about 3 per cent. Set that beside the 6.4 you can afford.</li>
<li><strong>Watch the basket.</strong> People who trade down from a set to a pair of bowls have not been lost, and the line report will pretend they have.</li>
</ul>
<p>With a thousand orders per line the answer will still be blurred, by about six points either way. That is enough to tell ‘nobody noticed’ from ‘they left’, and those are the two cases that matter. For the same reason, don’t bother testing £49.50 against £49.95. You’d need more plates than Hearthby has clay; we explain why in <a href="/insights/most-a-b-tests-are-too-small-to-say-anything">our piece on test sizes</a>.</p>
<h2>Where to put the rise</h2>
<p>Three per cent across the board is the laziest version, and it lands hardest on the two or three products that people compare. Every shop has a few lines whose price is known by heart: the entry set, the bestseller, the one that sits in everybody’s advertisement. Leave those. Put the rise on what surrounds them.</p>
<p>At Hearthby, the dinner plate is compared and the serving dish is not. Somebody who owns twelve matching plates is not shopping around for the dish that completes them, and 7 per cent on serving pieces, which are half of sales, earned more than 3 per cent on everything would have, with less risk. Spare lids, refills, larger sizes and personalisation behave the same way.</p>
<h2>Then say so</h2>
<p>If you sell to people who come back, tell them before they notice. Two sentences will do: clay and gas cost more, sets go up on the first of the month, and orders before then are at the old price. No hymn to craftsmanship. You’ll get a small rush at the old price, a few cross replies, and a reputation for being straight that no discount code has ever bought anybody.</p>`,
    image: '/images/figure-rise.jpg',
    readTime: null,
    categories: ['Strategy', 'Data'],
    author: 'Tobias Fenn',
    publishDate: '2025-04-24T07:45:00.000Z',
  },
  {
    title: 'A subscription business is a bath with the plug out',
    slug: 'a-subscription-business-is-a-bath-with-the-plug-out',
    excerpt:
      'New subscribers are the tap, churn is the drain, and the level you end up at is one divided by the other. The rest is plumbing.',
    content: `<p>There is one sum in subscription commerce that everybody should be able to do on a napkin. Take the number of new subscribers you win each month and divide it by the share that leaves. The answer is the size at which you will stop growing.</p>
<p>Pellam roasts coffee to order and sends it at the speed you drink it. Suppose it wins 600 subscribers a month and loses 8 per cent of the base in the same time. The bath settles at 600 ÷ 0.08, which is 7,500 people. It doesn’t matter how full it was to begin with. With 6,200 subscribers today, Pellam loses 496 and gains 600, so it grows by 104, then by a little less each month, and in a year it has about 7,000 and a commercial director asking what happened to the momentum.</p>
<p>Nothing happened to it. The drain takes a share of whatever is there, so it runs harder as the bath fills.</p>
<h2>Two points of churn are worth two hundred sign-ups</h2>
<p>Bring churn down from 8 to 6 per cent and the ceiling moves from 7,500 to 10,000. To get the same ceiling from the tap you would need 800 new subscribers a month in place of 600: a third more, every month, for ever, at a price per head that will not stay where it is while you do it.</p>
<p>It also changes what each person is worth. A Pellam order leaves £4.10 after beans, postage and payment fees, and the average subscriber takes 1.4 orders a month, so each is worth £5.74 a month. At 8 per cent churn people stay 12.5 months on average and bring in £71.75. At 6 per cent they stay 16.7 months and bring in £95.67. The second company can outbid the first for every customer, and sooner or later will.</p>
<h2>Payback is later than the spreadsheet says</h2>
<p>If a subscriber costs £28 to win and brings £5.74 a month, the spreadsheet divides and says 4.9 months. But some leave in the second month, and they stop paying you while their acquisition cost stays paid. Counting only those who remain, the cohort passes £28 a head during the <em>sixth</em> month. It is a small correction until you are financing it. Six hundred people a month at £28 is £16,800 out of the door before anything comes back, and one more month of waiting is one more month of that.</p>
<h2>What the half-price first bag did</h2>
<p>Here is a comparison that we now make before agreeing to any introductory offer. The first column is a month of sign-ups at full price. The second is a month with the first bag at half price, which cost £19 a head to win and brought half as many people again.</p>
<table>
<thead>
<tr><th>Measure</th><th>Full price</th><th>Half-price first bag</th></tr>
</thead>
<tbody>
<tr><td>Sign-ups</td><td>600</td><td>900</td></tr>
<tr><td>Cost to win each</td><td>£28</td><td>£19</td></tr>
<tr><td>Still here after 1 month</td><td>88%</td><td>61%</td></tr>
<tr><td>Still here after 6 months</td><td>61%</td><td>38%</td></tr>
<tr><td>Contribution in 12 months, each</td><td>£45.42</td><td>£25.36</td></tr>
<tr><td>Left after the cost of winning them, each</td><td>£17.42</td><td>£6.36</td></tr>
<tr><td>Left, the whole cohort</td><td>£10,452</td><td>£5,724</td></tr>
</tbody>
</table>
<p>On the day, the offer looked superb: 50 per cent more people at two-thirds of the cost. Over a year it earned a little more than half as much, and it gave the packing bench three hundred extra first boxes with a welcome card in them. The offer was a good way of finding people who like half-price coffee.</p>
<blockquote><p>Judge an offer by the second order. The first one was bought.</p></blockquote>
<h2>Where the drain actually is</h2>
<p>Churn is quoted as one figure and is at least three problems, with different owners.</p>
<ul>
<li><strong>Failed cards.</strong> Often a fifth to a third of all losses, and nobody decided to leave. Retry on the days after pay day, use card-updater services, and write to people from a human address. This is the cheapest point of churn you will ever buy.</li>
<li><strong>Too much stuff.</strong> Three unopened bags in the cupboard. The remedy is a ‘skip’ button which is easier to find than ‘cancel’, and a schedule that slows down by itself. Pellam asks how full the tin is, in the reminder email, with three links. A skip costs £4.10 once; a cancellation costs what was left of £71.75.</li>
<li><strong>Actual disappointment.</strong> Smaller than people fear. Read the reasons as sentences, weekly, before somebody turns them into a pie chart.</li>
</ul>
<h2>What to put on the wall</h2>
<p>Four numbers, monthly: new subscribers, churn split into those three, the ceiling (one divided by the other), and the share of each cohort that placed a second order. Leave off the total number of subscribers. It goes up for a long time after the business has stopped working, and it is the only one that anybody claps for.</p>`,
    image: '/images/figure-bath.jpg',
    readTime: '5',
    categories: ['Strategy', 'Retention'],
    author: 'Imogen Tarrant',
    publishDate: '2025-07-29T10:15:00.000Z',
  },
  {
    title: 'Give the machine the work you can check',
    slug: 'give-the-machine-the-work-you-can-check',
    excerpt:
      'An AI strategy fits on one page. Down one side, what a mistake costs; along the other, what it costs to spot one.',
    content: `<p>We have read a number of AI strategies this year. They tend to have a maturity curve, a picture of a brain and a budget. What they seldom have is a list of tasks, and without one there’s nothing to be strategic about.</p>
<p>So begin with the tasks. Walk round the business for two days with a notebook and write down everything that somebody does more than ten times a week with words, pictures or numbers. At Oonaru, who make refillable skincare and publish every formula, that list had 43 lines. Then ask two questions of each line. What does it cost if the answer is wrong? And what does it cost to find out?</p>
<h2>Four corners</h2>
<table>
<thead>
<tr><th>Mistakes</th><th>Cheap to check</th><th>Expensive to check</th></tr>
</thead>
<tbody>
<tr><th>A mistake is cheap</th><td>Automate, sample now and then. Search synonyms, alt text drafts, tagging of enquiries</td><td>Automate if you like, expect little. Mood boards, blog outlines, name ideas</td></tr>
<tr><th>A mistake is dear</th><td>Draft by machine, approve by person. Product descriptions, replies on ingredients, translations</td><td>Leave it to people. Medical questions, prices, refunds above a limit, anything a regulator reads</td></tr>
</tbody>
</table>
<p>The interesting corner is bottom left. That is where the hours are, and it is where a project succeeds or fails by the design of the checking rather than by the choice of model. Models improve every few months without your help. Your approval screen doesn’t.</p>
<h2>A worked example: 480 texts</h2>
<p>Oonaru changed how it describes its formulas, which meant rewriting sixty products eight times each: page, carton, refill label, retailer sheet and so on. A copywriter took 40 minutes a text, briefing included. For 480 texts that is 320 hours, or two months of one person’s life spent saying ‘lightweight’.</p>
<p>A language model wrote all 480 drafts in an afternoon. They read well. One in sixty also contained a claim that nobody had made: ‘clinically proven’, ‘suitable for eczema’, a fragrance note from a product next door. Eight texts out of 480 is not many unless you sell cosmetics, where each is a matter for the advertising regulator.</p>
<p>What made the job work was the second step. Each draft had to carry, sentence by sentence, the row of the formula database that it was based on. A sentence without a row was shown in red. The editor looked at red sentences closely and at the rest quickly, and needed 9 minutes a text. That is 72 hours, plus 20 to set the thing up: <strong>92 hours in place of 320</strong>, and the red sentences are how the eight were caught.</p>
<p>Note what didn’t happen. Nobody asked the model to rate its own confidence, which it will do cheerfully and without information. Nobody trusted an average. The checking was made cheap by tying every claim to a source that a person could see.</p>
<h2>Answers to customers</h2>
<p>The same rule settles most arguments about chat assistants. ‘Is the night cream fragrance-free?’ has an answer in a database, so the assistant may give it, with a link to the formula. ‘May I use it while pregnant?’ has an answer in a conversation with a pharmacist, so the assistant says so and stops. Write that boundary as a list of topics, test it with two hundred real questions from last year’s inbox, and read every transcript of the first fortnight. It is dull, and there is no other way of knowing.</p>
<p>A useful number to track is the share of conversations that come back within seven days by email. An assistant that ‘resolves’ 70 per cent of chats while complaints rise has learnt to end conversations.</p>
<h2>One page of policy</h2>
<p>Ours is short enough to quote in full.</p>
<blockquote><p>Machines may draft anything. A named person publishes everything. What a customer reads as a fact must point to the record it came from. Personal data goes only to services we have a contract with. If checking takes longer than doing, do it yourself.</p></blockquote>
<p>The last sentence gets the least attention and saves the most time. Quite a lot of AI work at present consists of a clever person spending an hour improving something they would have written in forty minutes.</p>
<h2>What to do this month</h2>
<ol>
<li>Make the list of tasks, with the weekly hours beside each.</li>
<li>Put each in one of the four corners. Argue about the two or three that are hard to place; that argument is the strategy.</li>
<li>Choose one task from bottom left with at least five hours a week in it.</li>
<li>Design the check before the prompt. Measure minutes per item and errors that got through, for a month, against the old way.</li>
<li>Keep it, or drop it without ceremony.</li>
</ol>
<p>Do that four times a year and you will have an AI strategy worth the name. You may even have the budget left for the picture of the brain.</p>`,
    image: '/images/figure-machine.jpg',
    readTime: '4',
    categories: ['AI', 'Strategy'],
    author: 'Nadia Okonjo',
    publishDate: '2026-01-20T08:30:00.000Z',
  },
  {
    title: 'Renting the shelf',
    slug: 'renting-the-shelf',
    excerpt:
      'A marketplace sale and a sale in your own shop look alike on the bank statement. A year later they don’t.',
    content: `<p>A marketplace is a landlord with excellent footfall. It will let you a few inches of shelf, move your product down whenever somebody pays more, and keep the names of everybody who buys. None of that is a reason to stay out. It is a reason to know the rent.</p>
<p>The rent is rarely known, because the two channels are compared on a figure that flatters one of them. The advertising team compares cost per sale and finds the marketplace cheap. The finance team compares commission and finds it dear. Neither has counted what happens next.</p>
<h2>One set of stacking rings, twice</h2>
<p>Tivvo makes wooden toys. Its stacking rings cost £36, or £30 before VAT. Below is an average order in each place. Fulfilment is dearer on the marketplace because of its packaging rules, and returns are higher because people buy there with less thought.</p>
<table>
<thead>
<tr><th>Per order, before VAT</th><th>Own shop</th><th>Marketplace</th></tr>
</thead>
<tbody>
<tr><td>Price</td><td>£30.00</td><td>£30.00</td></tr>
<tr><td>Commission, 15% of the full price</td><td>£0.00</td><td>£5.40</td></tr>
<tr><td>Goods</td><td>£9.60</td><td>£9.60</td></tr>
<tr><td>Fulfilment</td><td>£4.20</td><td>£5.10</td></tr>
<tr><td>Payment fees</td><td>£0.75</td><td>£0.00</td></tr>
<tr><td>Returns</td><td>£0.90</td><td>£1.30</td></tr>
<tr><td>Advertising</td><td>£6.80</td><td>£3.10</td></tr>
<tr><td><strong>Left on the first order</strong></td><td><strong>£7.75</strong></td><td><strong>£5.50</strong></td></tr>
</tbody>
</table>
<p>So far, a difference of £2.25, which is the sort of gap that people decide they can live with. Now add the year that follows. In its own shop, 34 in a hundred customers buy again within twelve months without being advertised to, and each of those orders leaves £14.55. That adds £4.95 to the first sale. Of marketplace customers, about 8 in a hundred find their way to Tivvo’s shop afterwards, which adds £1.16.</p>
<p>Over a year, then, a customer won at home is worth £12.70 and one won on the marketplace £6.66.</p>
<h2>The question that decides it</h2>
<p>Half as good is still good, provided that the sale is extra. If every marketplace buyer would otherwise have bought a different brand, Tivvo should take the £6.66 and say thank you. If every one of them would have come to Tivvo’s own shop, it loses £6.04 each time.</p>
<p>Reality is between the two, and the break-even is one division: 6.66 ÷ 12.70, or 52 per cent. <strong>If more than about half of the marketplace’s buyers would have come to you anyway, you are paying rent on your own customers.</strong></p>
<p>Three ways of estimating that share, in order of quality:</p>
<ol>
<li><strong>Switch a product off.</strong> Withdraw two lines from the marketplace for six weeks and keep two similar ones there. See how much of the lost volume turns up at home.</li>
<li><strong>Read the search terms.</strong> The marketplace’s advertising console shows what people typed. Orders that began with ‘tivvo’ were looking for you; orders that began with ‘wooden toy 1 year old’ were looking for anybody.</li>
<li><strong>Compare postcodes.</strong> If the marketplace sells where your shop already sells and nowhere else, be suspicious.</li>
</ol>
<p>In Tivvo’s case 61 per cent of orders for the rings began with the brand’s own name, and 18 per cent of those for the shape-sorter did. The two products need opposite decisions, which is the usual result and the reason that ‘should we be on marketplaces?’ is the wrong question to put to a board.</p>
<h2>A range for the shelf</h2>
<p>What follows is a rule we have found hard to improve on.</p>
<ul>
<li><strong>Put there</strong> what people search for by kind: the entry product, the giftable size, the thing that wins on a photograph and two hundred reviews.</li>
<li><strong>Keep at home</strong> what people search for by name, what needs explaining, and whatever leads to a second purchase. For Tivvo that means sets, personalised pieces and the trade-in scheme.</li>
<li><strong>Make bundles the border.</strong> The same toy in a different set has its own barcode, its own price and no price comparison.</li>
<li><strong>Never advertise there on your own name</strong> unless a competitor is doing it, and then only as much as it takes to be first.</li>
</ul>
<h2>Review it like a lease</h2>
<p>Commission rates change, fulfilment fees change more often, and the marketplace may one day launch a set of stacking rings that looks oddly familiar. Put a date in the diary every six months to redo the table above, product by product. Move the ones that have crossed the line. A lease that nobody has read since signing is the expensive kind, whether or not the footfall is excellent.</p>`,
    image: '/images/figure-shelf.jpg',
    readTime: '4',
    categories: ['Strategy'],
    author: 'Tobias Fenn',
    publishDate: '2026-10-22T09:00:00.000Z',
    status: 'draft',
  },
  {
    title:
      'Replatform when the bill for staying is larger than the bill for moving, and write both bills down before anyone books a demo',
    slug: 'replatform-when-the-bill-for-staying-is-larger-than-the-bill-for-moving-and-write-both-bills-down-before-anyone-books-a-demo',
    excerpt:
      'Savings seldom pay for a new platform. Find the one number that would, and argue about that.',
    content: `<p>A replatforming usually begins with a sentence that nobody checks. ‘The site is holding us back.’ ‘We are paying too much for licences.’ ‘The developers are leaving.’ Each may be true. None of them is a business case, and by the time one is written the company has seen three demonstrations, chosen a favourite and begun to work backwards.</p>
<p>We make our living from these projects, so please read what follows as a confession against interest: about a third of the companies that come to us to replatform shouldn’t, or not yet. The way to tell is to write two bills.</p>
<h2>The bill for staying</h2>
<p>Take Velmoor, a knitwear brand with £9.2 million of sales a year on an ageing licensed platform. Three years is the right horizon, because no forecast beyond that deserves a decimal point.</p>
<ul>
<li>Licence: £96,000 a year</li>
<li>Hosting: £38,000 a year</li>
<li>Maintenance by an outside team: £84,000 a year</li>
<li>A forced major upgrade in the second year: £140,000</li>
</ul>
<p>Together that comes to £654,000 of running costs and £140,000 of upgrade: <strong>£794,000</strong>.</p>
<h2>The bill for moving</h2>
<p>This is the one that gets written by optimists. The quotation is only its largest line.</p>
<table>
<thead>
<tr><th>Item</th><th>Three years</th><th>Usually forgotten?</th></tr>
</thead>
<tbody>
<tr><td>Design and build</td><td>£310,000</td><td>No</td></tr>
<tr><td>Data migration and its rehearsals</td><td>£45,000</td><td>Half of it</td></tr>
<tr><td>The old platform, during nine months of building</td><td>£164,000</td><td>Yes</td></tr>
<tr><td>A dip in organic traffic</td><td>£48,000</td><td>Yes</td></tr>
<tr><td>Velmoor’s own people, off other work</td><td>£55,000</td><td>Always</td></tr>
<tr><td>New licence, apps and support, 27 months at £150,000 a year</td><td>£338,000</td><td>The apps</td></tr>
<tr><td><strong>Total</strong></td><td><strong>£960,000</strong></td><td></td></tr>
</tbody>
</table>
<p>The traffic line deserves a word. Organic search brings 35 per cent of Velmoor’s £2.3 million a quarter. Even a well-run move should allow for 15 per cent less of it over three months while redirects settle, which is £121,000 of sales and, at a 40 per cent contribution, £48,000. If your supplier’s plan shows no dip, ask which of the previous ones had none, and ring that client.</p>
<h2>What the two bills say</h2>
<p>Moving costs £166,000 more. On savings alone, Velmoor should stay where it is, and that is the normal result. Annual costs do fall by £68,000 once the new shop is live, but at that rate thrift alone needs nearly five years to pay for the project, and in five years there will be another project.</p>
<p>Good. Now everybody can stop pretending that it is about licences, and ask what the money buys. Velmoor’s shop would be live for 27 of the 36 months. In that time it turns over £20.7 million, of which £8.28 million is contribution. To earn £166,000 from that, sales must be <strong>2 per cent</strong> higher than they would have been.</p>
<p>That single figure is the business case. It is small enough to be plausible and precise enough to be argued about. Where would 2 per cent come from? In Velmoor’s case there were three candidates, each with evidence:</p>
<ol>
<li>A checkout with accelerated payments. The old one could not offer them, and 41 per cent of abandoned mobile checkouts stopped at the card form.</li>
<li>Product pages that load in under two and a half seconds instead of a little over four. We have described <a href="/insights/where-a-slow-product-page-spends-its-four-seconds">where those seconds go</a>.</li>
<li>Small runs released on the day they are finished. On the old platform a launch needs a developer and a fortnight’s notice, and last year six launches were late.</li>
</ol>
<p>Any one of the three might deliver it. That is a case. ‘Holding us back’ was a mood.</p>
<h2>Try to kill it</h2>
<p>Before you sign, spend two weeks attempting to get the 2 per cent without moving. Can the payment buttons be added to the old checkout for £15,000? Can the slow page be halved by removing what nobody needs? If so, do that, bank it, and do the sum again with the smaller benefit that is left. Several of the happiest clients we have are companies who came for a platform and left with a faster version of what they had.</p>
<h2>Three reasons that don’t need a sum</h2>
<p>Sometimes arithmetic is beside the point. Move, and move soon, if security updates for your version have an end date; if the only person who understands the site has handed in their notice; or if a law that applies to you cannot be obeyed where you are. These are appointments with a date, and the question is how to keep them cheaply.</p>
<p>And one reason that never counts: the competitor down the road has moved. You haven’t seen their bills. It’s quite possible that they haven’t either.</p>
<p>If you’d like the two bills drawn up by people who have been wrong about them before, and kept the records, <a href="/contact">write to us</a>. We’ll tell you if the answer is to stay. It has happened often enough that we have stopped apologising for it.</p>`,
    image: '/images/figure-replatform.jpg',
    readTime: '5',
    categories: ['Strategy', 'Migration'],
    publishDate: '2026-11-03T07:30:00.000Z',
  },
];
