// The texts of /cookie-settings: the cookies of this site, and those that third parties set with consent.
import type { LegalPageText } from './legal-page.ts';

const NOT_COUNTED =
  'We count no visits, follow nobody from page to page and load no fonts, maps or films from elsewhere.';
const COUNTED =
  'We do count visits, but by ourselves and <a href="/privacy-policy#counts">without recognising anybody</a>: with no cookie, and with nothing stored in your browser for it. We follow nobody from site to site and load no fonts, maps or films from elsewhere.';

/** The text of the page; `isCounting` is whether visits are counted. */
export const cookieSettings = (isCounting: boolean): LegalPageText => ({
  title: 'Cookie settings',
  intro:
    'This will be short. If you’re reading this as a visitor, we’ve set none, and there’s nothing to switch off.',
  changed: '2026-11-26',
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      html: `
<p>A cookie is a short note that a website leaves in your browser and gets back with your next request. It can be useful, as when it remembers that you’ve logged in. It can also be used to recognise you on a thousand other sites, which is why the law makes us ask first.</p>`,
    },
    {
      id: 'what-we-set',
      title: 'What this site sets',
      html: `
<p>For visitors: nothing. ${isCounting ? COUNTED : NOT_COUNTED} When you turn the corner of a page, your browser remembers whether you like it light or dark; when you stop all motion, your tab does until you close it; when you turn off the key for the search, your browser does. None of these notes is a cookie, and none is ever sent to us. Until you close it, your tab remembers which page you arrived on and where you came from; we only learn that if you send us a form. For {name} staff who log in to the back office there are two cookies, without which logging in wouldn’t work, or not for long:</p>
<table>
<caption>The cookies of this site</caption>
<thead><tr><th>Name</th><th>Purpose</th><th>Set by</th><th>Lasts</th></tr></thead>
<tbody><tr><td><code>__Host-session</code></td><td>Keeps a member of staff logged in. It holds a random token, can’t be read by scripts and is never sent to other sites</td><td>{name}</td><td>12 hours at most</td></tr>
<tr><td><code>__Host-browser</code></td><td>Tells us that this browser has logged in before, so that strangers who guess at the password can’t lock our staff out. It opens nothing by itself</td><td>{name}</td><td>One year</td></tr></tbody>
</table>`,
    },
    {
      id: 'what-others-may-set',
      title: 'What others may set',
      html: `
<p>Three things on this site can come from another company. None of them is fetched before it’s needed, and each has a way round that needs no cookies: our own form, an email or a phone call.</p>
<table>
<caption>Cookies of other companies</caption>
<thead><tr><th>What</th><th>From</th><th>When it is fetched</th><th>What it may set</th></tr></thead>
<tbody>
<tr><td>Enquiry and newsletter forms</td><td>HubSpot, European Union</td><td>when this site uses them and you reach the form</td><td><code>hubspotutk</code>, <code>__hstc</code>, <code>__hssc</code>, <code>__hssrc</code>: recognise a browser that has sent a form before. Thirty minutes to six months</td></tr>
<tr><td>Booking calendar</td><td>HubSpot, European Union</td><td>when you press ‘Book a call’</td><td>the same, and <code>__cf_bm</code> to tell people from robots. Thirty minutes</td></tr>
<tr><td>Cookie declaration</td><td>our consent provider</td><td>on this page</td><td>one cookie that remembers your choice. Up to a year</td></tr>
</tbody>
</table>`,
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      html: `
<p>Where a consent provider is in use, its declaration below lists every cookie by name and lets you change your mind at any time. You can also delete cookies, or refuse them altogether, in your browser’s settings; everything on this site will keep working. What we do with anything you send us is in the <a href="/privacy-policy">privacy notice</a>.</p>`,
    },
  ],
});
