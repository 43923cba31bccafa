import type { SeedOf } from '#prisma/seed/page-texts.ts'
import type { Home } from '#server/features/home/schema.ts'

/** The home page's texts of the demonstration; `whyPicture` is the name of a drawing. */
export const seedHome = {
  title: 'Licensed overseas recruitment from Bangladesh',
  titleBn: 'বাংলাদেশের লাইসেন্সপ্রাপ্ত রিক্রুটিং এজেন্সি',
  description:
    '{name} has placed more than {placed} workers from Bangladesh with employers in the Gulf, Asia and Europe, under government licence {licence}.',
  descriptionBn:
    '{name} {placed} জনের বেশি বাংলাদেশি কর্মীকে মধ্যপ্রাচ্য, এশিয়া ও ইউরোপের নিয়োগকর্তাদের কাছে পাঠিয়েছে। সরকারি লাইসেন্স {licence}।',
  tagline:
    'Jobs abroad for workers, tested people for employers. Read your contract in Bangla before you pay anything.',
  taglineBn: 'কর্মীর জন্য বিদেশে কাজ, নিয়োগকর্তার জন্য যাচাই করা কর্মী। কোনো টাকা দেওয়ার আগে চুক্তিপত্র বাংলায় পড়ে নিন।',
  servicesHeading: 'What we do',
  servicesHeadingBn: 'আমরা কী করি',
  servicesLead: 'For employers and for workers.',
  servicesLeadBn: 'নিয়োগকর্তা ও কর্মী, দুই পক্ষের জন্য।',
  whyHeading: 'Why Choose Us',
  whyHeadingBn: 'কেন আমাদের বেছে নেবেন',
  whyPicture: 'papers-returned',
  whyAlt: 'An officer gives a woman her passport back at the front desk, with a receipt',
  whyAltBn: 'অফিসের টেবিলে এক নারীর হাতে রসিদসহ তাঁর পাসপোর্ট ফিরিয়ে দিচ্ছেন এক কর্মকর্তা',
  peopleHeading: 'Who to ask',
  peopleHeadingBn: 'আপনার প্রশ্নের উত্তর যাঁরা দেন',
  brandsHeading: 'Brands',
  brandsHeadingBn: 'ব্র্যান্ড',
  brandsText:
    'The employers who hired through us are named in the list of their country, each with the number of workers placed. Below are the companies of our own group.',
  brandsTextBn:
    'আমাদের মাধ্যমে যেসব নিয়োগকর্তা কর্মী নিয়েছেন, দেশের তালিকায় তাঁদের নাম ও কর্মীর সংখ্যা আছে। নিচে আমাদের গ্রুপের প্রতিষ্ঠানগুলো।',
  bannerTitle: 'Join the people who grow with us',
  bannerTitleBn: 'আমাদের সঙ্গে এগিয়ে চলুন',
  bannerTitleAr: 'انضموا إلى من ينمون معنا',
  bannerText:
    'Employers and workers, travellers and partners: use our services, meet our community, and let us grow your business together.',
  bannerTextBn: 'নিয়োগকর্তা ও কর্মী, যাত্রী ও সহযোগী: আমাদের সেবা নিন, আমাদের সঙ্গে পরিচিত হোন। আসুন, আপনার কাজ একসঙ্গে বড় করি।',
  bannerTextAr: 'أصحاب عمل وعمال ومسافرون وشركاء: استفيدوا من خدماتنا، وتعرّفوا إلى مجتمعنا، ودعونا ننمّي أعمالكم معًا.',
  services: [
    {
      title: 'Manpower sourcing and placement',
      titleBn: 'কর্মী সংগ্রহ ও নিয়োগ',
      summary:
        'The right person for one post, or a complete crew for a site: found, tested and brought to the first day of work.',
      summaryBn: 'একটি পদের জন্য একজন, কিংবা প্রকল্পের পুরো দল: খুঁজে, যাচাই করে কাজের প্রথম দিন পর্যন্ত।',
      link: '/manpower-service',
      icon: 'handshake',
    },
    {
      title: 'Bulk international recruitment',
      titleBn: 'একসঙ্গে বহু কর্মী নিয়োগ',
      summary: 'Several hundred people for one project, chosen to one standard and sent in groups that fit your plan.',
      summaryBn: 'এক প্রকল্পে কয়েক শ কর্মী: একই মাপকাঠিতে বাছাই, আপনার পরিকল্পনা অনুযায়ী দলে দলে পাঠানো।',
      link: '/manpower-service',
      icon: 'people',
    },
    {
      title: 'Specialized skill recruitment',
      titleBn: 'বিশেষ দক্ষ কর্মী নিয়োগ',
      summary:
        'Pipe welders, crane operators, theatre nurses: tested by people who have done the same work themselves.',
      summaryBn: 'পাইপ ওয়েল্ডার, ক্রেন অপারেটর, অপারেশন থিয়েটারের নার্স। পরীক্ষা নেন তাঁরাই, যাঁরা নিজেরা এই কাজ করেছেন।',
      link: '/employment-service',
      icon: 'wrench',
    },
    {
      title: 'Skill development and training',
      titleBn: 'দক্ষতা উন্নয়ন ও প্রশিক্ষণ',
      summary: 'Short hands-on courses that turn experience into a skill an employer can test.',
      summaryBn: 'হাতে-কলমে সংক্ষিপ্ত কোর্স, যাতে নিয়োগকর্তা দক্ষতা যাচাই করতে পারেন।',
      link: '/all-services',
      icon: 'cap',
    },
    {
      title: 'Foreign language training',
      titleBn: 'বিদেশি ভাষা প্রশিক্ষণ',
      summary: 'Arabic, English, Italian, Japanese and Malay: enough for the job, the shop and the doctor.',
      summaryBn: 'আরবি, ইংরেজি, ইতালীয়, জাপানি ও মালয় ভাষা। কাজে, দোকানে ও ডাক্তারের কাছে যতটুকু লাগে।',
      link: '/all-services',
      icon: 'languages',
    },
    {
      title: 'Manpower consultancy',
      titleBn: 'জনশক্তি পরামর্শ',
      summary: 'Advice before you hire: which trades, what to offer, how long it takes and where it can go wrong.',
      summaryBn: 'নিয়োগের আগে পরামর্শ: কোন পেশার কর্মী, কী সুবিধা, কত সময়, কোথায় ঝুঁকি।',
      link: '/manpower-service',
      icon: 'scale',
    },
    {
      title: 'Employment assistance',
      titleBn: 'চাকরি সহায়তা',
      summary:
        'An oral or practical test, an answer for every applicant, and a room and transport for those who come from far away.',
      summaryBn: 'মৌখিক বা ব্যবহারিক পরীক্ষা, প্রত্যেক প্রার্থীকে ফল জানানো, আর দূর থেকে আসা প্রার্থীর থাকা ও যাতায়াতের ব্যবস্থা।',
      link: '/employment-service',
      icon: 'briefcase',
    },
    {
      title: 'Ticket and visa assistance',
      titleBn: 'টিকিট ও ভিসা সহায়তা',
      summary:
        'Documents checked before they are sent, visas followed until stamped, seats booked for one or for a group.',
      summaryBn: 'কাগজপত্র যাচাই, ভিসা লাগা পর্যন্ত খোঁজ রাখা, আর একজন বা একটি দলের আসন বুকিং।',
      link: '/visa-service',
      icon: 'plane',
    },
  ],
  reasons: [
    {
      title: 'We test before we promise',
      titleBn: 'কথা দেওয়ার আগে পরীক্ষা',
      text: 'Every applicant is tested by somebody who has done the work. Employers get each test sheet.',
      textBn: 'যিনি নিজে সেই কাজ করেছেন, প্রার্থী তাঁর সামনে কাজ করে দেখান। নিয়োগকর্তা প্রতিটি পরীক্ষার ফল পান।',
    },
    {
      title: 'One contract for both sides',
      titleBn: 'দুই পক্ষের একই চুক্তিপত্র',
      text: 'The worker reads what the employer signs, in Bangla, before paying anything.',
      textBn: 'নিয়োগকর্তা যাতে সই করেন, কর্মীও তা-ই পড়েন: বাংলায়, টাকা দেওয়ার আগে।',
    },
    {
      title: 'The same number after you fly',
      titleBn: 'যাওয়ার পরও একই নম্বর',
      text: 'Call it when something goes wrong, or write a complaint on this site.',
      textBn: 'সমস্যা হলে সেই নম্বরেই ফোন করুন, কিংবা এই সাইটে অভিযোগ লিখুন।',
    },
  ],
  people: [
    {
      name: 'Rezwan Karim Talukder',
      nameBn: 'রেজওয়ান করিম তালুকদার',
      role: 'Managing Director',
      roleBn: 'ব্যবস্থাপনা পরিচালক',
      place: 'Dhaka',
      placeBn: 'ঢাকা',
      sentence: 'Employers bring him the demand letter: trades, numbers, wage and terms.',
      sentenceBn: 'নিয়োগকর্তারা চাহিদাপত্র নিয়ে তাঁর সঙ্গে কথা বলেন: পেশা, সংখ্যা, বেতন ও শর্ত।',
    },
    {
      name: 'Shirin Sultana Mollik',
      nameBn: 'শিরিন সুলতানা মল্লিক',
      role: 'Director, Selection and Training',
      roleBn: 'পরিচালক, বাছাই ও প্রশিক্ষণ',
      place: 'Dhaka',
      placeBn: 'ঢাকা',
      sentence: 'Applicants ask her about tests, training and the result of an interview.',
      sentenceBn: 'পরীক্ষা, প্রশিক্ষণ বা সাক্ষাৎকারের ফল নিয়ে প্রার্থীরা তাঁকে জিজ্ঞেস করেন।',
    },
  ],
} satisfies SeedOf<Home>
