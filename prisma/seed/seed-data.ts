/** A client country of the demonstration; what ends in `Bn` says the same in Bangla. */
export type SeedClient = {
  countryName: string
  /** The name of a flag in `prisma/seed/pictures.ts`: a country code. */
  flag: string
  since: number
  workSummary: string
  workSummaryBn?: string
  /** `valueOfEmployement` is how many people we placed there; null while the figure is not yet confirmed. */
  company: {
    companyName: string
    companyNameBn?: string
    companySector: string
    companySectorBn?: string
    valueOfEmployement: number | null
  }[]
  /** Names of pictures in `prisma/seed/pictures.ts`. */
  pictures: string[]
}

/** The countries the agency has placed people in, from the Gulf of the early years to the newest agreements. */
export const seedClients: SeedClient[] = [
  {
    countryName: 'Saudi Arabia',
    flag: 'sa',
    since: 1989,
    workSummary:
      'Our first group, 42 masons and steel fixers, flew to Riyadh in 1989, and the Kingdom is still where most of our people work. Today we send builders, electricians, drivers, nurses and cooks for the large projects and the hospitals that serve them. Every contract is read aloud in Bangla before it is signed; housing, medical cover and the flight home after two years are paid by the employer.',
    workSummaryBn:
      'আমাদের প্রথম দল, ৪২ জন রাজমিস্ত্রি ও রডমিস্ত্রি, রিয়াদে যান ১৯৮৯ সালে। আজও আমাদের সবচেয়ে বেশি কর্মী কাজ করেন সৌদি আরবে। এখন বড় বড় প্রকল্প আর সেসবের জন্য গড়া হাসপাতালে আমরা পাঠাই নির্মাণকর্মী, ইলেকট্রিশিয়ান, চালক, নার্স ও রাঁধুনি। সই করার আগে প্রতিটি চুক্তিপত্র বাংলায় পড়ে শোনানো হয়। থাকা, চিকিৎসা আর দুই বছর পর দেশে ফেরার টিকিটের খরচ দেন নিয়োগকর্তা।',
    company: [
      {
        companyName: 'Wadi Al Noor Contracting',
        companyNameBn: 'ওয়াদি আল নূর কন্ট্রাক্টিং',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 11840,
      },
      {
        companyName: 'Najd Horizon Builders',
        companyNameBn: 'নজদ হরাইজন বিল্ডার্স',
        companySector: 'High-rise construction',
        companySectorBn: 'বহুতল ভবন নির্মাণ',
        valueOfEmployement: 7265,
      },
      {
        companyName: 'Red Dune Facilities',
        companyNameBn: 'রেড ডিউন ফ্যাসিলিটিজ',
        companySector: 'Cleaning and maintenance',
        companySectorBn: 'পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ',
        valueOfEmployement: 6410,
      },
      {
        companyName: 'Hijaz Table Catering',
        companyNameBn: 'হিজাজ টেবিল ক্যাটারিং',
        companySector: 'Camp and airline catering',
        companySectorBn: 'ক্যাম্প ও এয়ারলাইনস ক্যাটারিং',
        valueOfEmployement: 4120,
      },
      {
        companyName: 'Qamariya Care Hospitals',
        companyNameBn: 'কামারিয়া কেয়ার হসপিটালস',
        companySector: 'Health care',
        companySectorBn: 'স্বাস্থ্যসেবা',
        valueOfEmployement: 1935,
      },
      {
        companyName: 'Eastern Palm Pipelines',
        companyNameBn: 'ইস্টার্ন পাম পাইপলাইনস',
        companySector: 'Oil and gas fabrication',
        companySectorBn: 'তেল ও গ্যাস স্থাপনা নির্মাণ',
        valueOfEmployement: 3580,
      },
      {
        companyName: 'Tamarisk Road Transport',
        companyNameBn: 'তামারিস্ক রোড ট্রান্সপোর্ট',
        companySector: 'Haulage and bus transport',
        companySectorBn: 'পণ্য ও বাস পরিবহন',
        valueOfEmployement: 2890,
      },
    ],
    pictures: ['steel-fixers', 'bus-driver'],
  },
  {
    countryName: 'United Arab Emirates',
    flag: 'ae',
    since: 1992,
    workSummary:
      'Since 1992 we have supplied hotels, airports, warehouses and building sites in Dubai, Abu Dhabi and Sharjah. Employers ask us most often for cooks, loaders, forklift drivers, tile masons and security staff. Wages go into the worker’s own bank account through the wage protection system, and our officer in Deira visits each labour camp at least twice a year.',
    workSummaryBn:
      '১৯৯২ সাল থেকে আমরা দুবাই, আবুধাবি ও শারজাহর হোটেল, বিমানবন্দর, গুদাম ও নির্মাণস্থলে কর্মী পাঠাচ্ছি। নিয়োগকর্তারা সবচেয়ে বেশি চান রাঁধুনি, মাল ওঠানো-নামানোর কর্মী, ফর্কলিফট চালক, টাইলস মিস্ত্রি ও নিরাপত্তাকর্মী। বেতন সুরক্ষা ব্যবস্থার মাধ্যমে বেতন জমা হয় কর্মীর নিজের ব্যাংক হিসাবে। দুবাইয়ের দেরায় আমাদের কর্মকর্তা বছরে অন্তত দুবার প্রতিটি লেবার ক্যাম্পে যান।',
    company: [
      {
        companyName: 'Gulf Lantern Hotels',
        companyNameBn: 'গালফ ল্যান্টার্ন হোটেলস',
        companySector: 'Hotels and restaurants',
        companySectorBn: 'হোটেল ও রেস্তোরাঁ',
        valueOfEmployement: 3470,
      },
      {
        companyName: 'Creekside Cargo Services',
        companyNameBn: 'ক্রিকসাইড কার্গো সার্ভিসেস',
        companySector: 'Warehousing and ports',
        companySectorBn: 'গুদাম ও বন্দর',
        valueOfEmployement: 2985,
      },
      {
        companyName: 'Blue Falcon Ground Handling',
        companyNameBn: 'ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং',
        companySector: 'Airport services',
        companySectorBn: 'বিমানবন্দর সেবা',
        valueOfEmployement: 2240,
      },
      {
        companyName: 'Marsa Crest Construction',
        companyNameBn: 'মারসা ক্রেস্ট কনস্ট্রাকশন',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 4630,
      },
      {
        companyName: 'Sidra Green Landscapes',
        companyNameBn: 'সিদরা গ্রিন ল্যান্ডস্কেপস',
        companySector: 'Gardens and irrigation',
        companySectorBn: 'বাগান ও সেচ',
        valueOfEmployement: 1310,
      },
      {
        companyName: 'Oryx Shield Security',
        companyNameBn: 'অরিক্স শিল্ড সিকিউরিটি',
        companySector: 'Guarding',
        companySectorBn: 'নিরাপত্তা প্রহরা',
        valueOfEmployement: 860,
      },
    ],
    pictures: ['hotel-kitchen', 'warehouse', 'port'],
  },
  {
    countryName: 'Qatar',
    flag: 'qa',
    since: 1996,
    workSummary:
      'We have worked with Qatari builders since 1996, through the years of the stadiums and the metro and now on roads, drainage and upkeep. Scaffolders, carpenters, plant operators and pipe fitters are tested in our yard in Dhaka by the employer’s own foreman. Rooms hold no more than four beds, the health card is issued in the first week, and the worker keeps his passport.',
    workSummaryBn:
      '১৯৯৬ সাল থেকে আমরা কাতারের নির্মাতাদের সঙ্গে কাজ করছি। স্টেডিয়াম ও মেট্রোর বছরগুলো পেরিয়ে এখন কাজ সড়ক, পানিনিষ্কাশন ও রক্ষণাবেক্ষণে। স্ক্যাফোল্ডার, কাঠমিস্ত্রি, ভারী যন্ত্রের অপারেটর ও পাইপ ফিটারদের পরীক্ষা নেন নিয়োগকর্তার নিজের ফোরম্যান, ঢাকায় আমাদের টেস্ট ইয়ার্ডে। এক ঘরে চারটির বেশি বিছানা থাকে না, প্রথম সপ্তাহেই হেলথ কার্ড হয়, আর পাসপোর্ট থাকে কর্মীর নিজের কাছে।',
    company: [
      {
        companyName: 'Pearl Causeway Engineering',
        companyNameBn: 'পার্ল কজওয়ে ইঞ্জিনিয়ারিং',
        companySector: 'Roads and bridges',
        companySectorBn: 'সড়ক ও সেতু',
        valueOfEmployement: 4875,
      },
      {
        companyName: 'Dukhan Steel Erectors',
        companyNameBn: 'দুখান স্টিল ইরেক্টরস',
        companySector: 'Structural steel',
        companySectorBn: 'ইস্পাত কাঠামো',
        valueOfEmployement: 2640,
      },
      {
        companyName: 'West Bay Building Care',
        companyNameBn: 'ওয়েস্ট বে বিল্ডিং কেয়ার',
        companySector: 'Maintenance and cleaning',
        companySectorBn: 'রক্ষণাবেক্ষণ ও পরিচ্ছন্নতা',
        valueOfEmployement: 2115,
      },
      {
        companyName: 'Al Reem Fresh Kitchens',
        companyNameBn: 'আল রিম ফ্রেশ কিচেনস',
        companySector: 'Catering',
        companySectorBn: 'ক্যাটারিং',
        valueOfEmployement: 1180,
      },
      {
        companyName: 'Lusail Garden Works',
        companyNameBn: 'লুসাইল গার্ডেন ওয়ার্কস',
        companySector: 'Gardens and irrigation',
        companySectorBn: 'বাগান ও সেচ',
        valueOfEmployement: 790,
      },
    ],
    pictures: ['bridge-crew', 'facade-cleaners'],
  },
  {
    countryName: 'Kuwait',
    flag: 'kw',
    since: 1994,
    workSummary:
      'Kuwait took our drivers and cleaners from 1994, and our nurses and laboratory staff from 2011. Contracts run for two years with paid leave and a ticket home, and they state the wage in dinars, with the hours and the day off. The employer carries health insurance and residence fees; nobody is asked to pay them back.',
    workSummaryBn:
      '১৯৯৪ সাল থেকে কুয়েত আমাদের চালক ও পরিচ্ছন্নতাকর্মী নিচ্ছে, ২০১১ সাল থেকে নার্স ও ল্যাবরেটরি কর্মী। চুক্তির মেয়াদ দুই বছর, সঙ্গে সবেতন ছুটি ও দেশে ফেরার টিকিট। চুক্তিপত্রে লেখা থাকে দিনারে বেতন, কাজের সময় ও সাপ্তাহিক ছুটির দিন। স্বাস্থ্যবিমা ও আকামার ফি দেন নিয়োগকর্তা; কাউকে তা ফেরত দিতে বলা হয় না।',
    company: [
      {
        companyName: 'Failaka Medical Group',
        companyNameBn: 'ফাইলাকা মেডিকেল গ্রুপ',
        companySector: 'Health care',
        companySectorBn: 'স্বাস্থ্যসেবা',
        valueOfEmployement: 1045,
      },
      {
        companyName: 'Desert Rose Cleaning',
        companyNameBn: 'ডেজার্ট রোজ ক্লিনিং',
        companySector: 'Cleaning and maintenance',
        companySectorBn: 'পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ',
        valueOfEmployement: 2730,
      },
      {
        companyName: 'Burgan Way Logistics',
        companyNameBn: 'বুরগান ওয়ে লজিস্টিকস',
        companySector: 'Warehousing and transport',
        companySectorBn: 'গুদাম ও পরিবহন',
        valueOfEmployement: 1395,
      },
      {
        companyName: 'Shamal Steel Works',
        companyNameBn: 'শামাল স্টিল ওয়ার্কস',
        companySector: 'Metal fabrication',
        companySectorBn: 'ধাতব কাঠামো তৈরি',
        valueOfEmployement: 920,
      },
    ],
    pictures: ['hospital-corridor', 'laboratory'],
  },
  {
    countryName: 'Oman',
    flag: 'om',
    since: 1991,
    workSummary:
      'In Oman our people keep farms, fishing harbours, dry docks and small building firms running; the first tailors left for Muscat in 1991. Smaller employers hire through us because we handle the visa clearance, the medical and the training before departure in one place. Housing near the work and accident cover are written into each contract.',
    workSummaryBn:
      'ওমানে আমাদের কর্মীরা খামার, মাছের বন্দর, ড্রাই ডক ও ছোট নির্মাণ প্রতিষ্ঠান চালু রাখেন; প্রথম দরজিরা মাসকাটে গিয়েছিলেন ১৯৯১ সালে। ভিসার ছাড়পত্র, মেডিকেল পরীক্ষা ও যাত্রার আগের প্রশিক্ষণ এক জায়গায় হয় বলে ছোট নিয়োগকর্তারা আমাদের মাধ্যমে কর্মী নেন। কাজের কাছে থাকার জায়গা ও দুর্ঘটনা বিমার কথা প্রতিটি চুক্তিপত্রে লেখা থাকে।',
    company: [
      {
        companyName: 'Batinah Green Farms',
        companyNameBn: 'বাতিনাহ গ্রিন ফার্মস',
        companySector: 'Agriculture',
        companySectorBn: 'কৃষি',
        valueOfEmployement: 1860,
      },
      {
        companyName: 'Frankincense Coast Shipyards',
        companyNameBn: 'ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস',
        companySector: 'Ship repair',
        companySectorBn: 'জাহাজ মেরামত',
        valueOfEmployement: 1520,
      },
      {
        companyName: 'Jebel View Contracting',
        companyNameBn: 'জেবেল ভিউ কন্ট্রাক্টিং',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 2745,
      },
      {
        companyName: 'Sur Harbour Fisheries',
        companyNameBn: 'সুর হারবার ফিশারিজ',
        companySector: 'Fishing and cold storage',
        companySectorBn: 'মৎস্য আহরণ ও হিমাগার',
        valueOfEmployement: 905,
      },
    ],
    pictures: ['fish-harbour'],
  },
  {
    countryName: 'Bahrain',
    flag: 'bh',
    since: 1998,
    workSummary:
      'A small country with steady demand: aluminium workers, ship repairers, waiters and shop staff since 1998. Each worker holds a permit in his own name and may read it on his telephone. Employers provide rooms or a housing allowance, as the contract says, and basic health care from the first day.',
    workSummaryBn:
      'ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন অ্যালুমিনিয়ামের কারিগর, জাহাজ মেরামতকর্মী, ওয়েটার ও দোকানকর্মী। প্রত্যেক কর্মীর পারমিট তাঁর নিজের নামে, মুঠোফোনেই তিনি তা পড়তে পারেন। চুক্তিপত্র অনুযায়ী নিয়োগকর্তা থাকার ঘর বা বাসাভাড়া দেন, আর প্রথম দিন থেকেই মৌলিক স্বাস্থ্যসেবা।',
    company: [
      {
        companyName: 'Muharraq Marine Works',
        companyNameBn: 'মুহাররাক মেরিন ওয়ার্কস',
        companySector: 'Ship repair',
        companySectorBn: 'জাহাজ মেরামত',
        valueOfEmployement: 1140,
      },
      {
        companyName: 'Two Seas Aluminium Products',
        companyNameBn: 'টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস',
        companySector: 'Metal fabrication',
        companySectorBn: 'ধাতব কাঠামো তৈরি',
        valueOfEmployement: 985,
      },
      {
        companyName: 'Pearl Diver Restaurants',
        companyNameBn: 'পার্ল ডাইভার রেস্টুরেন্টস',
        companySector: 'Hotels and restaurants',
        companySectorBn: 'হোটেল ও রেস্তোরাঁ',
        valueOfEmployement: 640,
      },
    ],
    pictures: ['shipyard'],
  },
  {
    countryName: 'Malaysia',
    flag: 'my',
    since: 1993,
    workSummary:
      'Since 1993 we have sent operators and packers to factories in Selangor, Penang and Johor, and harvesters to estates in Pahang. We work only with employers who pay the levy and the flight themselves and whose hostels we have seen. Social security covers accidents at work, and a Bangla-speaking officer answers calls in Kuala Lumpur six days a week.',
    workSummaryBn:
      '১৯৯৩ সাল থেকে আমরা সেলাঙ্গর, পেনাং ও জোহরের কারখানায় অপারেটর ও প্যাকার আর পাহাংয়ের বাগানে ফসল তোলার কর্মী পাঠাচ্ছি। আমরা কাজ করি শুধু সেই নিয়োগকর্তাদের সঙ্গে, যাঁরা লেভি ও বিমানভাড়া নিজেরা দেন এবং যাঁদের হোস্টেল আমরা নিজের চোখে দেখেছি। কাজের সময়ের দুর্ঘটনা সামাজিক সুরক্ষা বিমার আওতায় পড়ে। কুয়ালালামপুরে সপ্তাহে ছয় দিন বাংলাভাষী একজন কর্মকর্তা ফোন ধরেন।',
    company: [
      {
        companyName: 'Rimba Hijau Plantations',
        companyNameBn: 'রিম্বা হিজাউ প্ল্যান্টেশনস',
        companySector: 'Agriculture',
        companySectorBn: 'কৃষি',
        valueOfEmployement: 3260,
      },
      {
        companyName: 'Selat Electronics Assembly',
        companyNameBn: 'সেলাত ইলেকট্রনিকস অ্যাসেম্বলি',
        companySector: 'Manufacturing',
        companySectorBn: 'উৎপাদনশিল্প',
        valueOfEmployement: 2875,
      },
      {
        companyName: 'Kembara Glove and Rubber',
        companyNameBn: 'কেম্বারা গ্লাভ অ্যান্ড রাবার',
        companySector: 'Manufacturing',
        companySectorBn: 'উৎপাদনশিল্প',
        valueOfEmployement: 2190,
      },
      {
        companyName: 'Bukit Indah Builders',
        companyNameBn: 'বুকিত ইন্দাহ বিল্ডার্স',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 1640,
      },
      {
        companyName: 'Pelabuhan Timur Logistics',
        companyNameBn: 'পেলাবুহান তিমুর লজিস্টিকস',
        companySector: 'Warehousing and ports',
        companySectorBn: 'গুদাম ও বন্দর',
        valueOfEmployement: 1105,
      },
    ],
    pictures: ['electronics-line', 'palm-estate'],
  },
  {
    countryName: 'Singapore',
    flag: 'sg',
    since: 2001,
    workSummary:
      'Singapore hires by skill: welders, pipe fitters, scaffolders and electricians who pass the trade test before they fly. We have trained for that test since 2001, and nine in ten pass the first time. Employers lodge a security bond, insure each worker for hospital care and accidents, and house him in a licensed dormitory.',
    workSummaryBn:
      'সিঙ্গাপুর নেয় দক্ষতা দেখে: এমন ওয়েল্ডার, পাইপ ফিটার, স্ক্যাফোল্ডার ও ইলেকট্রিশিয়ান, যাঁরা যাত্রার আগেই ট্রেড টেস্টে পাস করেন। ২০০১ সাল থেকে আমরা সেই পরীক্ষার প্রশিক্ষণ দিচ্ছি; প্রতি দশজনে নয়জন প্রথমবারেই পাস করেন। নিয়োগকর্তা সিকিউরিটি বন্ড জমা দেন, প্রত্যেক কর্মীর হাসপাতাল ও দুর্ঘটনা বিমা করেন, আর লাইসেন্সপ্রাপ্ত ডরমিটরিতে রাখেন।',
    company: [
      {
        companyName: 'Straits Keel Engineering',
        companyNameBn: 'স্ট্রেইটস কিল ইঞ্জিনিয়ারিং',
        companySector: 'Shipbuilding',
        companySectorBn: 'জাহাজ নির্মাণ',
        valueOfEmployement: 2380,
      },
      {
        companyName: 'Merbau Construction',
        companyNameBn: 'মেরবাউ কনস্ট্রাকশন',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 1725,
      },
      {
        companyName: 'Harbourlight Process Works',
        companyNameBn: 'হারবারলাইট প্রসেস ওয়ার্কস',
        companySector: 'Marine and process plant',
        companySectorBn: 'মেরিন ও প্রসেস প্ল্যান্ট',
        valueOfEmployement: 1090,
      },
    ],
    pictures: ['welder'],
  },
  {
    countryName: 'Jordan',
    flag: 'jo',
    since: 2004,
    workSummary:
      'Most of the people we send to Jordan are women: sewing operators, checkers and line leaders for the garment zones of Irbid and Sahab, since 2004. They leave in groups, with a woman supervisor from our office, and live in supervised hostels with meals provided. The sector’s common contract sets wage, overtime and medical care, and we give each of them a copy in Bangla.',
    workSummaryBn:
      'জর্ডানে আমরা যাঁদের পাঠাই, তাঁদের বেশির ভাগ নারী: ২০০৪ সাল থেকে ইরবিদ ও সাহাবের পোশাকশিল্প এলাকায় যাচ্ছেন সেলাই অপারেটর, চেকার ও লাইন লিডার। তাঁরা দল বেঁধে যান, সঙ্গে থাকেন আমাদের অফিসের একজন নারী সুপারভাইজার। থাকেন তত্ত্বাবধানে চলা হোস্টেলে, খাবারও সেখানেই। বেতন, ওভারটাইম ও চিকিৎসার নিয়ম ঠিক করা আছে এই খাতের অভিন্ন চুক্তিপত্রে; প্রত্যেককে আমরা তার বাংলা কপি দিই।',
    company: [
      {
        companyName: 'Petra Needle Garments',
        companyNameBn: 'পেট্রা নিডল গার্মেন্টস',
        companySector: 'Garments',
        companySectorBn: 'তৈরি পোশাক',
        valueOfEmployement: 2415,
      },
      {
        companyName: 'Yarmouk Sportswear',
        companyNameBn: 'ইয়ারমুক স্পোর্টসওয়্যার',
        companySector: 'Garments',
        companySectorBn: 'তৈরি পোশাক',
        valueOfEmployement: 1680,
      },
      {
        companyName: 'Olive Terrace Textiles',
        companyNameBn: 'অলিভ টেরেস টেক্সটাইলস',
        companySector: 'Textiles',
        companySectorBn: 'বস্ত্র',
        valueOfEmployement: 735,
      },
    ],
    pictures: ['garment-floor'],
  },
  {
    countryName: 'Romania',
    flag: 'ro',
    since: 2019,
    workSummary:
      'Romania opened to us in 2019 and now takes construction crews, food packers, welders and kitchen staff. The work permit is issued before anyone gives up a job at home, and the contract follows Romanian labour law, with health insurance and pension paid from the first month. Employers provide rooms and winter clothing.',
    workSummaryBn:
      'রোমানিয়ার দুয়ার আমাদের জন্য খোলে ২০১৯ সালে। এখন সেখানে যান নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার, ওয়েল্ডার ও রান্নাঘরের কর্মী। দেশের কাজ ছাড়ার আগেই ওয়ার্ক পারমিট হয়ে যায়। চুক্তি হয় রোমানিয়ার শ্রম আইন মেনে; প্রথম মাস থেকেই স্বাস্থ্যবিমা ও পেনশনের টাকা জমা হয়। থাকার ঘর ও শীতের কাপড় দেন নিয়োগকর্তা।',
    company: [
      {
        companyName: 'Carpat Nord Construct',
        companyNameBn: 'কারপাত নর্ড কনস্ট্রাক্ট',
        companySector: 'Building and civil works',
        companySectorBn: 'ভবন ও পূর্ত নির্মাণ',
        valueOfEmployement: 685,
      },
      {
        companyName: 'Dunărea Verde Foods',
        companyNameBn: 'দুনারিয়া ভেরদে ফুডস',
        companySector: 'Food processing',
        companySectorBn: 'খাদ্য প্রক্রিয়াজাতকরণ',
        valueOfEmployement: 470,
      },
      {
        companyName: 'Orizont Metal Sibiu',
        companyNameBn: 'ওরিজন্ট মেটাল সিবিউ',
        companySector: 'Metal fabrication',
        companySectorBn: 'ধাতব কাঠামো তৈরি',
        valueOfEmployement: 315,
      },
    ],
    pictures: ['bakery', 'roof-carpenters'],
  },
  {
    countryName: 'Italy',
    flag: 'it',
    since: 2007,
    workSummary:
      'Under the yearly quota we place farm and greenhouse workers in Lazio and Campania, and hotel staff along the Adriatic. Seasons last up to nine months, with a room on or near the farm, and the wage of the national agreement for the trade. We teach 80 hours of Italian before departure and help with the permit on arrival.',
    workSummaryBn:
      'বার্ষিক কোটায় আমরা লাৎসিও ও কাম্পানিয়ায় খামার ও গ্রিনহাউসের কর্মী আর আড্রিয়াটিক উপকূলে হোটেলকর্মী পাঠাই। মৌসুম চলে সর্বোচ্চ নয় মাস; থাকার ঘর খামারে বা তার কাছেই, বেতন ওই পেশার জাতীয় চুক্তি অনুযায়ী। যাত্রার আগে আমরা ৮০ ঘণ্টা ইতালীয় ভাষা শেখাই, পৌঁছানোর পর পারমিটের কাজে সাহায্য করি।',
    company: [
      {
        companyName: 'Serre del Lago',
        companyNameBn: 'সেরে দেল লাগো',
        companySector: 'Agriculture',
        companySectorBn: 'কৃষি',
        valueOfEmployement: 410,
      },
      {
        companyName: 'Riviera Chiara Alberghi',
        companyNameBn: 'রিভিয়েরা কিয়ারা আলবেরগি',
        companySector: 'Hotels and restaurants',
        companySectorBn: 'হোটেল ও রেস্তোরাঁ',
        valueOfEmployement: 265,
      },
      {
        companyName: 'Cantieri Ponente',
        companyNameBn: 'কান্তিয়েরি পোনেন্তে',
        companySector: 'Shipbuilding',
        companySectorBn: 'জাহাজ নির্মাণ',
        valueOfEmployement: null,
      },
    ],
    pictures: ['greenhouse', 'hotel-reception'],
  },
  {
    countryName: 'Japan',
    flag: 'jp',
    since: 2021,
    workSummary:
      'Our newest agreement, from 2021: care workers, building cleaners and machine operators who have passed the skills test and basic Japanese. They study for eight months in our language school in Uttara, where the employer pays the fees. Pay equals that of Japanese colleagues, and social insurance and a furnished room are arranged before they land.',
    workSummaryBn:
      'আমাদের সবচেয়ে নতুন চুক্তি, ২০২১ সাল থেকে: যাচ্ছেন পরিচর্যাকর্মী, ভবন পরিচ্ছন্নতাকর্মী ও মেশিন অপারেটর, যাঁরা দক্ষতা পরীক্ষা ও প্রাথমিক জাপানি ভাষার পরীক্ষায় পাস করেছেন। তাঁরা উত্তরায় আমাদের ভাষা স্কুলে আট মাস পড়েন, ফি দেন নিয়োগকর্তা। বেতন জাপানি সহকর্মীদের সমান; পৌঁছানোর আগেই সামাজিক বিমা ও আসবাবসহ ঘর ঠিক করা থাকে।',
    company: [
      {
        companyName: 'Hidamari Care Homes',
        companyNameBn: 'হিদামারি কেয়ার হোমস',
        companySector: 'Care of the elderly',
        companySectorBn: 'বয়স্কদের পরিচর্যা',
        valueOfEmployement: 186,
      },
      {
        companyName: 'Aoba Precision Parts',
        companyNameBn: 'আওবা প্রিসিশন পার্টস',
        companySector: 'Manufacturing',
        companySectorBn: 'উৎপাদনশিল্প',
        valueOfEmployement: 142,
      },
      {
        companyName: 'Minato Building Care',
        companyNameBn: 'মিনাতো বিল্ডিং কেয়ার',
        companySector: 'Cleaning and maintenance',
        companySectorBn: 'পরিচ্ছন্নতা ও রক্ষণাবেক্ষণ',
        valueOfEmployement: 74,
      },
    ],
    pictures: ['care-home'],
  },
]
