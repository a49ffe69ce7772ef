// Insights on marketing: experiments, email, paid social, measurement and search.
import type { PostInput } from '#db/contract/posts.ts';

/** Five articles on growing a shop and measuring the growth; every figure is derived in the text. */
export const marketingPosts: PostInput[] = [
  {
    title: 'Most A/B tests are too small to say anything',
    slug: 'most-a-b-tests-are-too-small-to-say-anything',
    excerpt:
      'Before you test the colour of a button, work out how many visitors it would take to see the difference. The answer tends to free up the afternoon.',
    content: `<p>A shop with 90,000 visitors a month converts 2.4 per cent of them. It tests a new product page for a fortnight, the tool shows plus 6 per cent with a green tick, and the page goes live. A year and twenty green ticks later the conversion rate is 2.4 per cent. Where did the wins go?</p>
<p>They were never there. The shop has been tossing coins and framing the heads.</p>
<h2>The sum to do first</h2>
<p>The number of visitors that a test needs depends on how often people buy and on how small a difference you want to see. For the usual standard (95 per cent confidence, and an 80 per cent chance of noticing a real effect) there is a rule of thumb that fits on a sticky note:</p>
<blockquote><p>Visitors in each half = 16 × p × (1 − p) ÷ d², where p is your conversion rate and d is the difference you hope for, both as fractions.</p></blockquote>
<p>With p at 0.024, and using the exact formula for the table:</p>
<table>
<thead>
<tr><th>Improvement to detect</th><th>New rate</th><th>Visitors in each half</th><th>Time at 90,000 a month</th></tr>
</thead>
<tbody>
<tr><td>5%</td><td>2.52%</td><td>261,600</td><td>5.8 months</td></tr>
<tr><td>10%</td><td>2.64%</td><td>66,900</td><td>6½ weeks</td></tr>
<tr><td>20%</td><td>2.88%</td><td>17,500</td><td>12 days</td></tr>
</tbody>
</table>
<p>Halve the effect and you need four times the traffic. A fortnight on this shop can show a 20 per cent improvement, and very few changes to a product page do that. The button was never going to.</p>
<h2>Why small tests lie in your favour</h2>
<p>An underpowered test does worse than miss things. Suppose that a team runs 40 tests in a year, and that one idea in ten is good: four real improvements, 36 that do nothing. The duds still produce a ‘significant’ win 2.5 per cent of the time, which is about one false green tick.</p>
<p>If the tests are large enough to catch 80 per cent of real effects, the team sees three true wins and one false one. If they are so small that they catch 20 per cent, it sees <strong>one true win and one false one</strong>, and cannot tell which is which. Meanwhile the wins that do appear are exaggerated, since in a small test only a lucky measurement is big enough to pass. That is why the rollout never matches the report.</p>
<p>Looking at the result every morning and stopping when it turns green makes everything worse. Check a test daily for three weeks and the chance of a false alarm goes from one in twenty to something closer to one in four. Decide the length beforehand, in whole weeks, and write it in the calendar. Or use a tool with sequential statistics, which are designed to be peeked at and charge for the privilege in sample size.</p>
<h2>What to do with ninety thousand visitors</h2>
<h3>Test bigger things</h3>
<p>A delivery promise with a date. A different order of the whole page. Free returns against a lower price. If the idea cannot plausibly move sales by 10 per cent, it doesn’t need a test: it needs somebody to decide.</p>
<h3>Measure nearer to the change</h3>
<p>If you alter the size guide, the first effect is on whether people choose a size at all. Say 31 per cent of visitors do. To see a 5 per cent improvement in that takes about 14,000 in each half, which this shop has in ten days. It is a proxy, and a proxy may lie, so keep it for changes whose mechanism you can explain, and check that orders didn’t go the other way.</p>
<h3>Use what people buy as well as whether</h3>
<p>Revenue per visitor is the honest target and the noisiest. One order for £900 in a shop with a £60 average can decide a small test on its own. Cap orders at the 99th percentile before you compare, and say so in the report.</p>
<h3>Watch five people</h3>
<p>Some questions are not statistical. If four of five people can’t find the returns policy, you don’t need 66,900 of them. Strydal’s best change last year came from a single morning in which three runners in succession looked for the thirty-run promise, failed, and assumed it was not real.</p>
<h2>A calendar that adds up</h2>
<p>For a shop of this size we plan seven or eight tests a year on the product page, six weeks each, with the primary measure and the stopping date agreed in writing. It looks unambitious beside the 40 of the year before. Bold ideas with some research behind them work perhaps once in four attempts, so it produces one or two changes that are still true twelve months later, and everybody knows which they are.</p>
<ol>
<li>Write the hypothesis as a sentence with ‘because’ in it.</li>
<li>Work out the sample. If it takes longer than eight weeks, make the change bolder or don’t test it.</li>
<li>Run for whole weeks. Don’t look.</li>
<li>Report the interval. ‘Between minus 1 and plus 11 per cent’ is a finding. ‘Plus 5’ is a souvenir.</li>
<li>A flat result means that you may choose the version which is cheaper to keep.</li>
</ol>
<p>And once a year, test the page against itself. When the tool announces a winner, show the screenshot to whoever asks for twenty tests next year.</p>`,
    image: '/images/figure-ticks.jpg',
    readTime: '5',
    categories: ['CRO', 'Data'],
    publishDate: '2025-02-06T08:30:00.000Z',
  },
  {
    title: 'Six flows worth keeping',
    slug: 'six-flows-worth-keeping',
    excerpt:
      'Most shops send too many automated emails and credit them with too much. A holdout group settles both.',
    content: `<p>Log in to the email platform of a shop that is five years old and count the automations. Thirty is common. Our record is 74, of which eleven had been written by people nobody remembered, and one wished customers a happy 2021.</p>
<p>The dashboard said that these messages earned a third of the company’s revenue. It generally does. The platform counts an order as its own if the buyer opened something in the five days before, and since the people who open your emails are the people who like you, it is rather like a doorman claiming credit for the guests.</p>
<h2>What a flow really earns</h2>
<p>There is one way of finding out: for each flow, keep a random tenth of those who qualify and send them nothing. Then compare who buys.</p>
<p>Wagsby sells beds, bowls and chews for dogs. Its abandoned-checkout flow had 36,000 qualifying people in six months. Nine-tenths received it.</p>
<table>
<thead>
<tr><th>Group</th><th>People</th><th>Bought within 7 days</th></tr>
</thead>
<tbody>
<tr><td>Received the flow</td><td>32,400</td><td>9.1%</td></tr>
<tr><td>Held out</td><td>3,600</td><td>7.4%</td></tr>
<tr><td>Difference</td><td></td><td>1.7 points</td></tr>
</tbody>
</table>
<p>The platform claimed all 2,948 buyers in the first row: at £46 an order, £135,600. The true effect is the difference, 1.7 per cent of 32,400, or 551 orders: <strong>£25,300</strong>. Still excellent for three emails written on a Tuesday. Also less than a fifth of what had been reported to the board.</p>
<p>Six months may seem long. After one, the held-out group had 600 people in it and the uncertainty was larger than the effect. Today the range is 0.8 to 2.6 points, which is enough to keep the flow and to stop arguing about its second subject line.</p>
<h2>The six</h2>
<p>Across the accounts we look after, these pass a holdout again and again. Timings are starting points.</p>
<ol>
<li><strong>Welcome.</strong> Three messages in six days. What you make, why it costs what it does, and the question that new buyers always ask. If there is a discount it goes in the first one, and doesn’t come back with a fake deadline.</li>
<li><strong>Abandoned checkout.</strong> After 1 hour, 22 hours and, for considered purchases, 3 days. Show the basket and the delivery date. No discount: people learn, and your most loyal customers learn fastest.</li>
<li><strong>Back in stock.</strong> At once, to as many people as there are items. The shortest email you send and the best.</li>
<li><strong>Getting started.</strong> Two days after delivery, not after dispatch. How to wash it, fit it, feed it. It earns little directly and cuts returns, which is the same thing.</li>
<li><strong>Time for more.</strong> Sent when this customer is likely to have run out. Wagsby knows the weight of the dog and the size of the bag, so it can divide. A median of everybody’s reorder interval is the lazy version and still beats ‘30 days’.</li>
<li><strong>Goodbye.</strong> One honest message after twice the usual interval: here is what is new, and here is the button for leaving. Then stop. Lists that are allowed to shrink get delivered.</li>
</ol>
<h2>Four you can probably delete</h2>
<p><strong>Browse abandonment.</strong> ‘We saw you looking.’ In four of the last five holdouts it produced no difference that we could find, and one measurable thing: unsubscribes, at three times the rate of the newsletter.</p>
<p><strong>The birthday.</strong> It gives a discount to people who gave you their date of birth, who were already the keenest on your list. Keep it if you enjoy it.</p>
<p><strong>The third review request.</strong> The first one works. The second is allowed. After that you are selecting for people with something to say about email.</p>
<p><strong>‘We miss you’ at thirty days.</strong> From a company that sells dog beds. Nobody has worn out a dog bed in thirty days, or at any rate nobody whose dog you want to hear about.</p>
<h2>Deliverability is a budget</h2>
<p>The large mailbox providers publish their terms, and it is worth reading <a href="https://support.google.com/a/answer/81126">Google’s</a> in full: authenticate the domain, offer one-click unsubscribe, keep reported spam under 0.3 per cent and preferably under 0.1. On a send to 50,000 people, 0.1 per cent is fifty irritated strangers. A flow that earns nothing and irritates twenty of them has used up two-fifths of the allowance for the campaign you care about.</p>
<p>This is the real cost of the other 68 automations. They do little harm one at a time. Together they teach a filter that you are the sort of sender who wishes people a happy 2021.</p>
<h2>Start with one</h2>
<p>Switch on a 10 per cent holdout for your largest flow this afternoon. Most platforms call it a conditional split, and it takes five minutes. Put a note in the calendar for six months from now. In the meantime, read every automation you send, aloud, in one sitting, with the person who answers customer emails. You’ll delete four before lunch.</p>`,
    image: null,
    readTime: '5',
    categories: ['Email & SMS', 'Retention'],
    author: 'Orla Kinsella',
    publishDate: '2025-09-23T08:00:00.000Z',
  },
  {
    title:
      'Add up the conversions your ad platforms claim, divide by the orders in your shop, and you will know how much of the dashboard is fiction',
    slug: 'add-up-the-conversions-your-ad-platforms-claim-divide-by-the-orders-in-your-shop-and-you-will-know-how-much-of-the-dashboard-is-fiction',
    excerpt:
      'Four weeks, 10,400 orders, 16,250 of them claimed. How to find out what the advertising caused, with a map and some patience.',
    content: `<p>Strydal took 10,400 orders in four weeks last autumn. Its social platform reported 5,100 of those orders as its own, search advertising 4,900, email 3,200, affiliates 1,700 and a newer video platform 1,350. That makes 16,250.</p>
<p>Nobody lied. Each platform counted orders by people whom it had shown something, within a period of its own choosing, and none of them can see the others. Divide the claims by the orders and you get 1.56. We call it the fiction ratio. It is the first thing we work out for a new client, because it takes ten minutes and lowers the temperature of every later meeting.</p>
<h2>What the ratio does and does not tell you</h2>
<p>It says that at least 5,850 claims are double counting. It doesn’t say whose. The temptation is to build a model that shares out the credit: so much for the first touch, so much for the last, a little for everybody in between. These models have lovely names and one defect. They share out orders among the channels that were <em>present</em>, and what you want to know is which orders wouldn’t have happened if a channel had been <em>absent</em>. No amount of staring at click paths will reveal that, for the same reason that a list of people seen near the scene is not a verdict.</p>
<p>To learn what happens in the absence of advertising, you must have some absence.</p>
<h2>Four weeks of silence in three regions</h2>
<p>Here is how it went at Strydal. Paid social was costing £160,000 every four weeks, and its own dashboard put that at £31 an order. Before the test we looked for three regions that had moved together with the rest of the country for the previous year. They made up 12 per cent of sales. In those we switched paid social off, and left everything else alone.</p>
<table>
<thead>
<tr><th>In the three quiet regions, four weeks</th><th>Figure</th></tr>
</thead>
<tbody>
<tr><td>Orders expected from the rest of the country’s trend</td><td>1,248</td></tr>
<tr><td>Orders that came</td><td>1,049</td></tr>
<tr><td>Lost for want of advertising</td><td>199</td></tr>
<tr><td>Advertising not spent</td><td>£19,200</td></tr>
<tr><td><strong>Cost of an order that advertising caused</strong></td><td><strong>£96</strong></td></tr>
</tbody>
</table>
<p>So 84 per cent of the orders arrived all the same. Scale the 199 up to the country and paid social caused about 1,660 orders, of the 5,100 it claimed: one in three.</p>
<p>How sure are we? We ran the same comparison on 30 earlier four-week periods in which nothing had been switched off. The prediction was usually within 60 orders either way. The loss is therefore between 139 and 259 orders, and the cost between £74 and £138. A wide range, and every value in it is at least twice the £31 on the dashboard.</p>
<blockquote><p>A rough answer to the right question beats four decimal places of the wrong one.</p></blockquote>
<h2>What to do with £96</h2>
<p>A new Strydal customer leaves £41 on the first order and £88 over the first year. At £96 an order, the channel loses a little over twelve months. Nobody was dismissed and nothing was shut down. Three things changed.</p>
<ul>
<li><strong>Retargeting was cut by two-thirds.</strong> It had the best reported figures in the account and was almost entirely people on their way to the till.</li>
<li><strong>Targets were corrected.</strong> The platform’s £31 is useful for comparing one campaign with another inside the platform. Multiply it by 3.1, and the team can go on steering daily by a number that means something.</li>
<li><strong>A tenth of the country stays quiet for good</strong>, in rotation. It costs a little reach and gives a new reading each quarter.</li>
</ul>
<p>After two quarters of this the cost of a caused order was £71, on three-quarters of the budget. The platform’s own dashboard, it should be said, got slightly worse.</p>
<h2>If you are too small for a map</h2>
<p>With fewer than about 2,000 orders a month, regional noise will drown the effect. There are cheaper instruments.</p>
<ol>
<li>Ask on the thank-you page: ‘Where did you first hear of us?’, with the answers in random order. People misremember, but not in any platform’s favour.</li>
<li>Switch a channel off completely for two weeks in a calm month, then on again, then off. Three changes in the same direction are hard to explain away.</li>
<li>Watch searches for your own name. Advertising which works makes people look for you.</li>
<li>Work out one blended figure each week: all marketing cost divided by new customers. It cannot be gamed by anyone who is not also paying for it.</li>
</ol>
<h2>Monday</h2>
<p>Do the division. Take last month’s claims from every platform, the orders from your shop, and put the ratio at the top of the report. At 1.2 you have tidy tracking or few channels. At 1.5 you are normal. Above 2, somebody’s bonus depends on it, and we suggest that you raise the matter <a href="/services#marketing">gently</a>.</p>`,
    image: '/images/figure-claims.jpg',
    readTime: '5',
    categories: ['Data', 'Paid Media'],
    author: 'Nadia Okonjo',
    publishDate: '2026-02-12T13:00:00.000Z',
  },
  {
    title: 'In paid social, the brief is the targeting',
    slug: 'in-paid-social-the-brief-is-the-targeting',
    content: `<p>There was a time when paid social was a matter of audiences. One chose women of 25 to 34 in the north-west with an interest in interiors, excluded last week’s visitors, and adjusted the bid. The platforms now do most of that themselves, better than we did and without telling us how.</p>
<p>What is left for people is the thing that the machine reads in order to decide whom to show it to, namely the advertisement. A film that opens on a toddler climbing a chair will find parents. A film that opens on an Allen key will find people who hate Allen keys. You no longer pick the audience from a menu. You write it into the first two seconds.</p>
<h2>Concepts and variations</h2>
<p>It follows that ‘we tested forty creatives this month’ may mean very little. Forty edits of one idea, with the headline in different colours, are forty tickets in the same raffle. They find the same people.</p>
<p>So we keep two words apart. A <strong>concept</strong> is a reason to buy, addressed to somebody. A <strong>variation</strong> is another way of showing it. For Lindqo, which makes bent-ash seating that is configured online and built in ten days, these are four concepts:</p>
<table>
<thead>
<tr><th>Who</th><th>What they believe now</th><th>What the film shows</th></tr>
</thead>
<tbody>
<tr><td>Renters who move often</td><td>Good furniture does not survive a move</td><td>A chair taken apart, carried down four floors and rebuilt, in one shot</td></tr>
<tr><td>Parents of small children</td><td>Pale fabric is for other people</td><td>Yoghurt. A cover coming off. The washing machine</td></tr>
<tr><td>People who have waited for a sofa</td><td>Made to order means fourteen weeks</td><td>Ten days, one second each, from plank to doorstep</td></tr>
<tr><td>People who measure things</td><td>It will not fit</td><td>A tape measure, a paper template on the floor, a very small flat</td></tr>
</tbody>
</table>
<p>Each of these would be shown to different strangers. That is the point: four concepts explore four parts of the country that Lindqo has not met. The variations come later, for the one that works.</p>
<figure><img src="/images/cover-spheres.jpg" alt="Rows of paper, ceramic, steel and glass spheres in a tray; one of them is orange" width="1600" height="1000"><figcaption>Fifty variations and one concept. It’s easy to see which is which from here, and hard from inside an ad account.</figcaption></figure>
<h2>How many can you afford to test?</h2>
<p>Fewer than the deck said. Orders arrive at random, and the uncertainty of a count is about its square root. If an order should cost £62, then £2,000 buys about 32 of them, and the square root of 32 is a little under 6. Double that to cover all but the unlucky cases, and the result is good to within some 35 per cent either way.</p>
<p>That is coarse, and it is enough. It can tell a concept that is half as good again from one that is not. It can’t tell a red headline from a blue one, and it shouldn’t be asked to. Spend £500 on each of sixteen ideas and you have eight orders apiece, which is an elaborate way of choosing by lot.</p>
<p>The plan for a budget of £40,000 a month follows directly:</p>
<ul>
<li>One-fifth, £8,000, is for finding out. At £2,000 each, that is <strong>four concepts a month</strong>.</li>
<li>In our records about one concept in six becomes something that can carry real spending. Expect two in a quarter, and a dry spell now and then.</li>
<li>At £900 to make each one roughly but decently, production is £3,600 a month. A winner therefore costs about £17,400 to find, media included, and usually lasts a few months before the people it speaks to have all heard it.</li>
</ul>
<p>Put that figure in the budget, under its own name. Companies that don’t will go on running last spring’s winner until it costs £110 an order, and call it ‘the algorithm’.</p>
<h2>What to read, and in which order</h2>
<p>Three numbers, as a funnel. <em>Of those who saw it, how many watched three seconds?</em> If few, the opening is wrong: keep the idea, and shoot a new first shot. <em>Of those, how many clicked?</em> If few, the film entertains and doesn’t sell. <em>Of those, how many bought?</em> If few, look at the page before you blame the film. The yoghurt concept did badly for three weeks until somebody noticed that it led to a page on which washable covers were not mentioned.</p>
<p>Fix in that order. A better landing page can’t help people who never got past the first second.</p>
<h2>A brief on half a page</h2>
<p>Ours has five lines, and the third takes longest.</p>
<ol>
<li>Who is this for, described so that they would recognise themselves?</li>
<li>What do they believe at present that stops them buying?</li>
<li>What could we <em>show</em>, without a word, that would change it?</li>
<li>What happens in the first two seconds?</li>
<li>Where does it lead, and does that page finish the sentence?</li>
</ol>
<p>You’ll notice there’s no line for tone of voice, brand pillars or the logo. They have their place. The film about the four flights of stairs was made on a phone by the person carrying the chair, and the only note from the brand team was that he should have taken the lift.</p>`,
    image: '/images/figure-brief.jpg',
    readTime: '5',
    categories: ['Paid Media'],
    author: 'Orla Kinsella',
    publishDate: '2026-04-21T09:15:00.000Z',
  },
  {
    title: 'Stop hiding your best landing pages',
    slug: 'stop-hiding-your-best-landing-pages',
    excerpt:
      'Category pages answer most of the searches that end in a sale. They are usually the worst-written pages in the shop, when they can be found at all.',
    content: `<p>Ask a shop which pages it works on hardest for search and it will show you the blog. There is an editorial calendar. There are pillar articles. There is a piece called ‘What is an insulated flask?’, which brings eleven thousand visitors a month, of whom nine bought a flask.</p>
<p>People who are about to buy don’t search like that. They search for ‘insulated flask 1 litre’, and what they want is a page with several insulated one-litre flasks on it. You have one. It is three clicks down, its title is ‘Flasks | Page 1’, and it shares its content with 5,615 other addresses.</p>
<h2>How one category becomes five thousand pages</h2>
<p>That number is not rhetoric. Norrowe’s flask category could be filtered by 12 colours, 8 sizes and 5 materials, sorted in 4 ways and seen as a list or as a grid. Count ‘no filter’ as a choice and you have 13 × 9 × 6 × 4 × 2, which is 5,616 addresses. Across 38 categories it came to 213,408, from a range of 1,900 products.</p>
<p>A search engine that finds these has to fetch each before it can know that it is useless. Google says as much in its <a href="https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation">guidance on filters</a>. In Norrowe’s server logs, 81 per cent of its visits went to combinations that no human being had ever chosen, such as green, 350 ml, enamel, cheapest first, as a list. The new autumn range waited nine days to be noticed.</p>
<h2>Choose the filters that deserve to be pages</h2>
<p>Most combinations should be useful to people and invisible to machines. A few are what somebody searches for by name, and those should be real pages. Four questions decide it:</p>
<ol>
<li><strong>Does anybody ask for it?</strong> Look for at least 50 searches a month, in the words that customers use.</li>
<li><strong>Is there enough to show?</strong> Six products or more, today and in a month’s time.</li>
<li><strong>Is the intention different?</strong> ‘Steel flask’ and ‘flask for coffee’ are different wishes. ‘Navy flask’ and ‘dark blue flask’ are one.</li>
<li><strong>Can you say something true about it</strong> that would be false on the parent page?</li>
</ol>
<p>Of the 5,616 flask addresses, eleven passed. Across the shop it was 164. Each was given an address of its own, such as <code>/flasks/1-litre</code>, a place in the navigation, and a person responsible for it. Everything else went on working for visitors, with parameters in the address that <code>robots.txt</code> excludes from crawling and no links that a crawler would follow.</p>
<p>A word on canonical tags, because they are everybody’s first idea. A canonical tag says ‘this is a copy of that’, and it is read <em>after</em> the page has been fetched. It tidies the index and saves no crawling. It is also only a hint, and when green enamel flasks claim to be a copy of all flasks, the hint is often declined.</p>
<h2>What goes on the page</h2>
<table>
<thead>
<tr><th>Part</th><th>Before</th><th>After</th></tr>
</thead>
<tbody>
<tr><td>Title</td><td>Flasks | Page 1</td><td>1-litre insulated flasks, hot for 24 hours</td></tr>
<tr><td>Heading</td><td>Flasks</td><td>1-litre flasks</td></tr>
<tr><td>Opening</td><td>None, and 600 words below the products</td><td>70 words above them</td></tr>
<tr><td>Product names</td><td>Tarn 1000</td><td>Tarn 1 litre, steel, screw lid</td></tr>
<tr><td>Links</td><td>None</td><td>Smaller, larger, spare lids, how we repair them</td></tr>
</tbody>
</table>
<p>The 600 words under the grid deserve an obituary. They were written for a machine, by the look of it by another one, and began ‘When it comes to flasks’. Nobody had scrolled to them. The 70 words that replaced them help somebody to choose: a litre is four mugs and weighs 1.4 kg when full; if you walk alone, take the 500; the wide mouth is for soup. A person on the repairs bench dictated them in ten minutes.</p>
<h2>Small mechanical matters</h2>
<ul>
<li>Pages two and beyond keep their own canonical address. They aren’t copies of page one, and the products on them need a path.</li>
<li>Give pagination real links. A ‘load more’ button which is only a script is a door painted on a wall.</li>
<li>When a category is sold out for the season, leave it up and say when it returns. An address that disappears each spring begins again each autumn.</li>
<li>Link from the blog. The article with eleven thousand readers now ends with three flasks and a sentence about each. It sells about ninety a month, which is ten times as many and still not the reason for doing any of this.</li>
</ul>
<h2>What happened</h2>
<p>Six months on, Norrowe’s 164 pages bring 58 per cent of its organic sales, from 31 per cent for the categories they replaced, and new products appear in search within a day. Addresses known to Google fell from 190,000 to 4,300. That graph goes steeply down, and it is the only traffic chart we have ever seen applauded for it.</p>
<p>To find your own eleven, open the search terms in Search Console, take away your brand name, keep those in which a page of products would be the right answer, and ask of each: which page is that? If you have to think about it, so does everyone else.</p>`,
    image: '/images/figure-landing.jpg',
    readTime: null,
    categories: ['SEO', 'Development'],
    author: 'Hannah Sedgwick',
    publishDate: '2026-06-30T08:15:00.000Z',
  },
];
