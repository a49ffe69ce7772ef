// Insights on development: front ends, checkout, speed, accessibility and getting data across.
import type { PostInput } from '#db/contract/posts.ts';

/** Five articles for clients on engineering, with code where it is shorter than words. */
export const developmentPosts: PostInput[] = [
  {
    title: 'Where a slow product page spends its four seconds',
    slug: 'where-a-slow-product-page-spends-its-four-seconds',
    excerpt:
      'Largest Contentful Paint is four waits added together. Measure them separately and the fix is usually obvious, and usually embarrassing.',
    content: `<p>Speed projects go wrong in the first hour, when somebody runs a page through a testing tool, receives a score of 38 and a list of nineteen recommendations, and starts at the top. Three weeks later the images have been converted, the style sheets have been minified and the score is 41.</p>
<p>A score is a summary of somebody else’s laptop. What you want to know is what your own visitors waited for, and the browser will tell you if asked.</p>
<h2>Four waits, one number</h2>
<p><a href="https://web.dev/articles/lcp">Largest Contentful Paint</a> is the moment when the biggest thing in the first view appears. On a product page that is nearly always the photograph. Google asks for 2.5 seconds at the 75th percentile: three visits out of four should be at least that quick. The figure is the sum of four waits, and they have different causes and different owners.</p>
<table>
<thead>
<tr><th>Wait</th><th>What is happening</th><th>Before</th><th>After</th></tr>
</thead>
<tbody>
<tr><td>First byte</td><td>Redirects, server, network</td><td>0.9 s</td><td>0.6 s</td></tr>
<tr><td>Load delay</td><td>The browser doesn’t know it needs the photograph</td><td>1.6 s</td><td>0.2 s</td></tr>
<tr><td>Load</td><td>The photograph travels</td><td>0.7 s</td><td>0.6 s</td></tr>
<tr><td>Render delay</td><td>It has arrived, and something won’t let it be shown</td><td>0.9 s</td><td>0.3 s</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>4.1 s</strong></td><td><strong>1.7 s</strong></td></tr>
</tbody>
</table>
<p>These are phone visits to Tivvo’s product pages, at the 75th percentile, a month before and a month after. Look at the third row. The image itself, the thing that everybody compresses first, took 0.7 of the 4.1 seconds, and halving its weight bought a tenth.</p>
<figure><img src="/images/cover-tiles.jpg" alt="A wall of white tiles, some turned to let the orange wall behind glow through" width="1600" height="1000"><figcaption>Most of a slow page is waiting for permission.</figcaption></figure>
<h2>Ask the visitors</h2>
<p>The <a href="https://github.com/GoogleChrome/web-vitals">web-vitals</a> library has a build that reports the four parts. This is the whole of the instrument:</p>
<pre><code class="language-ts">import { onINP, onLCP } from 'web-vitals/attribution';

function send(name: string, value: number, parts: object) {
  const page = document.body.dataset.template;
  navigator.sendBeacon('/vitals', JSON.stringify({ name, value, page, ...parts }));
}

onLCP(({ value, attribution }) =&gt; {
  send('LCP', value, {
    firstByte: attribution.timeToFirstByte,
    loadDelay: attribution.resourceLoadDelay,
    load: attribution.resourceLoadDuration,
    renderDelay: attribution.elementRenderDelay,
  });
});

onINP(({ value, attribution }) =&gt; {
  send('INP', value, { target: attribution.interactionTarget });
});</code></pre>
<p>Collect a week, group by template and device, and take the 75th percentile of each part. Don’t average them. Averages describe a visitor with half an old phone.</p>
<h2>What was wrong, in order of embarrassment</h2>
<h3>Load delay: 1.6 seconds</h3>
<p>The gallery was a carousel. Its script chose the first slide, so the address of the photograph was in no document until 300 kB of JavaScript had run. On top of that, every image carried <code>loading="lazy"</code>, including the one that the visitor had come to see. The cure was to put the first image in the HTML as a plain <code>&lt;img&gt;</code>, take the attribute off that one and give it <code>fetchpriority="high"</code>. It took an afternoon and gave back 1.4 seconds.</p>
<h3>Render delay: 0.9 seconds</h3>
<p>A testing tool had been installed with an ‘anti-flicker’ snippet, which hides the page until the tool has decided what to show. The last experiment had finished in October. Since then every visitor had been shown a blank page, out of politeness, to an experiment that didn’t exist.</p>
<h3>First byte: 0.9 seconds</h3>
<p>The advertising links pointed to an address without <code>www</code>, which redirected to one with it, which redirected to the same one with a trailing slash. Three trips over a mobile network to reach a page that was cached and took 40 milliseconds to serve. The marketing team fixed it in a spreadsheet.</p>
<h2>And when they touch it</h2>
<p><a href="https://web.dev/articles/inp">Interaction to Next Paint</a> is the other half: how long after a tap until something visibly changes, with 200 milliseconds as the line. Choosing a colour at Tivvo took 340, because four listeners all did their work before the picture was allowed to change. Three of them were analytics. Change the picture first, and let the bookkeeping wait for a quiet moment.</p>
<h2>What it is worth</h2>
<p>You will be shown charts in which fast visits convert at twice the rate of slow ones. They are true and prove little: slow visits come from old phones, weak signals and lunch breaks, and those people buy less on any page. The clean test is to be deliberately slow. Hold one visitor in ten back by half a second for a fortnight, and compare. It takes courage, and it ends the argument with your own number instead of an anecdote from another company.</p>
<h2>Staying fast</h2>
<p>Speed decays because adding a script is easy and has no owner. Tivvo keeps a list with one line for each third party: what it is for, who asked for it, the date on which it will be removed unless somebody speaks. There were 23 lines in January. There are nine now, and in two months nobody has missed the others.</p>`,
    image: '/images/figure-seconds.jpg',
    readTime: '5',
    categories: ['Performance', 'Development'],
    publishDate: '2025-03-11T08:30:00.000Z',
  },
  {
    title: 'The size picker nobody could use',
    slug: 'the-size-picker-nobody-could-use',
    excerpt:
      'Most accessibility failures in a shop happen in one component. It can be rebuilt in a morning out of things the browser has had since the nineties.',
    content: `<p>On 28 June the <a href="https://eur-lex.europa.eu/eli/dir/2019/882/oj">European Accessibility Act</a> begins to apply, and online shops that sell to consumers in the EU fall under it wherever they are based, unless they are very small: fewer than ten people and no more than two million euros of turnover. We have had a busy spring. We have also noticed that the audits are becoming repetitive.</p>
<p>The same component fails every time. It is on the page that earns the money, it stands between a visitor and the basket, and it usually looks very nice. It is the size picker.</p>
<h2>What a picker is, and what it is made of</h2>
<p>A size picker asks somebody to choose one from a set. HTML has had that since forms existed: radio buttons. They announce how many there are and which is chosen, they move with the arrow keys, and they submit without a script. The one we found on Strydal’s old shoe page was made of fourteen <code>&lt;div&gt;</code> elements with a click handler each. Here is what that means in practice.</p>
<ul>
<li>With a keyboard: the Tab key passes from the photograph to the footer. No size can be chosen, so no shoe can be bought.</li>
<li>With a screen reader: ‘six, six and a half, seven, seven and a half…’, read as a sentence. Nothing says that these are choices, or that one has been made.</li>
<li>With voice control: ‘click nine’ does nothing, because nothing on the page admits to being clickable.</li>
<li>With low vision: sold-out sizes are a paler grey, at a contrast of 1.9 to 1. People choose one, see nothing happen, and leave.</li>
<li>With a thumb, on a bus: targets 18 pixels wide and 2 apart. Version 2.2 of the <a href="https://www.w3.org/TR/WCAG22/">guidelines</a> asks for at least 24 by 24.</li>
</ul>
<p>Strydal had spent a good deal on campaigns for wide and narrow fittings. People who need an unusual shoe are rather more likely to have an arthritic hand.</p>
<h2>The replacement</h2>
<pre><code class="language-html">&lt;fieldset&gt;
  &lt;legend&gt;UK size&lt;/legend&gt;
  &lt;label&gt;
    &lt;input type="radio" name="size" value="8" required&gt;
    &lt;span&gt;8&lt;/span&gt;
  &lt;/label&gt;
  &lt;label&gt;
    &lt;input type="radio" name="size" value="8.5" aria-describedby="gone"&gt;
    &lt;span&gt;8½&lt;/span&gt;
  &lt;/label&gt;
  &lt;p id="gone"&gt;Sold out. Choose it to be told when it returns.&lt;/p&gt;
&lt;/fieldset&gt;</code></pre>
<p>The input is made visually invisible, <em>without</em> <code>display: none</code>, which would take it away from everybody, and the <code>&lt;span&gt;</code> beside it is styled as handsomely as you like: <code>:checked</code> for the choice, <code>:focus-visible</code> for the outline. The picture in the design file doesn’t change by a pixel. What changes is that it works.</p>
<p>Three details carry most of the weight.</p>
<ol>
<li><strong>Sold-out sizes stay selectable.</strong> A disabled radio button cannot be focused, so keyboard users never learn that the size exists. Let them choose it, say that it is sold out in words, and turn the button into ‘Tell me when it’s back’. This is also better business: Strydal collected 2,300 such requests in the first two months, which is a purchase order with names on it.</li>
<li><strong>Errors arrive where the person is.</strong> If no size is chosen, put the message inside the fieldset, move the focus to the first radio button, and do not rely on a red border. ‘Choose a size’ is plenty.</li>
<li><strong>Changes are announced.</strong> When a size changes the price or the delivery date, write the new value into an element with <code>role="status"</code>. It is read out without interrupting.</li>
</ol>
<h2>A ten-minute test, for people who sign things off</h2>
<p>Automated checkers are worth running on each build. They catch missing labels and poor contrast, and they’re unable to notice that the shop can’t be shopped in. That takes a person, and the person can be you.</p>
<table>
<thead>
<tr><th>Do this</th><th>You should find</th></tr>
</thead>
<tbody>
<tr><td>Unplug the mouse. Buy something</td><td>You always see where you are, and you can get out of every pop-up with Escape</td></tr>
<tr><td>Zoom the browser to 400%</td><td>One column, nothing cut off, no sideways scrolling</td></tr>
<tr><td>Turn on the phone’s screen reader and choose a size</td><td>It says how many there are and which you have</td></tr>
<tr><td>Set the phone to its largest text</td><td>Prices and buttons still fit</td></tr>
<tr><td>Leave every field empty and press Pay</td><td>You are told what is missing, in words, beside the field</td></tr>
</tbody>
</table>
<p>Do it on the live shop, on the page with the most revenue, before lunch. Write down the first point at which you couldn’t go on. That is the first ticket.</p>
<h2>About overlays</h2>
<p>There are products which promise to do all this by adding one line of script and a small icon of a person with outstretched arms. They cannot make a <code>&lt;div&gt;</code> know that it is a size. Several of the people they are meant for keep lists of ways to block them. Spend the subscription on a morning’s work with a <code>&lt;fieldset&gt;</code>. It has never needed an update.</p>`,
    image: '/images/figure-target.jpg',
    readTime: '5',
    categories: ['Accessibility', 'Development'],
    author: 'Callum Rennie',
    publishDate: '2025-06-17T08:00:00.000Z',
  },
  {
    title: 'Headless is a staffing decision',
    slug: 'headless-is-a-staffing-decision',
    content: `<p>A headless shop keeps the platform’s products, baskets and checkout, and replaces its pages with a front end of your own. The drawings are beautiful. There is a box for content, a box for search, a box for commerce, and arrows between them that never carry an error message.</p>
<p>We build these shops, and like them. We also talk more people out of them than into them, because the question is put as one of technology when it is one of payroll. A theme is something you have. A front end is something you <em>keep</em>.</p>
<h2>What changes on Monday morning</h2>
<p>On a theme, a merchandiser who wants a size guide on the knitwear pages opens the editor, drags in a block and presses Save. An app that collects reviews puts its own stars on the page. When the platform improves something, the shop has it the next day. All of that is staff you don’t employ.</p>
<p>Take the theme away and each of those becomes a ticket. The review app offers an interface in place of stars, so somebody writes stars. Preview, which nobody mentioned in the workshop, has to be built. Consent, analytics, structured data, redirects, the 404 page: each small, each now yours, and each due for attention on the day that the one person who understood it is in Portugal.</p>
<h2>The bill, per year</h2>
<table>
<thead>
<tr><th>Cost</th><th>Theme</th><th>Headless</th></tr>
</thead>
<tbody>
<tr><td>Developers, at £65,000 with on-costs</td><td>0.8 of a person: £52,000</td><td>2.2 people: £143,000</td></tr>
<tr><td>Hosting, content system, monitoring</td><td>Included</td><td>£26,000</td></tr>
<tr><td>Apps, and work to connect them</td><td>£18,000</td><td>£21,000</td></tr>
<tr><td><strong>Together</strong></td><td><strong>£70,000</strong></td><td><strong>£190,000</strong></td></tr>
</tbody>
</table>
<p>The difference is £120,000 a year, after the build, for ever. At a contribution of 40 per cent it takes £300,000 of additional sales to pay for it. For a shop turning over £4 million that is 7.5 per cent, every year, before anybody is better off. For a shop turning over £40 million it is three-quarters of one per cent, and a decent idea about navigation might cover it.</p>
<p>So size matters, and the next question matters more: do you already employ the 2.2 people, and would they stay?</p>
<h2>Reasons that hold up</h2>
<ul>
<li><strong>The product can’t be sold on a product page.</strong> Configured furniture, made-to-measure, anything with a drawing.</li>
<li><strong>Several shops, one body of content.</strong> Six countries and two brands with the same stories in different orders.</li>
<li><strong>The shop is part of something larger</strong>, such as an app, a members’ area or a magazine with its own editors.</li>
<li><strong>You have a front-end team</strong> and it is good, and the theme is what it complains about.</li>
</ul>
<h2>Reasons that don’t</h2>
<p><strong>Speed.</strong> A well-kept theme is fast. A neglected headless front end is slow in more interesting ways. What slows most shops is what was added to them, and it will be added again; see <a href="/insights/where-a-slow-product-page-spends-its-four-seconds">our account of four seconds</a>.</p>
<p><strong>Future-proofing.</strong> The parts are replaceable, says the drawing. In ten years we have seen the commerce box swapped once, and the people who did it didn’t describe it as a swap.</p>
<p><strong>The checkout.</strong> It stays the platform’s in either case.</p>
<h2>The third way: one difficult island</h2>
<p>Lindqo makes seating in bent ash, configured online: four frames, nine finishes, thirty-one fabrics, with a drawing that turns. It came to us for a headless build. The configurator deserved one. The other 140 pages were pages.</p>
<p>So the shop is an ordinary theme, and the configurator is a custom element in one template. It has its own repository, its own tests and its own release. Nothing is loaded until somebody asks for it.</p>
<pre><code class="language-ts">class SeatConfigurator extends HTMLElement {
  connectedCallback() {
    const open = this.querySelector('button');
    open?.addEventListener('click', () =&gt; this.load(), { once: true });
  }

  async load() {
    const { mount } = await import('./configurator.ts');
    mount(this, { product: this.dataset.product ?? '' });
  }
}

customElements.define('seat-configurator', SeatConfigurator);</code></pre>
<p>Inside the element, the theme’s own markup shows a photograph, the price from which it starts and a link to the swatch service, so that the page is complete before the script arrives and useful if it never does. The finished configuration goes into the basket through the platform’s ordinary cart interface, with the choices as line properties. The merchandisers kept their editor. The developers got their difficult problem, and only that one.</p>
<p>It cost about a third of the headless quotation and needs half a person a year.</p>
<h2>A question for the workshop</h2>
<p>When the arrows have been drawn and everybody is pleased, ask who will be called at ten at night in the last week of November, and whether that person is in the room. If there is a name, and the name is smiling, go ahead. We’d be glad to <a href="/services#development">build it with you</a>. If the room goes quiet, you’ve found the cheapest possible moment to choose a theme.</p>`,
    image: '/images/cover-tiles-cobalt.jpg',
    readTime: '5',
    categories: ['Development', 'Strategy'],
    author: 'Dafydd Pryce',
    publishDate: '2025-09-23T08:00:00.000Z',
  },
  {
    title: 'Forty thousand parts and a column called MISC',
    slug: 'forty-thousand-parts-and-a-column-called-misc',
    excerpt:
      'A data migration is a rehearsal schedule with some code attached. How 40,218 rows left a 1998 ERP without anybody working on the Sunday.',
    content: `<p>Every old system has a column called MISC. In Axforth’s case it was a text field of 60 characters on the parts table of an ERP installed in 1998. The manual said ‘reserved for future use’. The future had arrived and used it for minimum order quantities, a customer’s own part numbers, the initials of whoever had last counted the shelf, and, in 311 rows, the word <code>ASK</code> followed by the name of a man who retired in 2011.</p>
<p>Axforth sells bearings, gears and fasteners, forty thousand of them, with live stock and lead times. Its new shop reads from the ERP every few minutes. Getting the parts across was budgeted as ‘data import, five days’. It took nine weeks, and it’s the part of the project we’re proudest of.</p>
<h2>Find out what the columns mean</h2>
<p>Not what they are called. Before a line of import code was written we counted: for every column, how many rows are filled, how many distinct values there are, and which twenty are the commonest. It’s a morning’s work and it finds most of the horrors.</p>
<ul>
<li>The unit of measure had 47 spellings, six of them for ‘each’.</li>
<li>Prices of £0.00 meant ‘on application’. Prices of £9,999.99 meant ‘do not sell’. One price of £9,999.99 was a price.</li>
<li>Weight was in kilograms before 2006 and in grams after it, and nothing in the row says which.</li>
<li>Some 1,900 parts had been superseded by others that had been superseded in turn. Four of these chains were circles.</li>
</ul>
<p>Each finding went on a list with a decision and the initials of somebody at Axforth. The list had 83 entries. It is the real specification, and the people who could write it were in the warehouse, not in the steering committee.</p>
<h1>The rehearsal</h1>
<p>A migration that is run once is a bet. We ran the whole of it three times before the night that counted: same machines, same people, a stopwatch, and a copy of that morning’s data.</p>
<table>
<thead>
<tr><th>Run</th><th>Duration</th><th>Rows refused, of 40,218</th><th>Refused without a known reason</th></tr>
</thead>
<tbody>
<tr><td>First</td><td>11 h 20 min</td><td>2,412 (6.0%)</td><td>2,412</td></tr>
<tr><td>Second</td><td>4 h 05 min</td><td>371 (0.9%)</td><td>52</td></tr>
<tr><td>Third</td><td>2 h 50 min</td><td>38 (0.1%)</td><td>0</td></tr>
</tbody>
</table>
<p>The last column is the one to watch. Thirty-eight parts were still refused on the third run, and each had a line on the list saying why and who would deal with it on Monday. The launch criterion was never ‘no errors’. It was <strong>no surprises</strong>.</p>
<h2>Three properties worth insisting on</h2>
<h3>It can be run twice</h3>
<p>Every row carries its ERP key into the new system, and the import finds by that key before it creates. Run it again and nothing doubles. This turns a failure at two in the morning from a disaster into a second cup of tea.</p>
<h3>It refuses loudly</h3>
<p>A row that doesn’t fit is put aside with its reason. It is never ‘fixed’ by the import. The moment the code guesses that weights over 500 must be grams, the guess becomes the truth, and nobody will find it until a pallet is quoted at letter rate.</p>
<h3>It proves itself</h3>
<p>Afterwards, a separate program with separate authors reads both systems and compares. Not row counts, which agree in the most catastrophic migrations. Values.</p>
<pre><code class="language-ts">type Part = { sku: string; price: number; stock: number };

/** Every part that differs, with the agreed reason. An unexplained one stops the launch. */
export function reconcile(old: Part[], now: Part[], agreed: Map&lt;string, string&gt;) {
  const arrived = new Map(now.map((part) =&gt; [part.sku, part]));
  return old.flatMap(({ sku, price, stock }) =&gt; {
    const twin = arrived.get(sku);
    if (twin?.price === price &amp;&amp; twin.stock === stock) return [];
    return [{ sku, reason: agreed.get(sku) ?? 'UNEXPLAINED' }];
  });
}</code></pre>
<p>Beside it we asked four people from the sales desk to choose fifty parts each, any they liked, and check them by eye. They chose the ones that had caused trouble before. They found two problems which no program would have, both to do with what a customer would <em>think</em> a thread size meant.</p>
<h2>After the night</h2>
<p>A one-off migration is the easy half. From then on, two systems must agree every few minutes for years. Decide, field by field, which one is right when they differ: at Axforth the ERP owns price, stock and lead time, and the shop owns names, photographs and descriptions. No field has two owners. Write it on one page and pin it up where the person who wants to ‘just correct it quickly in the admin’ will see it.</p>
<p>Then let the comparison run every night for good. It costs nothing, and it is how Axforth learnt in the third week that a price list had been loaded with the decimal comma of another country. Six parts were affected. The email said <code>UNEXPLAINED: 6</code>, and it was read over breakfast instead of over the phone.</p>
<p>As for MISC, it was split into five proper columns and closed. The man who retired in 2011 was very helpful. He remembered all but nine of the 311.</p>`,
    image: '/images/figure-rows.jpg',
    readTime: null,
    categories: ['Migration', 'Data', 'Development'],
    author: 'Dafydd Pryce',
    publishDate: '2025-11-04T09:30:00.000Z',
  },
  {
    title: 'Checkout: what you may still change, and what you should leave alone',
    slug: 'checkout-what-you-may-still-change-and-what-you-should-leave-alone',
    excerpt:
      'The last of the old checkout scripts have been switched off. What replaced them is smaller, safer and mostly an invitation to do less.',
    content: `<p>For about ten years, customising a Shopify checkout meant writing on its walls. There was a template for the larger merchants, a box called ‘additional scripts’ for everybody, and a Ruby editor in which discounts went to become folklore. All three have now gone. The last date most shops had to care about was 26 August, and if your conversion figures have looked strange since then, begin there.</p>
<table>
<thead>
<tr><th>What</th><th>Ended</th><th>Use instead</th></tr>
</thead>
<tbody>
<tr><td>checkout.liquid on information, shipping and payment (Plus)</td><td>August 2024</td><td>UI extensions, branding settings</td></tr>
<tr><td>Scripts on the thank-you and order-status pages (Plus)</td><td>August 2025</td><td>UI extensions, web pixels</td></tr>
<tr><td>Shopify Scripts, the Ruby ones</td><td>30 June 2026</td><td>Functions</td></tr>
<tr><td>Scripts on the thank-you and order-status pages (all other plans)</td><td>26 August 2026</td><td>UI extensions, web pixels</td></tr>
<tr><td>Script tags on the storefront itself</td><td>1 March 2027, with no new ones after 1 October 2026</td><td>Theme app extensions</td></tr>
</tbody>
</table>
<p>Merchants tend to read this as a list of things taken away. Having repaired a good many of those scripts, we read it as a list of phone calls we won’t be getting.</p>
<h2>What you have been given</h2>
<p>There are three kinds of extension and they differ in what they can break.</p>
<ul>
<li><strong><a href="https://shopify.dev/docs/api/checkout-ui-extensions">UI extensions</a></strong> draw something at a defined place: a field, a banner, an offer. They run in a sandbox, they see only what they are given, and the bundle may not exceed 64 kB compressed. On the steps before payment they need Shopify Plus.</li>
<li><strong><a href="https://shopify.dev/docs/api/functions">Functions</a></strong> decide something on the server: a discount, which delivery options appear, whether the order may go ahead. The buyer can’t get round them, and they apply to the express buttons too.</li>
<li><strong>Web pixels</strong> observe. They receive events and can alter nothing, which is all that an analytics script should ever have been allowed.</li>
</ul>
<p>The useful discipline is to choose the weakest one that will do. If a rule matters, it belongs in a Function. If it is in the interface, it is a suggestion.</p>
<h2>An example that deserves a Function</h2>
<p>Norrowe sells fuel tablets for camping stoves, and they may not travel by air. Parcels to Shetland, Orkney, the Western Isles and the Isle of Man do. The old shop had a line of red text about this, and Norrowe’s warehouse had a shelf for orders that had ignored it. Now the order can’t be placed.</p>
<pre><code class="language-ts">import type {
  CartValidationsGenerateRunInput,
  CartValidationsGenerateRunResult,
} from '../generated/api';

const BY_AIR = /^(HS|IM|ZE|KW1[567])/;

export function cartValidationsGenerateRun(
  { cart }: CartValidationsGenerateRunInput,
): CartValidationsGenerateRunResult {
  const postcode = cart.deliveryGroups[0]?.deliveryAddress?.zip?.toUpperCase() ?? '';
  const hasFuel = cart.lines.some(
    ({ merchandise }) =&gt;
      merchandise.__typename === 'ProductVariant' &amp;&amp; merchandise.product.hasAnyTag,
  );
  if (!hasFuel || !BY_AIR.test(postcode)) return { operations: [] };

  const error = {
    message: 'Fuel tablets cannot fly to this postcode. Remove them to order the rest.',
    target: '$.cart.deliveryGroups[0].deliveryAddress.zip',
  };
  return { operations: [{ validationAdd: { errors: [error] } }] };
}</code></pre>
<p>The tag itself is named in the input query, as <code>hasAnyTag(tags: ["fuel"])</code>, so the warehouse can add a product to the rule without a release. Note the message, too. It says what is wrong, where, and what to do about it. ‘Invalid address’ would have been shorter, untrue, and a customer-service ticket. There’s also a setting that isn’t in the code: <code>blockOnFailure</code> decides whether a Function that crashes stops the sale or lets it through. For fuel tablets, stop it. For a gift-message limit of 200 characters, let it through and apologise.</p>
<h2>What to leave alone</h2>
<p>Now the part that clients enjoy less. Suppose you’d like to offer gift wrapping in the checkout. It leaves £2.10, and three buyers in a hundred take it: 6.3 pence per order. Your average order leaves £22. If the offer distracts just enough people to cost 0.3 per cent of completed orders, say from 58.0 to 57.8 per cent of those who start, it has paid nothing. You couldn’t measure a change that small in a year of testing, so you’d never know.</p>
<p>Put the gift wrap in the basket, where people are still deciding things. By the time somebody is looking for their card, every question you ask is a reason to do it later.</p>
<p>By the same logic we’d leave out of a checkout:</p>
<ol>
<li>upsells before payment (after payment they are harmless, and often excellent);</li>
<li>countdown timers, which tell honest people that you aren’t;</li>
<li>‘how did you hear about us’, which belongs on the thank-you page;</li>
<li>a second request for an email address with a different tick-box;</li>
<li>anything whose purpose cannot be stated without the word ‘engagement’.</li>
</ol>
<p>What earns its place is whatever answers a question the buyer already has: when it will arrive, what returning it costs, whether a company number may be added to the invoice.</p>
<h2>If August caught you out</h2>
<p>Open the thank-you page of a real order and compare it with an order from July. Check that each advertising platform still receives a purchase event, once, with the right value and currency. Look for the survey, the referral code and the affiliate tag, which lived in a text box that no longer exists and which nobody remembers pasting. Rebuild the ones that somebody misses within the week. That will be about half.</p>`,
    image: null,
    readTime: '6',
    categories: ['Development', 'CRO'],
    author: 'Callum Rennie',
    publishDate: '2026-09-15T08:30:00.000Z',
  },
];
