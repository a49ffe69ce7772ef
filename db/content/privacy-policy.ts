// The privacy notice: how this site and its company use personal data, under the UK GDPR.
import type { LegalPageText } from './legal-page.ts';

const email = '<a href="mailto:{email}">{email}</a>';
const phone = '<a href="{phoneHref}">{phone}</a>';

const COUNTS = `
<h3 id="counts">How we count visits</h3>
<p>We want to know which articles are read and which aren’t. So this site counts, on its own machine and for nobody else: how often a page is opened and read to its end, which site a visit came from, which campaign its link named, which country the browser’s language setting names, and how often a link to another site or to the booking calendar is followed. If you send an enquiry, each page that your browser opened that day counts one more. The enquiry itself isn’t linked to them. The site also counts what people search for, and whether they found anything; a search with more than forty characters, an @ or four digits in a row isn’t counted, because it might say something about somebody.</p>
<p>For this we set no cookie and store nothing in your browser. Your IP address isn’t stored either. So that one person isn’t counted twenty times, your address and your browser’s name are mixed with a random number to make another, and at midnight (UTC) both numbers are thrown away. What’s left are totals, such as ‘this page, that day, 12 visitors’. We delete them after 800 days.</p>
<p>Our legal basis is Article 6(1)(f): these counts tell us what’s useful and say nothing about anybody. If you’d rather not be in them, switch on ‘Do Not Track’ or ‘Global Privacy Control’ in your browser. The site then counts as if you’d never been here.</p>`;

/** The text of the page; `isCounting` is whether visits are counted. */
export const privacyPolicy = (isCounting: boolean): LegalPageText => ({
  title: 'Privacy notice',
  intro: 'What {name} knows about you, why, for how long, and how to make us forget it.',
  changed: '2026-11-27',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      html: `
<p>{legalName} (‘{name}’, ‘we’) runs this website. For the personal data described here we are the controller under the UK General Data Protection Regulation and the Data Protection Act 2018, and under the General Data Protection Regulation of the European Union where that applies to you.</p>
<p>This notice covers people who visit the site, write to us, book a call, sign up for the newsletter, or work for one of our clients or suppliers. Data we handle on a client’s behalf, in that client’s shop, falls under the client’s own notice and our contract with them.</p>
<p>You can read every page of this site without telling us who you are.</p>`,
    },
    {
      id: 'personal-data',
      title: 'Personal data',
      html: `
<p>Personal data is anything that can be linked to a living person. We collect as little of it as the purpose allows:</p>
<table>
<caption>What we receive and why</caption>
<thead><tr><th>When you</th><th>we receive</th><th>and use it to</th></tr></thead>
<tbody>
<tr><td>send an enquiry</td><td>your name, email address, company, phone number if you give one, and your message</td><td>answer it, and prepare a proposal if you ask for one</td></tr>
<tr><td>send an enquiry</td><td>which of our pages you opened first and last before the form, the site that led you here, and the campaign its link named. Until then only your tab remembers it, and forgets it when you close it</td><td>learn which of our pages are useful</td></tr>
<tr><td>send any form, or search the site</td><td>the IP address it came from, for two hours at most</td><td>stop machines that send forms and searches by the thousand</td></tr>
<tr><td>book a call</td><td>your name, email address, phone number and the time you chose</td><td>call you at that time</td></tr>
<tr><td>sign up for Insights</td><td>your email address</td><td>send one email a month, until you tell us to stop</td></tr>
<tr><td>become a client or supplier</td><td>names, business contact details, correspondence, contracts, invoices</td><td>do the work, be paid and keep our books</td></tr>
<tr><td>visit the site</td><td>nothing that names you. Our server notes the page asked for, the result and how long it took, without your address${isCounting ? '. It <a href="#counts">counts visits</a>, without recognising anybody' : ''}</td><td>find faults${isCounting ? ', and learn which pages are read' : ''}</td></tr>
</tbody>
</table>
<p>We don’t ask for special categories of data such as health or beliefs, so please leave them out of your message. We don’t buy personal data, we don’t build profiles from it, and no decision about you is made by a machine alone.</p>
<p>This site sets no cookies for visitors. What may happen when a third-party form or calendar is loaded is described in the <a href="/cookie-settings">cookie settings</a>.</p>${isCounting ? COUNTS : ''}`,
    },
    {
      id: 'legal-basis',
      title: 'Legal basis',
      html: `
<p>Each use rests on one of four grounds in Article 6(1) of the GDPR:</p>
<ul>
<li><strong>Contract, 6(1)(b).</strong> Answering an enquiry, calling you back, preparing a proposal, and doing what we agreed.</li>
<li><strong>Consent, 6(1)(a).</strong> The newsletter, and any cookie the site could work without. You may withdraw consent at any time, as easily as you gave it; anything done before then stays lawful.</li>
<li><strong>Legal obligation, 6(1)(c).</strong> Accounts, tax records, and answers the law requires us to give.</li>
<li><strong>Legitimate interests, 6(1)(f).</strong> Keeping the site safe and in working order, and staying in touch with the people at clients and suppliers. We have weighed these interests against yours, and you may object to them.</li>
</ul>
<p>You don’t have to give us anything. Without an address we can’t answer you, and that’s all that happens.</p>`,
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      html: `
<p>Within {name}, your data is seen by those who need it: the commercial team for enquiries and calls, the project team for clients, finance for invoices. We never sell it. Outside {name} it goes only to:</p>
<ul>
<li><strong>The host of this site</strong>, on whose machines the database runs. It acts on our instructions.</li>
<li><strong>HubSpot</strong>, our customer database, in its European Union region, when it serves the enquiry form, the newsletter form or the booking calendar, or when an enquiry kept here is passed on to it.</li>
<li><strong>Our mail provider</strong>, when an enquiry or a request for a call is emailed to our staff, and when this site emails you an answer, a receipt or a link to confirm your sign-up.</li>
<li><strong>Accountants, auditors, insurers and lawyers</strong>, when their work requires it and under a duty of confidence.</li>
<li><strong>Authorities</strong>, when the law obliges us. We’ll tell you unless we’re forbidden to.</li>
</ul>
<p>Our offices in the United States and Canada may see enquiries meant for them. Transfers outside the United Kingdom and the European Economic Area rest on an adequacy decision, or on the standard contractual clauses with the United Kingdom addendum. You may ask for a copy.</p>`,
    },
    {
      id: 'storage-and-retention',
      title: 'Data storage and retention',
      html: `
<p>Enquiries are kept in this site’s own database. Connections are encrypted, access takes a good reason and a password that is stored only as a hash, and backups are kept away from the machine they come from.</p>
<table>
<caption>How long we keep it</caption>
<thead><tr><th>What</th><th>How long</th></tr></thead>
<tbody>
<tr><td>Data of clients and suppliers, with its correspondence</td><td>five years after the end of the contract, longer only where tax law says so</td></tr>
<tr><td>Enquiries and calls that come to nothing</td><td>two years after the last exchange</td></tr>
<tr><td>Newsletter address</td><td>until you unsubscribe. Then only the fact that you did, so that we don’t write again</td></tr>
<tr><td>Server error logs</td><td>ninety days</td></tr>
</tbody>
</table>
<p>When the time is up, data is deleted or made anonymous. A backup that still holds it is deleted within a further twelve months.</p>`,
    },
    {
      id: 'your-rights',
      title: 'Data subject rights',
      html: `
<p>You may at any time, and free of charge:</p>
<ul>
<li>ask whether we hold data about you, and have a copy of it;</li>
<li>have it corrected or completed;</li>
<li>have it erased, or its use restricted;</li>
<li>receive what you gave us in a machine-readable form, or have it sent to somebody else;</li>
<li>object to a use that rests on legitimate interests, and to direct marketing in any case;</li>
<li>withdraw your consent.</li>
</ul>
<p>Write to ${email}. So that your data doesn’t go to a stranger, we may ask for proof of identity and for proof of address that is not older than three months. We use these only to check the request and destroy them afterwards.</p>
<p>We answer within one month. If a request is unusually complex we may need up to two months more, and will say so, with the reason, within the first.</p>
<p>If you aren’t satisfied, or have had no reply from us after 30 days, you may complain to the regulator: the Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, <a href="https://ico.org.uk/make-a-complaint/" rel="noopener">ico.org.uk/make-a-complaint</a>. If you’re in the European Union, you may complain to the authority in the country where you live.</p>`,
    },
    {
      id: 'contact',
      title: 'Contact and data protection officer',
      html: `
<p>Our data protection officer is independent, reports to the board, and reads their own post:</p>
<p>The Data Protection Officer<br>{address}<br>${email}<br>${phone}</p>
<p>If this notice changes in a way that matters to you, we’ll say so here and, where we have your address, by email before the change takes effect.</p>`,
    },
  ],
});
