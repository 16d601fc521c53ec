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

/** What families, pupils and teachers write to a school about, and programs seldom do. */
export const educationPhrases = phrases(`
  a l, o l, a level, o level, a levels, o levels, al, ol, igcse, ial, gce, edexcel, cambridge
  ielts, sat, exam, class, classes, classroom, lesson, lessons, tuition, teacher, teachers, teach
  teaches, taught, tutor, tute, tutes, scholarship, grade, grades, pupil, pupils, child, children
  boy, boys, son, daughter, daughters, sons, nephew, niece, grandson, granddaughter, cousin
  brother, sister, sisters, twin, mother, father, mum, amma, thaththa, guardian, grandmother, uncle
  aunt, my wife, my husband, our family, syllabus, exams, past papers, marks, results, timetable
  term, fee, fees, admission, enrol, attend, attends, attendance, homework, textbook, textbooks
  revision, assessment, dyslexia, certificate, principal, madam, miss, old pupil, medium, stream
  subject, subjects, mathematics, maths, math, physics, chemistry, biology, bio, science, english
  literature, commerce, ict, accounting, economics, history, sinhala, tamil, buddhism, islam
  geography, medicine, faculty, diploma, monday, tuesday, wednesday, thursday, friday, saturday
  sunday, weekend, weekends, weekday, poya, ramadan, january, february, march, april, june, july
  august, september, october, november, december, next week, last week, next month, last month
  o clock, after school, in the evening, in the morning, call me, please call, call us, phone me
  my number, our number, my phone, call back, allergy, asthma, sick, ill, vidyalaya, panthi
  panthiya, lamaya, lamayata, duwa, putha, nangi, malli, mama, mage, mata, irida, senasurada
  kiyada, keeyada, puluwanda, tiyenawada, thiyenawada, anna, thangachi, thambi, irukka, vanakkam
  ayubowan
`);

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
