// What the screening looks for, as lists that anybody can extend. Lower case, words divided by
// one blank, as `wordsOf` writes them. No entry may be a thing that a family says by itself: a
// single 'pharmacy', 'slots' or 'work from home' held real children back.

/** Phrases that sell, lure or threaten: one of them is rarely meant for a school. */
export const advertisingPhrases = phrases(`
  seo, search engine optimization, search engine ranking, search engine visibility, backlink
  backlinks, guest post, guest posts, guest posting, sponsored post, sponsored posts
  sponsored article, paid article, link exchange, link insertion, link building, dofollow
  do follow link, domain authority, domain rating, rank on google, ranks on google
  ranking on google, rank in google, first page of google, page one of google, top of google
  google ranking, google listing, website traffic, targeted visitors, targeted traffic
  real visitors, broken link on your page, add our link, add a backlink, free audit, website audit
  digital marketing agency, digital marketing services, social media marketing, email marketing
  whatsapp marketing, bulk sms, bulk email, bulk emails, email list, email lists, email database
  contact database, mailing list of, b2b leads, lead generation, qualified leads, contact forms
  feedback forms, commercial offer, commercial offers, web design services, web development company
  software development company, app development company, dedicated developers
  redesign your website, redesign sites, offshore team, outsourcing, virtual assistant
  explainer video, explainer videos, animated video, logo design, wikipedia page, wikipedia pages
  press release, press releases, seo articles, product descriptions, essay writing service
  ai receptionist, bad reviews, star reviews, remove bad reviews, cheap hosting, unlimited hosting
  free domain, instagram followers, real followers, buy followers, followers and likes
  paid promotion, shoutouts, aged accounts, blue tick, online casino, casino bonus, casino online
  free spins, free slots, slot gacor, slot online, situs judi, judi online, situs slot
  deposit bonus, betting tips, betting channel, sports betting, poker bonus, poker dan casino
  football predictions, sure predictions, crypto wallet, your wallet, this wallet
  connect your wallet, airdrop, btc, bitcoin in, your bitcoin, forex signals, trading signals
  trading bot, forex trading, daily profit, profit daily, passive income, double your
  investment opportunity, make money, earn money, earn daily, dollars per week, dollars a day
  payday loan, payday loans, business loan, business loans, personal loan, instant loan
  working capital, no credit check, no collateral, pre approved, government grant, business funding
  next of kin, inheritance, late client, deceased client, million dollars, million usd
  lottery winner, won the lottery, you have won, you are a winner, claim your prize, claim your
  gift card, viagra, cialis, ivermectin, generic pills, without prescription, discount pills
  weight loss, keto, cbd oil, cbd, vape, vapes, dropshipping, replica watches, replica brands
  luxury watches, replica bags, escort, escorts, call girls, hot girls, hot singles, meet singles
  lonely woman, lonely ladies, looking for a serious man, i am lonely, see my photos, my photos are
  porn, nude, sex chat, website infringes, copyright infringement, infringes our copyright
  copyright notice, dmca, your domain expires, domain name registration, domain is expiring
  domain in china, register your brand, mailbox storage, mailbox is full
  verify your account within, account will be suspended, has been hacked, leak it, solar panels
  cctv cameras, cnc parts, led displays, leading manufacturer, factory in china, manufacturer of
  wholesale price, moq, slot gacor hari ini, togel, pinjaman online, продвижение, заработок
  unsubscribe click, unsubscribe here, want to unsubscribe, reply stop to, reply stop
  captures leads, dear friend, dear webmaster, dear website owner, dear site owner
  dear business owner, business owner, website owner, purchasing manager, dear purchasing manager
  kindly quote, per lead, pay per click, pay per lead, no upfront cost, upfront cost
  online presence, competitors, missing out on, rank higher, ranks higher, ranking higher
  more traffic, increase traffic, boost traffic, core web vitals, anchor text, niche edit
  permanent link, paid link, paid links, news portals, placement fee, feature your founder
  guest blogging, your blog post, link to my client, one link, sender name, whitepaper, white paper
  case study, book a call, schedule a call, quick call, free estimate, free sample, free samples
  free test, turnaround, clipping path, photo retouching, background removal, seo services
  web designer, web developer, wordpress developer, shopify store, facebook ads, google ads, ppc
  call center, customer support team, data entry, it services, management apps, erp, saas
  cloud solutions, white label, without exams, university degree without, fake passport, buy essays
  buy a registered, written by experts, plagiarism free, miracle, natural remedy, doctors hate
  joint pain, belly fat, hair loss, testosterone, male enhancement, atm card, western union
  money transfer abroad, beneficiary, consignment, million pounds, million euro, move funds
  confidential business, private mail, mining account, mining, withdraw before, your balance
  send 1 eth, giveaway, security alert, unusual sign in, webmail quota, voicemail message
  overdue invoice, final notice, failure to act, tax refund, submit your card, my pictures, naughty
  webcam, hookup, sexy, sex, dating site, chat now, cash today, fast cash, quick loan, debt relief
  credit score, refinance, merchant account, payment gateway, mobile app developers
  engineers and build, hire developers, real estate investment, luxury apartments, villa, book now
  flights, cheap flights, cheap tickets, pest control, landscaping, plumbing, roofing
  cleaning services, carpet cleaning, water filter, order today, order the, get the second for free
  best rates, cheapest rates, low rates, daftar, maxwin, gacor, kasyno, bahis, kasino, casinos
  zaim, накрутка, подписчиков, кредит, займ, реклама, купить
`);

/** Commercial words. One says nothing, several together are an offer. */
export const commercialPhrases = phrases(`
  business, businesses, companies, firm, brand, brands, enterprise, corporate, startup, blogs
  customer, customers, client, clients, buyer, buyers, investor, investors, homeowners
  decision makers, sales, sale, marketing, advertising, advertise, advert, ads, ad, campaign
  campaigns, promotion, promo, webpage, domain, wordpress, plugin, plugins, ecommerce, shopify
  hosting, ssl, servers, search engine, keyword, keywords, key phrases, ranking, rankings, rank
  meta, traffic, visitors, clicks, click here, tie up below, leads, conversions, analytics, audit
  visibility, seo, sem, smm, backlink, agency, agencies, freelance, freelancer, our team
  our company, our clients, our services, our service, our portfolio, our packages, our gig, my gig
  my services, my client, consultant, we offer, we provide, we build, we create, we supply, we sell
  we design, we redesign, we develop, we run, we deliver, we manage, we specialize
  we are a leading, we help, we pay, switch to us, work with us, hire us, hiring, dedicated
  outsource, outsourced, remote jobs, online tasks, software, developer, developers
  app development, mobile apps, automation, automate, chatbot, chatbots, widget, crm, demo
  free trial, quote, quotes, quotation, proposal, proposals, offers, offering, deal, deals, bargain
  special price, special offer, best price, pricing, price list, cheap, cheapest, cheaper
  affordable, wholesale, bulk, supplier, suppliers, manufacturer, manufacturers, factory, exporter
  exporters, importers, distributor, container, catalogue, catalog, moq, products, product
  merchandise, outlet, shipping, delivery, discreet, samples, packages, subscription plan
  maintenance plan, flat rate, per hour, per month, per week, usd, eur, dollars, dollar, euro
  euros, million, commission, affiliate, partner program, partnership, partners, collaboration
  sponsor, sponsored, influencer, shoutout, followers, likes, subscribers, subscribe, instagram
  tiktok, telegram, social media, newsletter, mailing, database, sign up, signup, join now, act now
  order now, order today, buy, buy now, apply now, apply today, apply here, check this out
  visit our, find out more, learn more, limited time, today only, hurry, guaranteed, guarantee
  100 guaranteed, risk free, money back, no experience, eligible, exclusive, congratulations
  winner, claim, reward, rewards, prize, prizes, giveaway, voucher, bonus, jackpot, casino, poker
  bets, betting, gambling, lottery, slots, withdraw, bitcoin, btc, eth, crypto, cryptocurrency
  coins, token, tokens, wallet, nft, forex, trading, trader, signals, profit, profits, earnings
  invest, investment, loan, loans, credit, lender, funding, funds, capital, grant, mortgage
  insurance, card processing, tax refund, verify, verified, suspended, expire, expires, expiring
  renew, renewal, notification, transaction, urgently, lawsuit, sue, comply, compliance, hacker
  hackers, hacked, leak, copyright, trademark, infringement, removal, reputation, reviews, lonely
  dating, singles, handsome, sexy, hot, adult, massage, pills, meds, enhancement, erection
  supplement, supplements, detox, gummies, vape, cannabis, iphone, rolex, watches, handbags
  jewelry, solar, cctv, led, furniture, printing, banners, great post, great content, great article
  nice article, nice site, nice post, amazing site, amazing pictures, intrigued, eyeballs
  unsubscribe, opt out, in confidence, attached invoice, dubai, timeshare, engineers, apps
  solution, solutions, service provider, integration, api, cms, branding, brochure, brochures
  flyer, flyers, signage, logistics, freight, courier, export, import, oem, invoice, purchase order
  purchasing, procurement, tender, rfq, pcs, textile, garments, polo shirts, machinery, equipment
  spare parts, packaging, pumps, valves, inverter, battery, lawn, crew, real estate, villa
  immigration, passport, degrees, essays, experts, plagiarism, cure, trick, remedy, cream, serum
  anti aging, credit card, debt, merchant, cash, gold, barrister, attorney, abroad, compensation
  uptime, speed up, permanent, publication, featured, magazine, podcast, founder, views, competitor
  outrank, quota, cancellation, naughty, cooperation, are you interested, exclusive offer, generate
  provide, providers, technologies, industry, high quality, years of experience, worldwide
  international clients, instantly, solutions for
`);

/** What whoever sells to the owner of a website speaks of; a family does so when a page is broken. */
export const ownerPhrases = phrases(`
  my site, my website, our site, our website, my blog, our blog, your web page, your web pages
  your site, your website, your websites, your web site, your homepage, your home page, your domain
  your blog, your listing, your webpage, your business, your company, your organisation
  your organization, your institution, your brand, your store, your shop, your firm, your sales
  your customers, your clients, your leads, your audience, your readers, your keywords, your ads
  your rivals, your revenue, your profits, your inbox, your traffic, your facebook page
  your instagram, your google, your linkedin, your page, your url, your offer, your campaign
  your books, your operations, your staff, your team, your requirements, companies like yours
  businesses like yours, schools like yours, institutes like yours, sites like yours, like yours
  small businesses, local businesses, business owners, school owners, for your school
  for your institute, search results, search engine, search engines, decision makers
  your institute, your students, your courses, your parents, your school, your classes
  more customers, more students, more enquiries, more sales, more bookings, new customers
  new clients, more views, on google, on chatgpt, online store, online shop, ranks, rank, ranking
`);

/** How an offer is made: the writer will do, has for sale or asks leave to send something. */
export const offerPhrases = phrases(`
  we will get you, we ll, we would like to offer, we would love to, we d love to
  we want to offer, we make, we made, we produce, we do, we grow, we book, we clean, we translate
  we write, we fix, we post, we publish, we place, we guarantee, we deliver, we install, we print
  we repair, we rent, we ship, we train, we are a team, we are a company, we are an agency
  we are a group, we are looking for partners, we work with, we have helped, we have a list
  we have access, i have access, i have a list, i can get you, i can fix, i can help you
  i can send your, i can increase, i can boost, i can build, i can make you, i can design
  i can redesign, i can write for you, i could help you, i could write, i could fix, i do seo
  get you, help you get, help you grow, help your, show you how, bring you, bring your, build you
  send you our, send you a, send you the, send you some, send it over, send over, send me your
  i ll send, i will send you, may i send, shall i send, should i send, can i send you
  could i send you, want me to, want the, would you like to see, would you like me, would you sell
  would you be open, would you be interested, are you open to, open to a, interested, if interested
  let me know a good time, get back to you with, get back with, can we talk, can we chat
  can we schedule, are you free on, are you free for, short call, short chat
  15 minutes, minute call, minute chat, jump on a call, hop on a call, happy to share
  i was on your, i came across your, i came across, came across your, i noticed your, i noticed you
  i noticed that your, i visited your, i checked your, i looked at your, i reviewed your
  i was looking at your, i was browsing, found your site, found your website, browsing your
  following up, follow up on, my previous email, my last email, my earlier email, did you get it
  did you receive my, have you thought about, have you considered, did you know, struggling with
  tired of, looking to, looking for partners, do you accept, do you sell, do you need a, why pay
  imagine, agents wanted, partners wanted, our platform, our software, our tool, our app
  our assistant, our assistants, our agency, our studio, our experts, our product, our products
  our network, our store, our shop, our system, our ai, our developers, our designers
  our price, our prices, our rates, our accountants, our work, our catalogue, your name country
`);

/** What is promised to whoever acts now: no hurdle, less to pay, more to have, little time. */
export const inducementPhrases = phrases(`
  no obligation, no guarantor, no guarantors, no paperwork, no documents, no skills, no skill
  no setup, no set up fee, no registration, no experience, no contract, no contracts, no commitment
  no strings, no downtime, no doctor, no prescription, no credit card, no hidden, no risk, no questions
  no fees, no deposit, no investment, no catch, no coding, no code, no spam, without a doctor
  without registration, without experience, without spending, cancel anytime, cancel any time
  half price, special rate, special rates, limited stock, limited offer, limited places
  few places left, few slots left, slots left, spots left, spots remaining, only a few, while stocks
  first month free, first month, months free, hours free, first clean, start free, free demo
  free consultation, free report, free quote, free terminal, free delivery, free shipping, free setup
  free installation, free mockup, free analysis, free review, free copy, free video, free of charge
  free access, free bonus, try it free, try it, try for free, get started, real money, easy money
  extra income, second income, income, from home and earn, earn, earn up to, earns, save up to
  save 50, save 70, save 80, off today, this month only, only today, until friday, before friday
  within 24 hours, within 48 hours, in 24 hours, within the hour, 24 7, instant, instantly
  100 result, 100 results, 100 safe, best price, best prices, lowest price, lowest prices
  best quality, starting from, starting at, starts at, as low as, register here, click below
  read more, click the link, press here, reply yes, reply with, simply reply, just reply
  contact us for, contact us for details, ask for our, order by, order now, order at, call now
  message me on, contact me on, write to me on, add me on, on telegram, on whatsapp for, dm me, join us
  join here, join our, join my, join the group, download now, shop now, watch here, see here
  get paid, cash out, payouts, payout, minimum deposit, coin, five star
  5 star, work part time, per day, a day, qualifies for, qualify for, you qualify, selected for a
  pending transfer, log in within, pay here, guarantor, interest rate, at 2, instant cash
`);

/** How a family asks or tells: about a child, a place, a payment, by somebody who wants to come. */
export const askingPhrases = phrases(`
  can i, can we, can she, can he, can they, can my, can somebody, can someone, can the, could i
  could we, may i, may we, do i, do we, does she, does he, does anybody, does the, should i
  should we, should she, should he, is there, are there, is that, is the, which
  could you check, could you please, i got, i typed, is it, is this, is she, is he, are you open
  do you have, do you run, do you take, do you teach, do you send, do you still, do you know
  do you offer, do you give, do you do, do you accept monthly, will the, will she, will he, will there
  how do i, how do we, how much is, how much are, how much does, how many, how long, how old
  how can i, how can we, how is, how far, what is, what are, what time, what should, what do i
  where do, where can, where is, where are, when is, when are, when do, when does, when will
  which days, which day, which subjects, which is, who is, who will, who teaches, who should, why is
  i want to become, i want to join, i want to follow, i want to learn, we want to join
  i would like to join, i would like to register, i need a, i need to, i forgot, i lost, i paid
  we paid, i filled, i registered, i saw, i tried, i am in, i am a student, i am a parent
  i am looking for a class, i live, we live, we are from, i am from, we are moving, we moved
  please let me know, please tell me, pls tell, pls, please inform, please advise, kindly let me know
  kindly inform, tell me, wants to, my essay, my project, our project, at school
`);

/** What families, pupils and teachers write to a school about, and programs seldom do. */
export const educationPhrases = phrases(`
  a l, o l, a level, o level, a levels, o levels, al, ol, igcse, ial, gce, edexcel, cambridge
  ielts, sat, exam, class, classes, classroom, lesson, lessons, tuition, teacher, teachers, teach
  teaches, taught, tutor, tute, tutes, scholarship, grade, grades, pupil, pupils, child, children
  boy, boys, son, daughter, daughters, sons, nephew, niece, grandson, granddaughter, cousin
  brother, sister, sisters, twin, mother, father, mum, amma, thaththa, guardian, grandmother, uncle
  aunt, my wife, my husband, our family, syllabus, exams, past papers, marks, exam results
  term results, her results, his results, my results, our results, good results, better results, timetable
  term, fee, fees, admission, enrol, attend, attends, attendance, homework, textbook, textbooks
  revision, assessment, dyslexia, certificate, principal, miss, old pupil, medium, stream
  subject, subjects, mathematics, maths, math, physics, chemistry, biology, bio, science, english
  literature, commerce, ict, accounting, economics, history, sinhala, tamil, buddhism, islam
  geography, medicine, faculty, diploma, call me, please call, call us, phone me
  my number, our number, my phone, call back, allergy, asthma, sick, ill, vidyalaya, panthi
  panthiya, lamaya, lamayata, duwa, putha, nangi, malli, mama, mage, mata, irida, senasurada
  kiyada, keeyada, puluwanda, tiyenawada, thiyenawada, anna, thangachi, thambi, irukka, vanakkam
  ayubowan, kids, kid, seminar, seminars, zoom link, zoom class, recordings, recorded lessons, tutes
  notes, instalment, instalments, counsellor, campus, lecturer, course, courses, essay, my essay
  topic, our sir, coaching, schooling, bus, van, pick her up, pick him up, drop him, drop her
  eka, ekak, ekata, ona, oni, oney, ganna, igena, igenaganna, kawadada, kohomada, thiyenne, tiyenne
  thiyanawada, danna, danaganna, puluwan, nadda, neda, karanna, enna, api, mokakda, saraswathi
  padam, vaguppu, eppo, evlo, magan, magal, pannunga, education loan, student loan, my studies
`);

/** Days and times. Families say when; but so does who sells, and "next Tuesday" is no school. */
export const timePhrases = phrases(`
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekends, weekday, poya
  ramadan, january, february, march, april, june, july, august, september, october, november
  december, next week, last week, next month, last month, o clock, after school, in the evening
  in the morning
`);

/** Of oneself or of a child: who speaks only of the reader's affairs has none of these. */
export const familyPronouns: ReadonlySet<string> = new Set([
  'my',
  'she',
  'he',
  'her',
  'his',
  'him',
]);

/** What a family calls 'our'; who speaks of 'our investors' or 'our tool' speaks for a firm. */
export const familyBelongings: ReadonlySet<string> = new Set(
  `son sons daughter daughters child children kids boy boys girl girls baby family house home school
  class classes exam exams project essay teacher teachers sir miss mother father parents number phone
  name names results street road lane way side area car van bus driver lesson lessons group batch
  payment payments neighbour neighbours building buildings friend friends grandson granddaughter
  subject subjects religion language holiday holidays visit time marketing country town village club
  team society uncle aunt dog cat gate shop`.split(/\s+/),
);

/** What a family can do for us; who 'can forward' or 'could move you up' offers a service. */
export const familyActions: ReadonlySet<string> = new Set(
  `not t only also never be have come go pay bring pick drop attend join send call ring speak talk meet
  wait see hear find get reach collect take leave start study learn sit manage afford understand open
  read write do help know still now then change move use enter share park log`.split(/\s+/),
);

/** The words without which hardly three English sentences can be made. */
export const englishWords: ReadonlySet<string> = new Set(
  `the a an and or but of to in on at for with from by is are was be been am i you he she it we they
  my your his her our their me him them this that there what when where which who how do does did
  can could will would have has had not no yes if so as please thank thanks hello hi need want
  send call about any all some more`.split(/\s+/),
);

function phrases(list: string): readonly string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
