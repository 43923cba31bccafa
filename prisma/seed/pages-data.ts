import { seedAbout } from '#prisma/seed/about-data.ts'
import { paragraphs, points, type SeedPage } from '#prisma/seed/page-texts.ts'
import { seedGalleryPage } from '#prisma/seed/gallery-page.ts'
import { seedCompaniesPage } from '#prisma/seed/companies-page.ts'
import { seedClientsPage } from '#prisma/seed/clients-page.ts'
import { seedNewsPage } from '#prisma/seed/news-page.ts'
import { seedEnquiriesPage } from '#prisma/seed/enquiries-page.ts'
import { seedServices } from '#prisma/seed/services-data.ts'

/** The pages of the demonstration; `picture` is the name of a drawing. */
export const seedPages: SeedPage[] = [
  seedAbout,
  {
    _id: 'mission',
    title: 'Mission',
    titleBn: 'লক্ষ্য',
    lead: 'Matches that worker and employer would both make again.',
    leadBn: 'কর্মী ও নিয়োগকর্তাকে এমনভাবে মেলানো, যাতে দুই পক্ষই আবার একসঙ্গে কাজ করতে চান।',
    description: 'What {name} works for: good jobs abroad for people from Bangladesh, and good people for employers.',
    descriptionBn: '{name} যে জন্য কাজ করে: বাংলাদেশের মানুষের জন্য বিদেশে ভালো কাজ, আর নিয়োগকর্তার জন্য ভালো কর্মী।',
    chapters: [
      {
        text: paragraphs(
          'We want every person who leaves through our office to earn what was promised, in the work that was described, and to live in a decent room. And we want every employer to receive people who can do the work, know what they have signed and mean to stay.',
        ),
        textBn: paragraphs(
          'আমরা চাই, আমাদের অফিস থেকে যিনি যান, তিনি যেন প্রতিশ্রুত বেতন পান, যে কাজের কথা বলা হয়েছিল সেটিই পান, আর থাকার জন্য ভালো ঘর পান। আর চাই, প্রত্যেক নিয়োগকর্তা যেন এমন কর্মী পান, যিনি কাজ জানেন, কীসে সই করেছেন তা বোঝেন এবং থেকে যেতে চান।',
        ),
      },
      {
        heading: 'How we choose employers',
        headingBn: 'নিয়োগকর্তা যেভাবে বাছি',
        text: paragraphs(
          'We choose employers as carefully as they choose workers. We visit sites, read contracts to the last page and ask the people who already work there. If we would not show a demand letter to our own family, we do not advertise it.',
        ),
        textBn: paragraphs(
          'নিয়োগকর্তা যতটা যত্নে কর্মী বাছেন, আমরাও ততটা যত্নে নিয়োগকর্তা বাছি। কাজের জায়গা দেখতে যাই, চুক্তিপত্র শেষ পৃষ্ঠা পর্যন্ত পড়ি, আগে থেকে যাঁরা সেখানে আছেন তাঁদের জিজ্ঞেস করি। যে চাহিদাপত্র নিজের পরিবারকে দেখাতে পারব না, তার বিজ্ঞাপন আমরা দিই না।',
        ),
      },
      {
        heading: 'After the airport',
        headingBn: 'বিমানবন্দরের পর',
        text: paragraphs(
          'We call after the first night, after the first wage and again after three months. When something is not as agreed, we take it up with the employer, and we answer the telephone until the contract ends.',
        ),
        textBn: paragraphs(
          'প্রথম রাতের পর, প্রথম বেতনের পর, আবার তিন মাস পর আমরা ফোন করি। কোনো কিছু কথামতো না হলে নিয়োগকর্তার কাছে বিষয়টি তুলি। চুক্তি শেষ না হওয়া পর্যন্ত আমরা ফোন ধরি।',
        ),
      },
      {
        heading: 'What we do not do',
        headingBn: 'আমরা যা করি না',
        text: points(
          'We do not sell visas.',
          'We never hold a passport to stop a person from leaving.',
          'We take no demand in which the worker pays what the employer owes.',
          'Somebody offered you this in our name? [Tell us](/complaints).',
        ),
        textBn: points(
          'আমরা ভিসা বেচি না।',
          'কাউকে আটকে রাখতে তাঁর পাসপোর্ট আটকে রাখি না।',
          'নিয়োগকর্তার যে খরচ দেওয়ার কথা, তা কর্মীকে দিতে হলে সেই চাহিদা নিই না।',
          'আমাদের নামে কেউ এমন প্রস্তাব দিয়েছেন? [আমাদের জানান](/complaints)।',
        ),
      },
    ],
    pictures: [
      {
        picture: 'housing-visit',
        alt: 'A woman with a notepad talks with two workers at the table of their room; bunk beds and lockers behind them',
        altBn: 'থাকার ঘরের টেবিলে দুই কর্মীর সঙ্গে কথা বলছেন খাতা হাতে একজন নারী; পেছনে দোতলা বিছানা ও লকার',
      },
    ],
  },
  {
    _id: 'mission-vision',
    title: 'Mission Vision',
    titleBn: 'লক্ষ্য ও রূপকল্প',
    lead: 'What we do, and where it should lead.',
    leadBn: 'আমরা কী করি, আর তা কোথায় নিয়ে যেতে চাই।',
    description: 'The mission and the vision of {name}, and how you can measure us by them.',
    descriptionBn: '{name}-এর লক্ষ্য ও রূপকল্প, আর তা দিয়ে আপনি কীভাবে আমাদের যাচাই করবেন।',
    chapters: [
      {
        heading: 'Mission',
        headingBn: 'লক্ষ্য',
        text: paragraphs(
          'We place workers from Bangladesh with employers abroad, and we tell both sides the same about the job, the wage and the room. What was said before departure has to be true after it.',
          'Read [our mission in full](/mission): how we choose employers, and what we do not do.',
        ),
        textBn: paragraphs(
          'আমরা বাংলাদেশের কর্মীদের বিদেশের নিয়োগকর্তাদের কাছে পাঠাই। কাজ, বেতন ও থাকার ঘর নিয়ে দুই পক্ষকে একই কথা বলি। যাওয়ার আগে যা বলা হয়েছে, যাওয়ার পরেও তা সত্যি হতে হবে।',
          '[আমাদের লক্ষ্য পুরোটা পড়ুন](/mission): নিয়োগকর্তা যেভাবে বাছি, আর আমরা যা করি না।',
        ),
      },
      {
        heading: 'Vision',
        headingBn: 'রূপকল্প',
        text: paragraphs(
          'A Bangladesh from which people go abroad because they want to and not because they must: skilled, insured, paid through a bank, and free to come home when they choose.',
          'A family should need us once and not for ever. When the first contract has paid for a house, a shop or a daughter’s college, the second one is a choice.',
        ),
        textBn: paragraphs(
          'এমন এক বাংলাদেশ, যেখান থেকে মানুষ বিদেশে যান বাধ্য হয়ে নয়, নিজের ইচ্ছায়: হাতে দক্ষতা থাকবে, বিমা থাকবে, বেতন আসবে ব্যাংকে, আর যখন চাইবেন দেশে ফিরতে পারবেন।',
          'কোনো পরিবারের যেন আমাদের বারবার নয়, একবারই দরকার হয়। প্রথম চুক্তির আয়ে বাড়ি, দোকান বা মেয়ের কলেজের খরচ হয়ে গেলে দ্বিতীয়বার যাওয়া তখন নিজের ইচ্ছা।',
        ),
      },
      {
        heading: 'How you can measure us',
        headingBn: 'আমাদের যেভাবে যাচাই করবেন',
        text: paragraphs(
          'By our [client countries](/our-clients): the record names every company and the number of workers it has taken on through us. By our [licence and fees](/licence-and-fees), which you can check without us. And by how quickly somebody answers when you are worried and call.',
        ),
        textBn: paragraphs(
          'আমাদের [গন্তব্য দেশের তালিকা](/our-clients) দেখুন; সেখানে প্রতিটি কোম্পানির নাম আছে, আর আমাদের মাধ্যমে কতজন কর্মী নিয়েছে, তা-ও আছে। [লাইসেন্স ও খরচ](/licence-and-fees) দেখুন; তা আমাদের ছাড়াই যাচাই করা যায়। আর দেখুন, দুশ্চিন্তায় ফোন করলে কত তাড়াতাড়ি কেউ ধরেন।',
        ),
      },
    ],
    pictures: [
      {
        picture: 'welcome-home',
        alt: 'A man with a suitcase comes home; a child and two relatives greet him in front of a brick house',
        altBn: 'স্যুটকেস হাতে একজন বাড়ি ফিরছেন; ইটের ঘরের সামনে একটি শিশু ও দুই আত্মীয় তাঁকে স্বাগত জানাচ্ছেন',
      },
    ],
  },
  {
    _id: 'values',
    title: 'Values',
    titleBn: 'মূল্যবোধ',
    lead: 'What we stand for, and what it means in our work.',
    leadBn: 'আমরা যা মেনে চলি, আর প্রতিদিনের কাজে তার মানে।',
    description:
      'People, Knowledge and Innovation: what {name} stands for, and what that means for workers and employers.',
    descriptionBn: 'মানুষ, জ্ঞান ও উদ্ভাবন: {name} যা মেনে চলে, আর কর্মী ও নিয়োগকর্তার জন্য তার মানে কী।',
    chapters: [
      {
        heading: 'People',
        headingBn: 'মানুষ',
        text: paragraphs(
          'A person is not a quota. We write down names before numbers, we explain before we ask for a signature, and we never keep a passport longer than the visa desk needs it.',
          'The same holds for employers. If a crew will be late, the foreman hears it early. If the order was for six, we do not send ten.',
        ),
        textBn: paragraphs(
          'মানুষ কোটা পূরণের সংখ্যা নয়। আমরা সংখ্যার আগে নাম লিখি, সই চাওয়ার আগে বুঝিয়ে বলি, আর ভিসার কাজে যত দিন লাগে তার বেশি এক দিনও পাসপোর্ট রাখি না।',
          'নিয়োগকর্তার বেলায়ও তা-ই। দল পাঠাতে দেরি হলে ফোরম্যান আগেভাগেই জানেন। ছয়জন চাইলে দশজন পাঠাই না।',
        ),
      },
      {
        heading: 'Knowledge',
        headingBn: 'জ্ঞান',
        text: paragraphs(
          'Work abroad goes well for people who know their trade, some of the language, the law, and the price of rice in the next shop. We teach all four before departure.',
          'Our trade testers have done the work themselves. What they find is written on one page that both the applicant and the employer may read.',
        ),
        textBn: paragraphs(
          'বিদেশে তাঁরাই ভালো থাকেন, যাঁরা নিজের কাজ জানেন, কিছুটা ভাষা জানেন, আইন জানেন, আর জানেন পাশের দোকানে চালের দাম কত। রওনা হওয়ার আগে আমরা চারটিই শেখাই।',
          'আমাদের ট্রেড টেস্ট যাঁরা নেন, তাঁরা নিজেরা সেই কাজ করেছেন। ফলাফল এক পৃষ্ঠায় লেখা হয়; প্রার্থী ও নিয়োগকর্তা দুজনেই তা পড়তে পারেন।',
        ),
      },
      {
        heading: 'Innovation',
        headingBn: 'উদ্ভাবন',
        text: paragraphs(
          'For us, new means a contract read aloud in Bangla for those who find reading hard, an application by telephone, and a test that an employer can watch by video.',
          'We try such things with one group first and keep what helps.',
        ),
        textBn: paragraphs(
          'আমাদের কাছে নতুন মানে পড়তে কষ্ট হলে বাংলায় চুক্তিপত্র পড়ে শোনানো, ফোনেই আবেদন, আর এমন পরীক্ষা, যা নিয়োগকর্তা ভিডিওতে দেখতে পারেন।',
          'এমন কিছু আমরা আগে একটি দল নিয়ে করে দেখি, আর যা কাজে লাগে তা রেখে দিই।',
        ),
      },
    ],
    pictures: [
      {
        picture: 'contract-reading',
        alt: 'A woman at a table reads a contract aloud to a worker and his family',
        altBn: 'টেবিলে বসে একজন নারী এক কর্মী ও তাঁর পরিবারকে চুক্তিপত্র পড়ে শোনাচ্ছেন',
      },
    ],
  },
  {
    _id: 'privacy',
    title: 'Privacy Policy',
    titleBn: 'গোপনীয়তা নীতি',
    lead: 'We keep little, tell you what it is, and delete it when you ask.',
    leadBn: 'আমরা অল্প তথ্য রাখি, কী রাখি তা জানাই, আর আপনি বললে মুছে ফেলি।',
    description: 'What this website of {name} keeps about you, why, for how long, and how to have it deleted.',
    descriptionBn: '{name}-এর এই ওয়েবসাইট আপনার কোন তথ্য রাখে, কেন রাখে, কত দিন রাখে, আর কীভাবে তা মুছিয়ে নেবেন।',
    chapters: [
      {
        text: paragraphs(
          'You can read every public page without an account and without giving a name. No cookie is set until you choose a language or apply; the choice of a language is kept in one cookie for a year. The pages that you have read are kept in your own browser, so that they open without a connection. There is no advertising on this site, nobody counts your clicks for others, and nothing is loaded from other companies unless you ask for it.',
        ),
        textBn: paragraphs(
          'অ্যাকাউন্ট বা নাম ছাড়াই আপনি সবার জন্য খোলা সব পৃষ্ঠা পড়তে পারেন। ভাষা বেছে না নিলে বা আবেদন না করলে কোনো কুকি রাখা হয় না; ভাষা বেছে নিলে সেই পছন্দটি এক বছর একটি কুকিতে থাকে। যেসব পৃষ্ঠা পড়েছেন, সেগুলো আপনার নিজের ব্রাউজারে থাকে, যাতে ইন্টারনেট না থাকলেও খোলে। এখানে কোনো বিজ্ঞাপন নেই, অন্যের হয়ে কেউ আপনার ক্লিক গোনে না, আর আপনি না চাইলে অন্য কোনো প্রতিষ্ঠানের কিছু লোড হয় না।',
        ),
      },
      {
        heading: 'When you visit',
        headingBn: 'আপনি যখন সাইটে আসেন',
        text: paragraphs(
          'Our server notes the time, the page, whether it loaded, and ten letters that stand for your connection until midnight, so that we can repair what breaks and see who floods the site. Nobody can tell your network address from the letters. Neither your name nor what you type is noted.',
          'To keep machines from guessing passwords or flooding the contact form, the network address of a request is noted for up to one hour and deleted within three. Where somebody has signed in to a staff account, the address is remembered for thirty days, so that strangers cannot lock that person out.',
        ),
        textBn: paragraphs(
          'আমাদের সার্ভার সময়, পৃষ্ঠা, তা ঠিকমতো খুলল কি না আর আপনার সংযোগের জায়গায় দশটি অক্ষর লিখে রাখে, যাতে কিছু নষ্ট হলে ঠিক করতে পারি, আর কেউ সাইট অচল করতে চাইলে ধরতে পারি। অক্ষরগুলো মধ্যরাতে বদলায়, আর তা থেকে আপনার নেটওয়ার্ক ঠিকানা বের করা যায় না। আপনার নাম বা আপনি যা লেখেন, তা রাখে না।',
          'কোনো যন্ত্র যাতে পাসওয়ার্ড অনুমান করতে বা যোগাযোগ ফর্ম বার্তায় ভরে দিতে না পারে, সে জন্য অনুরোধের নেটওয়ার্ক ঠিকানা সর্বোচ্চ এক ঘণ্টা মনে রাখা হয়, আর তিন ঘণ্টার মধ্যে মুছে যায়। কেউ স্টাফ অ্যাকাউন্টে লগইন করলে তাঁর নেটওয়ার্ক ঠিকানা ৩০ দিন মনে রাখা হয়, যাতে অচেনা কেউ তাঁর ঢোকার পথ আটকাতে না পারে।',
        ),
      },
      {
        heading: 'When you write to us',
        headingBn: 'আপনি যখন আমাদের লেখেন',
        text: paragraphs(
          'A message through the contact form is stored with your name, your e-mail address or telephone number, the company you chose and the time, and goes to that company by e-mail. Our staff read it to answer you and for nothing else. Where you give an e-mail address, a receipt goes to it; the address is then noted for a day, so that nobody can flood it in your name. A copy of each e-mail that we send is kept for thirty days.',
          'We delete messages when they are no longer needed, and at once when you ask and name the reference you were given.',
        ),
        textBn: paragraphs(
          'যোগাযোগ ফর্মের বার্তার সঙ্গে আপনার নাম, ই-মেইল ঠিকানা বা ফোন নম্বর, বেছে নেওয়া প্রতিষ্ঠান ও সময় সংরক্ষণ করা হয়, আর বার্তাটি সেই প্রতিষ্ঠানে ই-মেইলে যায়। আমাদের স্টাফ তা পড়েন শুধু আপনাকে উত্তর দিতে, অন্য কোনো কাজে নয়। ই-মেইল ঠিকানা দিলে সেখানে একটি ফিরতি ই-মেইল যায়; ঠিকানাটি এক দিন মনে রাখা হয়, যাতে আপনার নামে কেউ সেখানে একের পর এক ই-মেইল পাঠাতে না পারে। আমরা যে ই-মেইল পাঠাই, তার একটি কপি ৩০ দিন থাকে।',
          'দরকার শেষ হলে আমরা বার্তা মুছে ফেলি। আপনি রেফারেন্স নম্বরটি জানিয়ে মুছতে বললে সঙ্গে সঙ্গে মুছি।',
        ),
      },
      {
        heading: 'When you apply for a job or ask for workers',
        headingBn: 'আপনি যখন চাকরির আবেদন করেন বা কর্মী চান',
        text: paragraphs(
          'An application is stored with what you fill in: your name and telephone number, your district and trade, your experience, whether you have a passport, your message and a file that you attach. A demand is stored with your company, the posts, the person to reach and your documents. Only the staff who fill these jobs read them. Codes and secret links are kept as one-way fingerprints.',
          'The form says how long we keep it. On the status page you can withdraw, and have everything erased after three days. A cookie lets the browser with which you applied recognise your application for a year; another one shows it to you for half an hour.',
          'Once the office works on your going abroad, it keeps a file: what you tell us, your documents and your next of kin. The numbers of passport, NID and bank account are stored encrypted; few of our staff may see them, and each look is noted. When no application is left, ask the office and the file is erased.',
          'The receipt for each of your payments belongs to our accounts. We keep it with your name as long as the law asks for accounts, also when the rest is erased. Whoever scans its QR code reads number, day, amount and your name shortened.',
        ),
        textBn: paragraphs(
          'আবেদনের সঙ্গে আপনি যা লেখেন তা-ই সংরক্ষণ করা হয়: নাম ও ফোন নম্বর, জেলা ও পেশা, অভিজ্ঞতা, পাসপোর্ট আছে কি না, আপনার বার্তা আর সঙ্গে দেওয়া ফাইল। চাহিদার সঙ্গে থাকে আপনার কোম্পানি, পদগুলো, যাঁর সঙ্গে যোগাযোগ করব তাঁর নাম ও কাগজপত্র। এসব চাকরির কাজ যাঁরা করেন, শুধু সেই স্টাফই তা পড়েন। কোড আর গোপন লিংকের শুধু এমন একটি ছাপ রাখা হয়, যা থেকে সেগুলো আর বের করা যায় না।',
          'কত দিন রাখি, ফর্মেই লেখা আছে। অবস্থা দেখার পৃষ্ঠা থেকে আপনি আবেদন প্রত্যাহার করতে পারেন, আর চাইলে তিন দিন পর সব মুছে যায়। যে ব্রাউজারে আবেদন করেছেন, একটি কুকি দিয়ে সেটি এক বছর আপনার আবেদন চিনতে পারে; আরেকটি কুকি আধা ঘণ্টা আপনাকে আবেদনটি দেখায়।',
          'আপনার বিদেশ যাওয়ার কাজ শুরু হলে অফিস একটি ফাইল রাখে: আপনার দেওয়া তথ্য, কাগজপত্র ও নিকটাত্মীয়ের নাম। পাসপোর্ট, এনআইডি ও ব্যাংক হিসাবের নম্বর সাংকেতিক করে রাখা হয়; অল্প কয়েকজন স্টাফ তা দেখতে পারেন, আর প্রতিবার দেখা লিখে রাখা হয়। কোনো আবেদন না থাকলে অফিসকে বললে ফাইলটি মুছে ফেলা হয়।',
          'আপনার প্রতিটি টাকার রসিদ আমাদের হিসাবের অংশ। আইনে যত দিন হিসাব রাখতে হয়, তত দিন আপনার নামসহ তা রাখি, বাকি সব মুছে গেলেও। কিউআর কোড স্ক্যান করলে নম্বর, তারিখ, টাকার অঙ্ক ও সংক্ষিপ্ত নাম দেখা যায়।',
        ),
      },
      {
        heading: 'When you complain',
        headingBn: 'আপনি যখন অভিযোগ করেন',
        text: paragraphs(
          'You need not say who you are. A complaint is stored encrypted, with its day but without the hour. Your network address is in none of our records; to keep machines away it is noted in memory for an hour. No cookie is set, and nothing stays on your device. Only our complaints officers can read what you wrote. Whoever runs our server could technically break this protection; the form says so, too.',
          'The complaint is deleted some time after it is closed; the form says when. With your code you can delete it at any time.',
        ),
        textBn: paragraphs(
          'আপনি কে, তা না জানালেও চলে। অভিযোগ সাংকেতিক করে রাখা হয়; দিনটি থাকে, সময় থাকে না। আপনার নেটওয়ার্ক ঠিকানা আমাদের কোনো নথিতে থাকে না; যন্ত্র ঠেকাতে সেটি এক ঘণ্টা শুধু মেমোরিতে থাকে। কোনো কুকি রাখা হয় না, আপনার ফোনেও কিছু থাকে না। আপনার লেখা পড়তে পারেন শুধু আমাদের অভিযোগ কর্মকর্তারা। যিনি আমাদের সার্ভার চালান, তিনি কারিগরি দিক থেকে এই সুরক্ষা ভাঙতে পারেন; ফর্মেও সে কথা বলা আছে।',
          'অভিযোগ বন্ধ হওয়ার কিছুদিন পর তা মুছে ফেলা হয়; কবে, তা ফর্মে লেখা আছে। আপনার কোড দিয়ে আপনি যেকোনো সময় তা মুছতে পারেন।',
        ),
      },
      {
        heading: 'The map',
        headingBn: 'মানচিত্র',
        text: paragraphs(
          'The picture on the contact page is a sketch and comes from our own server. Only when you press the button to see the live map does your browser contact OpenStreetMap, which then learns your network address.',
        ),
        textBn: paragraphs(
          'যোগাযোগ পৃষ্ঠার ছবিটি একটি নকশা, আসে আমাদের নিজেদের সার্ভার থেকে। সরাসরি মানচিত্র দেখার বোতাম চাপলে তবেই আপনার ব্রাউজার ওপেনস্ট্রিটম্যাপের সঙ্গে যোগাযোগ করে; তখন তারা আপনার নেটওয়ার্ক ঠিকানা জানতে পারে।',
        ),
      },
      {
        heading: 'Accounts of our staff',
        headingBn: 'আমাদের স্টাফের অ্যাকাউন্ট',
        text: paragraphs(
          'People who work for the agency have accounts with name, e-mail address and a password of which only a one-way fingerprint is stored. While they are signed in, one cookie says so; another one lets the site recognise their browser. For each sign-in the browser and the country are noted, so that they notice a stranger. What they do in the staff area is noted with name and time and forgotten after a year.',
        ),
        textBn: paragraphs(
          'এজেন্সিতে যাঁরা কাজ করেন, তাঁদের অ্যাকাউন্টে নাম, ই-মেইল ঠিকানা ও পাসওয়ার্ড থাকে। পাসওয়ার্ডের শুধু এমন একটি ছাপ রাখা হয়, যা থেকে পাসওয়ার্ডটি আর বের করা যায় না। লগইন থাকা অবস্থায় একটি কুকি সে কথা মনে রাখে; আরেকটি দিয়ে সাইট তাঁদের ব্রাউজার চেনে। অচেনা কেউ ঢুকলে যেন তাঁরা বুঝতে পারেন, তাই প্রতিটি লগইনের ব্রাউজার ও দেশ লেখা থাকে। স্টাফ প্যানেলে তাঁরা কী করেন, তা নাম ও সময়সহ লেখা থাকে এবং এক বছর পর মুছে যায়।',
        ),
      },
      {
        heading: 'Your rights',
        headingBn: 'আপনার অধিকার',
        text: paragraphs(
          'Ask what we have about you, have it corrected, or have it deleted: write to {email} or come to the office. You need not give a reason.',
        ),
        textBn: paragraphs(
          'আপনার কী তথ্য আমাদের কাছে আছে, জানতে চাইতে পারেন, ভুল ঠিক করাতে পারেন, মুছিয়েও নিতে পারেন। {email} ঠিকানায় লিখুন বা অফিসে আসুন। কোনো কারণ দেখাতে হবে না।',
        ),
      },
    ],
    pictures: [],
  },
  {
    _id: 'all-services',
    title: 'All Services',
    titleBn: 'সব সেবা',
    lead: 'From the first question to the flight and the months after it. Take one service or all of them.',
    leadBn: 'প্রথম প্রশ্ন থেকে ফ্লাইট এবং তার পরের মাসগুলো পর্যন্ত। একটি সেবা নিন, কিংবা সবগুলো।',
    description:
      'Consultancy, employment assistance, tickets, visas and skill development: everything {name} does for employers and workers.',
    descriptionBn: 'পরামর্শ, চাকরি সহায়তা, টিকিট, ভিসা ও দক্ষতা উন্নয়ন: নিয়োগকর্তা ও কর্মীর জন্য {name} যা যা করে।',
    chapters: [],
    pictures: [],
  },
  seedGalleryPage,
  seedCompaniesPage,
  seedClientsPage,
  seedNewsPage,
  seedEnquiriesPage,
  ...seedServices,
]
