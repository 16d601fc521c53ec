/** Pages with forms as the build writes them, cut down to what server/no-js-forms relies on. */

const scripts = `<script type="module">import "/assets/root-1a2b.js";</script>`;

const contactPage = `<!doctype html><html lang="en"><head><link rel="modulepreload" href="/assets/root-1a2b.js"><script type="application/ld+json">{"@type":"School"}</script></head><body><h1>Contact</h1>
<div><form data-form="enquiry" method="post" action="/contact">
<input type="hidden" name="submissionId" value=""><input type="hidden" name="consentVersion" value="1">
<input id="n" name="name"><p data-error="name" id="n-error" hidden></p>
<input type="email" name="email"><p data-error="email" hidden></p>
<input type="tel" name="phone"><p data-error="phone" hidden></p>
<input name="subject"><p data-error="subject" hidden></p>
<textarea name="message" rows="5"></textarea><p data-error="message" hidden></p>
<input name="hp-note" tabindex="-1" autocomplete="off">
<div data-slot="failure" role="alert" hidden><p data-fill="failure-title"></p><p data-fill="failure-text"></p></div>
<button>Send Message</button></form>
<div data-slot="sent" role="status" hidden><p data-fill="sent-title"></p><p data-fill="sent-text"></p><b data-fill="reference"></b></div></div>
${scripts}</body></html>`;

const coursePage = contactPage.replace('action="/contact"', 'action="/programs/a-level-physics"');

const field = (name: string, type = 'text') =>
  `<input type="${type}" name="${name}"><p data-error="${name}" hidden></p>`;
const box = (name: string, value: string) =>
  `<input type="checkbox" name="${name}" value="${value}">`;

const registerPage = `<!doctype html><html lang="en"><head></head><body>
<div data-view="form"><form data-form="registration" method="post" action="/register">
${field('firstName')}${field('lastName')}${field('email', 'email')}${field('phone', 'tel')}${field('dateOfBirth', 'date')}
<textarea name="address"></textarea><p data-error="address" hidden></p>
<input type="radio" name="level" value="o-level"><input type="radio" name="level" value="a-level"><p data-error="level" hidden></p>
${['Mathematics', 'History'].map((name) => box('subjects-o-level', name)).join('')}
${['Physics', 'Chemistry', 'History'].map((name) => box('subjects-a-level', name)).join('')}
<p data-error="subjects" hidden></p>
${field('previousSchool')}${field('parentName')}${field('parentPhone', 'tel')}${field('parentEmail', 'email')}
<textarea name="specialRequirements" rows="4"></textarea><p data-error="specialRequirements" hidden></p>
<input type="checkbox" name="agreeToTerms" value="yes"><p data-error="agreeToTerms" hidden></p>
<div data-slot="failure" role="alert" hidden><p data-fill="failure-title"></p><p data-fill="failure-text"></p></div>
<button>Submit Registration</button></form></div>
<div data-view="sent" hidden><h2>Thank you<span data-slot="name">, <span data-fill="firstName"></span></span></h2><b data-fill="level"></b>
<ul data-fill="subjects"><li class="badge"></li></ul><b data-fill="reference"></b>
<dl><div><dt>Received</dt><dd data-fill="received"></dd></div><div><dt>Born</dt><dd data-fill="dateOfBirth"></dd></div><div><dt>School</dt><dd data-fill="previousSchool"></dd></div></dl></div>
${scripts}</body></html>`;

/** By path, as test/server-site.ts takes them. */
export const formPages = {
  '/contact': contactPage,
  '/programs/a-level-physics': coursePage,
  '/register': registerPage,
};
