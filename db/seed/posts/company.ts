// Insights on how the agency itself works: discovery, hiring, the hubs, a design review (seed content).
import type { PostInput } from '#db/contract/posts.ts';

/** Four articles about the company, in no particular order; lists sort by `publishDate`. One is a draft. */
export const companyPosts: PostInput[] = [
  {
    title: 'Five days before the first estimate',
    slug: 'five-days-before-the-first-estimate',
    excerpt:
      'What happens in a discovery week, day by day, and why one in six ends with our advice not to build.',
    image: null,
    readTime: '5',
    categories: ['Company', 'Design'],
    author: 'Ines Barroway',
    publishDate: '2025-04-02T09:45:00.000Z',
    content: `<p>An estimate given over the phone is a description of the estimator’s mood. We used to give them anyway. In 2019 we compared three years of first figures with final invoices, found that the median was out by 58%, and stopped. Now nobody at Verso puts a price on a build before a discovery week. It costs £9,500, takes five days, and what comes out belongs to the client, who may take it to somebody cheaper.</p>
<p>Tivvo’s was in February. They make wooden toys that are meant to come back and be passed on to another child, and wanted a ‘circular commerce platform’. We’ll use their week as the example, with their leave.</p>
<h2>Before we arrive</h2>
<p>We ask for five things. None of them is a brief.</p>
<ul>
<li>Twelve months of orders, line by line, as a file.</li>
<li>Every refund with its reason, however badly recorded.</li>
<li>The last hundred customer-service conversations, unselected.</li>
<li>A login to everything, read-only.</li>
<li>An hour with the person who packs the boxes.</li>
</ul>
<p>The last request causes the most surprise and yields the most. Tivvo’s packer told us in ten minutes that one returned toy in four arrives without a piece, that she keeps the spare pieces in a biscuit tin, and that the tin is the real inventory system.</p>
<h2>The week</h2>
<h3>Monday: read</h3>
<p>Two of us read everything and speak to nobody until three o’clock. We write down numbers that surprise us. Tivvo had two: 43% of first orders are gifts, and a customer who sends a toy back is worth 2.6 times one who doesn’t.</p>
<h3>Tuesday: watch</h3>
<p>We sit beside people while they work, and ask no questions that begin with ‘would you’. The log for Tivvo has 61 lines. Line 17: <em>types the serial number into three systems, reads it from the box with a torch</em>.</p>
<h3>Wednesday: disagree</h3>
<p>There is a rule that no solution may be spoken aloud before noon on Wednesday. It is hard on developers. In the afternoon everyone in the room writes what they believe the problem to be, in one sentence, unsigned, and we read the sentences out. Nine people at Tivvo produced seven problems. The owner’s was about software. The warehouse’s was about biscuit tins.</p>
<h3>Thursday: draw</h3>
<p>Now solutions, cheap ones: paper, a spreadsheet, a fake page. Three directions, of which one must need no new software at all. We show them to four customers on Thursday evening, by video.</p>
<figure>
<img src="/images/cover-paper-moss.jpg" alt="Layers of cut paper rise like the contours of a map from a green ground to white" width="1600" height="1000">
<figcaption>Thursday. The scissors are the most expensive tool in use.</figcaption>
</figure>
<h3>Friday: put a number on it</h3>
<p>Only now. Each piece of work gets three figures in days: if all goes well, most likely, and if the thing we are worried about turns out to be true. For Tivvo’s pass-on page they were 14, 20 and 38. We weight the middle one by four: (14 + 4 × 20 + 38) ÷ 6 = <strong>22 days</strong>, give or take (38 − 14) ÷ 6 = 4. The sentence in the document is then ‘22 days, probably between 18 and 26, and the 38 depends on whether serial numbers can be read by a phone’. That last clause is worth more than the number, because it can be tested on Monday for the price of an afternoon.</p>
<h2>What you hold at the end</h2>
<p>There are eleven pages, seldom more:</p>
<ol>
<li>the problem, in a sentence that everybody has signed;</li>
<li>what we saw, with counts;</li>
<li>the three directions, and the one we recommend;</li>
<li>estimates with their ranges and the assumption behind each;</li>
<li>a risk list, sorted by how cheaply each risk can be tested;</li>
<li>what we would do if the budget were half.</li>
</ol>
<p>The sixth is the one clients read first. We know, and have stopped pretending otherwise.</p>
<h2>One in six</h2>
<p>Since 2019 we have run 84 of these weeks, and in 14 of them our recommendation was not to build. Sometimes a setting does it. Sometimes the trouble is a contract, or a person. Tivvo’s was nearly the fifteenth: a serial-number label with a code on it, a shared sheet and the biscuit tin, properly labelled, dealt with four fifths of the problem for £1,100. They did that first. The build that began this week is less than half of what they had come to ask for.</p>
<p>It’s fair to ask what an agency gains from talking itself out of work. Partly sleep. But we counted this as well: of those fourteen, nine have come back since with something that did need building, and none of the nine asked for competing quotes.</p>
<p>Since the change, the median final invoice has been within 11% of the figure on the Friday. The mood of the estimator is no longer a material factor. If you have a biscuit tin of your own, <a href="/contact">tell us about it</a>.</p>`,
  },
  {
    title: 'How we hire: a paid afternoon, four questions and a reply to everybody',
    slug: 'how-we-hire-a-paid-afternoon-four-questions-and-a-reply-to-everybody',
    excerpt:
      'Our last developer vacancy drew 214 applications. Here is what happened to each of them, including the parts we are still bad at.',
    image: '/images/figure-hiring.jpg',
    readTime: null,
    categories: ['Company'],
    author: 'Hattie Lund',
    publishDate: '2025-09-30T15:00:00.000Z',
    content: `<p>There are a hundred and twenty-odd of us, and about two in three found the job through an advertisement. That puts strangers at the centre of how we grow, so we have tried to treat the process as we would treat a checkout: find out where people drop off, and whose fault it is.</p>
<h2>The advertisement</h2>
<p>It states the salary, as a range no wider than £8,000. It names the person you would report to, says which days anybody expects to see you, and lists at most five things you must already be able to do. When we cut that list from eleven to five, applications rose by 40% and the share we wanted to meet went up as well. Nobody on the team had all eleven either.</p>
<h2>What happens to 214 applications</h2>
<table>
<thead>
<tr><th>Stage</th><th>People</th><th>Time from us</th><th>Answered within</th></tr>
</thead>
<tbody>
<tr><td>Application, read by two of us separately</td><td>214</td><td>6 min each</td><td>8 working days</td></tr>
<tr><td>Phone call</td><td>22</td><td>25 min</td><td>2 working days</td></tr>
<tr><td>Paid afternoon</td><td>7</td><td>3 h, plus marking</td><td>3 working days</td></tr>
<tr><td>Conversation with the team</td><td>3</td><td>90 min</td><td>1 working day</td></tr>
<tr><td>Offer</td><td>1</td><td></td><td>the same day</td></tr>
</tbody>
</table>
<p>Everybody gets an answer, and after the phone call everybody gets a reason. Writing 192 short refusals takes one person a day and a half. It is the least popular day and a half of the quarter. It is also why eleven people who were turned down have applied again, two of whom now work here.</p>
<h2>The paid afternoon</h2>
<p>We ask for three hours and pay £180 for them, whatever comes of it. The task is a real one with the serial numbers filed off: a basket that adds up wrongly, a page that is slow for a reason, a report two colleagues disagree about. You work in your own editor, with the documentation and whatever assistant you would use on a Tuesday. Somebody sits nearby and can be asked anything. How you use that person is half of what we learn.</p>
<p>We do not set homework. A task that ‘should take two hours’ takes a nervous person nine, and the one with small children an evening they don’t have. Nor do we set puzzles. In twenty years no client has asked us to invert a tree.</p>
<h2>Four questions</h2>
<p>The conversation at the end has the same four questions for everybody, sent two days before.</p>
<ol>
<li>Tell us about something you built that turned out to be the wrong thing. How did you find out?</li>
<li>Pick a decision in the paid afternoon. What would have made you decide otherwise?</li>
<li>Which part of this job would you rather not do?</li>
<li>What should we have asked you?</li>
</ol>
<p>The third is the best of them. Everyone has an answer. People who say they have none have usually not been told that it is allowed.</p>
<h2>Marks before talk</h2>
<p>Each of us scores alone, from one to four, on four things written down beforehand: is the work correct, is it clear, did they notice what was odd, and could a colleague carry on from it tomorrow. Only when the scores are in does anybody speak. We began this after noticing that the panel agreed suspiciously often with whoever spoke first, who was generally me.</p>
<blockquote>
<p>‘I could see myself having a pint with them’ is not a criterion. Neither is its absence.</p>
</blockquote>
<p>If two scores differ by more than one point, the pair has to explain the gap with something on the page. That happens for about one candidate in four. In half of those cases, one of us had simply missed something.</p>
<h2>What we are still bad at</h2>
<p><strong>Time.</strong> Advertisement to offer took 31 working days last time. We lost our second choice on day 26. The slow part is ourselves: finding three diaries with the same free afternoon.</p>
<p><strong>Seniority.</strong> The paid afternoon suits people who make things with their hands. For a lead it measures the wrong skill, and we have tried two replacements without liking either. At present we pay them to review a real proposal of ours, with permission to be rude.</p>
<p><strong>Reach.</strong> Of those 214, 131 lived within twenty miles of an <a href="/contact">office</a>, although the job could be done from anywhere in Britain. The advertisement says so in its second line. Evidently the second line is not where people look.</p>
<p>We publish the numbers each autumn inside the company and, from this year, here. If you applied and it wasn’t like that, we’d like to hear about it, and the address on the <a href="/contact">contact page</a> reaches a person. She answers within one working day. It’s the applications that take her eight.</p>`,
  },
  {
    title: 'What Leeds is for, and what Edinburgh is for',
    slug: 'what-leeds-is-for-and-what-edinburgh-is-for',
    excerpt:
      'An office has to be for something. Two of ours are three hours apart by rail, and do quite different work.',
    image: '/images/figure-leeds.jpg',
    readTime: '4',
    categories: ['Company', 'Operations'],
    publishDate: '2026-11-03T16:35:00.000Z',
    status: 'draft',
    content: `<p>Agencies collect offices the way other people collect mugs. One was acquired, one was near a client, one was near a founder’s mother. Then the lease comes up and somebody asks what the place is <em>for</em>. We were asked about two of ours in the same spring, and it turned out to be a useful question.</p>
<h2>Leeds trades</h2>
<p>Leeds is where our clients’ shops are looked after while they are open. About half of the people there spend the day inside a live business: campaigns, merchandising, stock, the returns inbox. The room is arranged for it. One wall shows only what is abnormal. On a good morning the wall is blank, which visitors find disappointing.</p>
<p>The rhythm is set by the working week of a shop. Monday at ten is <a href="/insights/monday-ten-oclock">the trading hour</a>, and nine clients have theirs at staggered times so that the same specialist can sit in on three. Thursday is for changes. Nothing is changed on a Friday after two, on the principle that nobody has yet thanked us for a Saturday.</p>
<h2>Edinburgh counts</h2>
<p>Edinburgh is smaller and quieter and exists to find out whether any of it worked. Measurement sits there, and so does the research room, which has a sofa, two cameras and a kettle. Some 180 people a year come in from the street and try to buy things while we watch. They are paid £45 and are told, truthfully, that they can’t get it wrong.</p>
<p>There is a reason for the distance. A team that runs a test has an interest in the result, however honest its members. So Leeds proposes a test and writes down beforehand what it expects; Edinburgh sets it up, decides how long it must run, and reads it. Last year 112 tests went through. Leeds had predicted a win in 74 and Edinburgh found 29. The other 45 would have been celebrated, shipped and paid for.</p>
<p>To take one: a bolder delivery message for Wagsby was ahead by 6% after five days, and Leeds wanted to stop there. Detecting an improvement of 5% on a base of 3% takes roughly 200,000 visitors a side, and it had seen 31,000. Edinburgh kept it running. It ended at nought.</p>
<blockquote>
<p>We are not the brakes. We are the speedometer. It is the driver who feels slow.</p>
</blockquote>
<h2>Handing over to Miami</h2>
<p>Edinburgh has the late desk as well, because of <a href="/about">Miami</a>. The two overlap from two in the afternoon to half past five, Edinburgh time, and the handover is at half past four.</p>
<ul>
<li>What is running, and who to wake if it stops.</li>
<li>What was promised to a client today, in the client’s words.</li>
<li>One thing that looks odd and may be nothing.</li>
</ul>
<p>The difference is five hours, except when it is four. American clocks go forward on the second Sunday in March and British ones on the last, and in autumn we go back a week before they do. For three or four weeks a year the handover is an hour out. For the first two years we discovered this annually. It is now in the calendar of everybody concerned, under the name of the colleague who stood alone in a video call for an hour in 2023.</p>
<h2>What the question changed</h2>
<p>Once each place was for something, a number of decisions made themselves:</p>
<ol>
<li><strong>Hiring.</strong> A merchandiser who lives in Fife is welcome, and spends the first month in Leeds. An analyst who lives in Leeds spends it in Edinburgh.</li>
<li><strong>Rooms.</strong> Leeds gave up two meeting rooms for a kitchen. Edinburgh gave up a kitchen table for sound-proofing.</li>
<li><strong>Visits.</strong> Clients who want to see work go to Leeds, clients who want to see their customers go to Edinburgh, and after the second visit they know which they needed.</li>
</ol>
<p>We haven’t decided what Liverpool is for. It’s the headquarters, so it has never had to say.</p>`,
  },
  {
    title: 'Notes from a design review',
    slug: 'notes-from-a-design-review',
    image: '/images/figure-review.jpg',
    readTime: '5',
    categories: ['Design', 'Company'],
    author: 'Rafe Osterley',
    publishDate: '2026-08-19T10:10:00.000Z',
    content: `<p>We review design on Wednesdays, for fifty minutes, with the work on the wall and the person who made it holding the pen. Clients are welcome to attend and seldom ask to. These are the notes of one review, lightly tidied: the configurator for Lindqo’s second chair, third round. Lindqo has agreed to be seen in its shirtsleeves.</p>
<h2>How it runs</h2>
<ol>
<li>The designer says in one minute what the thing is for and which decision is wanted today.</li>
<li>Everyone uses it for ten minutes in silence, on a phone, and writes down what they see.</li>
<li>Observations are read out. ‘I saw’ is allowed. ‘I would’ is not.</li>
<li>The designer picks three to discuss.</li>
<li>Decisions are written on the wall, with the name of whoever will undo them if they are wrong.</li>
</ol>
<p>The rule about ‘I would’ does most of the work. A remark such as ‘I would make the price bigger’ is a solution with its problem removed. ‘I changed the legs and didn’t notice that the price had moved’ can be designed for, in several ways, some of which do not involve making anything bigger.</p>
<h2>The work</h2>
<p>The chair has five shells, six colours, three sets of legs and two heights: 180 combinations, of which 24 cannot be built, because the low legs foul the two deepest shells. The aim for this round was that a stranger should arrive at a chair they want, know what it costs and when it will come, in under two minutes, with one thumb.</p>
<h2>What was seen</h2>
<blockquote>
<p>I picked the low legs and two shells went grey. I thought they were out of stock.</p>
</blockquote>
<p><strong>Discussed.</strong> Grey means ‘unavailable’ to everyone who has ever used a shop, and here it means ‘not with those’. Three options were on the table: hide the impossible ones, allow them and change the legs, or say why. We chose to let any shell be picked, change the legs to fit, and say so in a line beneath, with an undo. Nobody arrives with a fixed opinion about legs. In testing, 8 people of 10 came for a shell and only met the legs on the way.</p>
<blockquote>
<p>I could not find the price without scrolling. Then I found two.</p>
</blockquote>
<p><strong>Discussed.</strong> On a screen of 390 by 844 the total sat 60 pixels below the fold, and the ‘from’ price remained at the top after it had stopped being true. Decided: one price, in a bar at the foot of the screen, which changes as you choose. The ‘from’ price goes as soon as anything has been chosen. The bar costs 64 pixels of chair, and there was some sighing about that.</p>
<blockquote>
<p>‘Built in ten days.’ From when?</p>
</blockquote>
<p><strong>Discussed.</strong> The best observation of the day, made by somebody from finance who had come in for the biscuits. The claim is true of the workshop and useless to the reader. Decided: show a date, ‘at your door by Thursday 10 September’, computed from the order cut-off, the build and the carrier. The ten days move to the page about the workshop, where they are rather impressive.</p>
<h2>Seen, and not discussed</h2>
<ul>
<li>The colour swatches are 20 pixels across with 2 between them. <a href="https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html">WCAG 2.2</a> asks for 24, or the same in spacing. Fix: 32, with 8 between.</li>
<li>‘Slate’ on white measures 2.6:1 as a caption. Fix: ink for words, slate for chairs.</li>
<li>Each swatch is announced as ‘button, button, button’. Fix: a radio group whose options have names.</li>
<li>The 3D view weighs 3.8 MB and is loaded by everyone. It was turned by 9 people in 60. Fix: load it on request, keep four photographs.</li>
<li>The shadow under the chair points left; every other shadow on the page points right. It took three rounds for anybody to notice, and now nobody can see anything else.</li>
</ul>
<h2>What was cut</h2>
<p>The ‘share your chair’ button went. Its designer argued for it well: people do buy furniture in pairs, and the other person is at work. We looked at what the participants had actually done, which was to take a screenshot. So the address of the page now carries the choices, the screenshot shows the price and the date, and the button isn’t needed. It had taken two days to draw. That was mentioned, once, with feeling.</p>
<h2>Afterwards</h2>
<p>Five people tried round four the following week. Median time to a chair with a price and a date: 1 minute 34 seconds, from 3 minutes 10. All five could say the delivery day without looking. Two asked what had happened to the spinning view, found the link, turned the chair once and never again.</p>
<p>The notes are posted like this every week, inside the company. What surprised us when we began was how rarely the decisive remark came from a designer. What didn’t surprise us was the biscuits. If you’d like yours reviewed, with or without shirtsleeves, <a href="/services#development">ask</a>.</p>`,
  },
];
