/** What people and robots write into the form of a school: made up, after what such forms get. */

export interface Sample {
  name: string;
  subject: string;
  message: string;
  /** How it was sent: by a person in a browser unless said otherwise. */
  elapsedMs?: number;
  website?: string;
  browser?: boolean;
}

const robot = { browser: false, elapsedMs: undefined };
const quick = { elapsedMs: 400 };

/** Advertisements and the like: each should be held or refused. */
export const spam: Sample[] = [
  {
    name: 'Mike Stanley',
    subject: 'Domain authority',
    message:
      'Hi, we offer SEO packages and quality backlinks for your site. See https://rank.example/plans',
    ...robot,
  },
  {
    name: 'SEO Expert',
    subject: 'Rank on Google',
    message: 'We will put you on the first page of Google within 30 days, or money back.',
    ...quick,
  },
  {
    name: 'John',
    subject: 'guest post',
    message:
      'I would like to publish a guest post on your website with one dofollow link. What is your price?',
    ...robot,
  },
  {
    name: 'Crypto King',
    subject: 'Investment opportunity',
    message: 'Double your bitcoin in 24 hours. Join at https://coins.example now',
    ...quick,
  },
  {
    name: 'Casino Royal',
    subject: 'Welcome bonus',
    message: 'Best online casino, 200 free slots: www.slots.example',
    ...robot,
  },
  {
    name: 'Olga',
    subject: 'Hello dear',
    message:
      'I am lonely. See my photos http://love.example/olga http://love.example/olga2 http://love.example/olga3',
  },
  {
    name: 'Марина',
    subject: 'Заработок',
    message:
      'Привет! Хотите зарабатывать дома? Пишите нам, подробности на сайте http://money.example',
    ...robot,
  },
  {
    name: '刘伟',
    subject: '代开发票',
    message: '您好，我公司可代开各类发票，欢迎来电咨询，价格优惠 http://fapiao.example',
    ...robot,
  },
  {
    name: 'Pharma',
    subject: 'Discount pills',
    message: 'Viagra and Cialis without prescription, buy now at pharmacy.example.com',
    ...robot,
  },
  { name: '<a href="http://x.example">click</a>', subject: 'hello', message: 'nice site' },
  {
    name: 'bbcode',
    subject: 'Great post',
    message: '[url=http://replica.example]replica watches[/url]',
  },
  {
    name: 'Web Design',
    subject: 'Redesign your website',
    message:
      'We are a web design services company. We provide digital marketing agency work too. Reply for a quote.',
    ...robot,
  },
  {
    name: 'Data Team',
    subject: 'Email list',
    message:
      'We sell a verified email list of 2 million contacts in Sri Lanka. Bulk emails from 10 USD.',
    ...robot,
  },
  {
    name: 'Loans',
    subject: 'Payday loans',
    message: 'Instant payday loans without papers, apply: https://loans.example/apply',
    ...robot,
  },
  {
    name: 'Mr. Barrister',
    subject: 'Inheritance',
    message: 'You are the next of kin to an inheritance of 8 million dollars. Reply in confidence.',
    ...robot,
  },
  {
    name: 'Traffic',
    subject: 'Website traffic',
    message: 'Get 10,000 visitors. Real website traffic, cheap. https://traffic.example',
    ...quick,
  },
  { name: 'Robert', subject: 'www.cheapmeds.example.com', message: 'See subject.', ...robot },
  {
    name: 'Forex Pro',
    subject: 'Earn daily',
    message:
      'Forex signals with 95% accuracy. Make money while you sleep! t.me/forex https://fx.example',
    ...quick,
  },
  {
    name: 'Followers',
    subject: 'Grow',
    message: 'Buy Instagram followers. Limited time offer, click here: https://insta.example',
    ...quick,
  },
  { name: 'Anna', subject: 'Question', message: 'Nice school.', website: 'http://spam.example' },
  { name: 'Bot 77', subject: 'asdf', message: 'qwe rty', website: 'asdf', ...quick },
  {
    name: 'Bet365',
    subject: 'Betting tips',
    message: 'Daily betting tips and poker bonus at bet.example.bet',
    ...robot,
  },
  {
    name: 'Drop',
    subject: 'Dropshipping course',
    message: 'Learn dropshipping and work from home. Enrol at https://drop.example',
    ...robot,
  },
  {
    name: 'Eric',
    subject: 'who needs eyeballs',
    message:
      'Hey, my name is Eric and I have a software that captures leads. CLICK HERE https://talk.example to try. If you want to unsubscribe click here https://talk.example/unsub',
  },
  {
    name: 'Escort',
    subject: 'Tonight',
    message: 'Escorts in Colombo https://escort.example',
    ...robot,
  },
  {
    name: 'WhatsApp Marketing',
    subject: 'Bulk SMS',
    message:
      'WhatsApp marketing and bulk SMS to every parent in Colombo. 1 lakh messages for Rs. 5,000.',
    ...robot,
  },
  {
    name: 'Ranker',
    subject: 'Website ranking',
    message: 'Your site does not rank on Google. Our SEO team can help. Kind regards',
    ...robot,
  },
  {
    name: 'App Dev',
    subject: 'Mobile apps',
    message:
      'We build apps. Portfolio: https://a.example https://b.example https://c.example https://d.example',
  },
  {
    name: 'Lotto',
    subject: 'You won',
    message: 'Your address won the lottery: one million USD. Send your details.',
    ...quick,
  },
  { name: 'Hack', subject: 'x', message: '<script src="https://evil.example/x.js"></script>' },
  { name: 'Image', subject: 'x', message: '<img src=x onerror=alert(1)>', ...robot },
  {
    name: 'Линк',
    subject: 'Предложение',
    message:
      'Размещение рекламы на сайтах, недорого, быстро, качественно. Звоните нам прямо сейчас.',
    ...quick,
  },
  {
    name: 'Copy',
    subject: 'Copyright',
    message:
      'Your website infringes our copyright. Evidence: https://evidence.example/download http://evidence.example/2',
    ...robot,
  },
  {
    name: 'Domain',
    subject: 'Domain expiry',
    message: 'Your domain expires today. Renew: https://renew.example/pay',
    ...quick,
    browser: false,
  },
  {
    name: 'AI tools',
    subject: 'Backlink',
    message:
      'I found a broken link on your page. Could you add a backlink to https://ai.example/tools instead?',
    ...robot,
  },
  {
    name: 'Vape',
    subject: 'Wholesale',
    message: 'Vape wholesale, replica brands, best price, WhatsApp marketing. https://vape.example',
    ...robot,
  },
  {
    name: 'Sugar',
    subject: 'meet',
    message: 'Meet singles http://meet.example/1 and http://meet.example/2 tonight',
    ...quick,
  },
  {
    name: 'Crypto',
    subject: 'Airdrop',
    message: 'Claim your cryptocurrency airdrop: https://drop.example.xyz/claim',
    ...robot,
  },
  {
    name: 'Slots',
    subject: 'slot gacor',
    message: 'Slot gacor hari ini, daftar di slot.example.site, poker dan casino online',
    ...robot,
  },
  {
    name: 'Hosting',
    subject: 'Cheap hosting',
    message: 'Cheap hosting and SEO in one: https://host.example, limited-time offer',
    ...quick,
  },
];

/** Families: none may be refused, and none should be held. */
export const families: Sample[] = [
  { name: 'Nimali Perera', subject: 'Physics', message: 'Is there a place in the Saturday group?' },
  {
    name: 'K.P. Silva',
    subject: 'Fees',
    message: 'How much is the Cambridge A Level per hour? Can we pay monthly?',
  },
  {
    name: 'Fathima Rizna',
    subject: 'O Level Science',
    message: 'My son is in grade 10 at Royal. Which days are the science classes?',
  },
  { name: 'සුනිල් පෙරේරා', subject: 'ගණිතය', message: 'මගේ දුව 11 ශ්‍රේණියේ. ගණිත පන්තියට එකතු වෙන්න පුළුවන්ද?' },
  { name: 'சுந்தரம்', subject: 'வேதியியல்', message: 'என் மகனுக்கு வேதியியல் வகுப்பு எப்போது?' },
  {
    name: 'Dr. A. Fernando',
    subject: 'Class size',
    message: 'Could you tell me the size of the chemistry class, and whether past papers are done?',
  },
  { name: 'Kavindu', subject: 'hi', message: 'hi' },
  {
    name: 'Ishara',
    subject: 'Call me',
    message: 'Please call me on 077 123 4567 after 5 pm. Thank you.',
  },
  {
    name: 'Ravi Kumar',
    subject: 'Past papers',
    message:
      'Do you follow the syllabus at https://www.cambridgeinternational.org? My daughter sits in May.',
  },
  {
    name: 'Shanika',
    subject: 'Our school',
    message: 'We are from Musaeus (musaeus.lk) and twelve of us want to join together.',
  },
  {
    name: 'Tharindu',
    subject: 'Online classes',
    message: 'Are there online classes as well? We live in Kandy.',
  },
  {
    name: 'Anoma',
    subject: 'Commerce',
    message:
      'My son wants accounting and business studies, also economics. Do you have a scholarship? We are a family of five and his father lost his job.',
  },
  {
    name: 'Zahra',
    subject: 'Email',
    message: 'My other address is zahra.other@example.com, please write there.',
  },
  {
    name: 'Malik',
    subject: 'ICT',
    message: 'Does the ICT class teach web design, or only theory?',
    elapsedMs: 1800,
  },
  {
    name: 'Pasted',
    subject: 'Typed before',
    message: 'I typed this elsewhere and pasted it. Is the early-bird discount still on?',
    elapsedMs: 600,
  },
  {
    name: 'Chamari',
    subject: 'Visit',
    message: 'Can we visit on Saturday? Is this the place: https://maps.app.goo.gl/abc123',
  },
  {
    name: 'O’Neil D’Souza',
    subject: 'A/L English',
    message: 'Is "English Literature" the local or the Edexcel syllabus?',
  },
  {
    name: 'Priyantha',
    subject: 'Complaint',
    message: 'I have called three times and NOBODY answers!!! Please call me back TODAY.',
  },
  {
    name: 'Dilki',
    subject: 'Admission',
    message: 'Hi, I would like to join. How do I register? Do I need my O Level results?',
  },
  { name: 'Mohamed', subject: 'Biology', message: 'biology sunday 9-12 ok? my phone 0771234567' },
  {
    name: 'Sanduni',
    subject: 'Facebook',
    message: 'I saw you on facebook.com and want to know about Combined Maths.',
  },
  {
    name: 'Uncle in London',
    subject: 'Fees from abroad',
    message: 'I pay for my niece from London. Which bank details shall I use? Do you take pounds?',
  },
  {
    name: 'Teacher',
    subject: 'Vacancy',
    message:
      'I have taught physics for nine years and look for a post. My CV: https://docs.google.com/document/d/abc',
  },
  {
    name: 'Amaya',
    subject: 'Timetable',
    message: 'Chemistry and Physics clash with my school on Fridays. Is there another group? 🙏',
  },
  {
    name: 'Nadeesha',
    subject: 'Two children',
    message: 'One in grade 9 and one in grade 12. Is there a reduction for brothers and sisters?',
  },
  {
    name: 'Old browser',
    subject: 'Hello',
    message:
      'I could not use the phone form, so I write from the library. Please send me the fees.',
    browser: true,
    elapsedMs: undefined,
  },
  {
    name: 'Harsha',
    subject: 'Revision',
    message: 'When do the revision classes begin, and how long are they?',
  },
  {
    name: 'Lakshmi',
    subject: 'Science programme',
    message: 'Is the 12 month science programme for local A Level too?',
  },
  {
    name: 'Ruwani',
    subject: 'Special needs',
    message: 'My son has dyslexia. Can he have more time in the assessment?',
  },
  {
    name: 'Bilal',
    subject: 'Sat and Sun',
    message: 'Please send the whole weekend timetable to my e-mail.',
  },
];
