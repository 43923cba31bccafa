/** A client country of the demonstration; what ends in `Bn` says the same in Bangla. */
export type SeedClient = {
  countryName: string
  /** The folder of a flag in `prisma/seed/converted`: a country code. */
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
  /** Folders of `prisma/seed/converted`. */
  pictures: string[]
}

/** The countries the agency has placed people in, from the Gulf of the early years to the newest agreements. */
export const seedClients: SeedClient[] = [
  {
    countryName: 'Saudi Arabia',
    flag: 'sa',
    since: 1989,
    workSummary:
      'More of our workers have gone to Saudi Arabia than to any other country, the first of them in 1989. They build, clean, cook, drive, lay pipelines and work in hospitals. Housing, medical cover and the flight home after two years are written into the contract, and we read it aloud in Bangla before anybody signs.',
    workSummaryBn:
      'আমাদের সবচেয়ে বেশি কর্মী গেছেন সৌদি আরবে; প্রথম দল যায় ১৯৮৯ সালে। সেখানে তাঁরা নির্মাণ, পরিচ্ছন্নতা, রান্না, গাড়ি চালানো, পাইপলাইন ও হাসপাতালের কাজ করেন। থাকা, চিকিৎসা আর দুই বছর পর দেশে ফেরার টিকিটের কথা চুক্তিপত্রে লেখা থাকে। সই করার আগে আমরা চুক্তিপত্র বাংলায় পড়ে শোনাই।',
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
      'Hotels, ports, airports and building sites in Dubai, Abu Dhabi and Sharjah have taken our workers since 1992. They ask most often for cooks, loaders, forklift drivers, tile masons, gardeners and guards. Wages are paid into the worker’s own bank account through the country’s wage protection system.',
    workSummaryBn:
      '১৯৯২ সাল থেকে দুবাই, আবুধাবি ও শারজাহর হোটেল, বন্দর, বিমানবন্দর ও নির্মাণস্থলে যাচ্ছেন আমাদের কর্মীরা। সবচেয়ে বেশি চাওয়া হয় বাবুর্চি, মাল ওঠানো-নামানোর কর্মী, ফর্কলিফট চালক, টাইলস মিস্ত্রি, মালি ও নিরাপত্তাকর্মী। দেশটির বেতন সুরক্ষা ব্যবস্থায় বেতন জমা হয় কর্মীর নিজের ব্যাংক হিসাবে।',
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
    pictures: ['hotel-kitchen', 'tile-mason', 'warehouse'],
  },
  {
    countryName: 'Qatar',
    flag: 'qa',
    since: 1996,
    workSummary:
      'We have worked with builders in Qatar since 1996. Today the work is on roads and bridges, steel structures and the upkeep of buildings, in kitchens and in gardens. Trade tests are held in Dhaka before anybody travels, and the passport stays with the worker.',
    workSummaryBn:
      '১৯৯৬ সাল থেকে আমরা কাতারের নির্মাণ প্রতিষ্ঠানগুলোর সঙ্গে কাজ করছি। এখন কাজ সড়ক ও সেতু, ইস্পাত কাঠামো, ভবন রক্ষণাবেক্ষণ, রান্নাঘর আর বাগানে। যাওয়ার আগে ঢাকাতেই ট্রেড টেস্ট হয়, আর পাসপোর্ট থাকে কর্মীর নিজের কাছে।',
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
      'Cleaners, warehouse workers, drivers, metal workers and hospital staff have gone to Kuwait since 1994. A contract runs for two years, with paid leave and a ticket home. It states the wage in dinars, the hours and the weekly day off. The employer pays for health insurance and the residence permit.',
    workSummaryBn:
      '১৯৯৪ সাল থেকে কুয়েতে যাচ্ছেন পরিচ্ছন্নতাকর্মী, গুদামকর্মী, চালক, ধাতুর কারিগর ও হাসপাতালের কর্মী। চুক্তির মেয়াদ দুই বছর, সঙ্গে সবেতন ছুটি ও দেশে ফেরার টিকিট। চুক্তিপত্রে লেখা থাকে দিনারে বেতন, কাজের সময় ও সাপ্তাহিক ছুটির দিন। স্বাস্থ্যবিমা ও আকামার ফি দেন নিয়োগকর্তা।',
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
      'Our first workers left for Muscat in 1991. Today they build, repair ships, work on farms and in cold stores by the harbours. Many employers in Oman are small, so visa clearance, medical check and training before departure all go through our office. Housing and accident cover are written into the contract.',
    workSummaryBn:
      'আমাদের প্রথম কর্মীরা মাসকাটে যান ১৯৯১ সালে। এখন তাঁরা ভবন গড়েন, জাহাজ মেরামত করেন, খামারে আর বন্দরের হিমাগারে কাজ করেন। ওমানের অনেক নিয়োগকর্তা ছোট, তাই ভিসার ছাড়পত্র, মেডিকেল পরীক্ষা ও যাত্রার আগের প্রশিক্ষণ সবই হয় আমাদের অফিসের মাধ্যমে। থাকার জায়গা ও দুর্ঘটনা বিমার কথা চুক্তিপত্রে লেখা থাকে।',
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
      'Bahrain is small and hires steadily: ship repairers, aluminium workers and restaurant staff, since 1998. The work permit is in the worker’s own name. The contract says whether the employer provides a room or a housing allowance.',
    workSummaryBn:
      'বাহরাইন ছোট দেশ, তবে চাহিদা স্থির: ১৯৯৮ সাল থেকে যাচ্ছেন জাহাজ মেরামতকর্মী, অ্যালুমিনিয়ামের কারিগর ও রেস্তোরাঁর কর্মী। কাজের অনুমতি হয় কর্মীর নিজের নামে। নিয়োগকর্তা ঘর দেবেন নাকি বাসাভাড়া, তা চুক্তিপত্রে লেখা থাকে।',
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
      'Since 1993 our workers have gone to the factories of Selangor, Penang and Johor and to the estates of Pahang. They assemble electronics, make gloves, harvest, build, and load ships. The employer pays the levy and the flight, and social security covers accidents at work.',
    workSummaryBn:
      '১৯৯৩ সাল থেকে আমাদের কর্মীরা যাচ্ছেন সেলাঙ্গর, পেনাং ও জোহরের কারখানায় আর পাহাংয়ের বাগানে। তাঁরা ইলেকট্রনিকস যন্ত্র জোড়া দেন, গ্লাভস বানান, ফসল তোলেন, ভবন গড়েন, জাহাজে মাল ওঠান-নামান। লেভি ও বিমানভাড়া দেন নিয়োগকর্তা; কাজের সময়ের দুর্ঘটনা সামাজিক সুরক্ষার আওতায় পড়ে।',
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
    pictures: ['electronics-line', 'palm-estate', 'port'],
  },
  {
    countryName: 'Singapore',
    flag: 'sg',
    since: 2001,
    workSummary:
      'Singapore hires by skill. Welders, pipe fitters, scaffolders and electricians have to pass a trade test before they fly, and we have prepared them for it since 2001. The employer insures each worker for hospital care and accidents and provides a bed in a licensed dormitory.',
    workSummaryBn:
      'সিঙ্গাপুর কর্মী নেয় দক্ষতা দেখে। ওয়েল্ডার, পাইপ ফিটার, স্ক্যাফোল্ডার ও ইলেকট্রিশিয়ানকে যাওয়ার আগেই ট্রেড টেস্টে পাস করতে হয়; ২০০১ সাল থেকে আমরা সেই পরীক্ষার জন্য তৈরি করছি। নিয়োগকর্তা প্রত্যেক কর্মীর হাসপাতাল ও দুর্ঘটনা বিমা করেন, আর লাইসেন্সপ্রাপ্ত ডরমিটরিতে থাকার ব্যবস্থা করেন।',
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
      'Since 2004 sewing operators, checkers and line leaders have left for the garment factories of Irbid and Sahab; many of them are women. They live in the employer’s hostels, with meals. One contract for the whole trade sets wage, overtime and medical care, and every worker gets a copy in Bangla.',
    workSummaryBn:
      '২০০৪ সাল থেকে ইরবিদ ও সাহাবের পোশাক কারখানায় যাচ্ছেন সেলাই অপারেটর, চেকার ও লাইন লিডার; তাঁদের অনেকেই নারী। থাকা-খাওয়া নিয়োগকর্তার হোস্টেলে। বেতন, ওভারটাইম ও চিকিৎসার নিয়ম ঠিক করা আছে এই খাতের অভিন্ন চুক্তিপত্রে। প্রত্যেক কর্মী তার বাংলা কপি পান।',
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
      'Construction crews, food packers and metal workers have gone to Romania since 2019. The work permit is issued before anybody gives up a job at home. The contract follows Romanian labour law, and the employer provides a room and winter clothing.',
    workSummaryBn:
      '২০১৯ সাল থেকে রোমানিয়ায় যাচ্ছেন নির্মাণকর্মী, খাদ্যপণ্যের প্যাকার ও ধাতুর কারিগর। দেশের কাজ ছাড়ার আগেই ওয়ার্ক পারমিট হয়ে যায়। চুক্তি হয় রোমানিয়ার শ্রম আইন মেনে; থাকার ঘর ও শীতের কাপড় দেন নিয়োগকর্তা।',
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
      'Under Italy’s yearly quota we have sent greenhouse workers and hotel staff since 2007. A shipyard hires now, too; how many have gone there is not confirmed yet. A season lasts nine months at most, the wage is that of the national agreement for the trade, and we teach Italian before departure.',
    workSummaryBn:
      'ইতালির বার্ষিক কোটায় ২০০৭ সাল থেকে আমরা গ্রিনহাউসের কর্মী ও হোটেলকর্মী পাঠাচ্ছি। এখন একটি জাহাজ নির্মাণ প্রতিষ্ঠানও কর্মী নিচ্ছে; সেখানে কতজন গেছেন, তা এখনো নিশ্চিত হয়নি। এক মৌসুম চলে সর্বোচ্চ নয় মাস। বেতন ওই পেশার জাতীয় চুক্তি অনুযায়ী, আর যাত্রার আগে আমরা ইতালীয় ভাষা শেখাই।',
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
      'Japan is our newest destination, since 2021. Caregivers, machine operators and building cleaners go there once they have passed a skills test and a test in basic Japanese. They learn the language with us, and the employer pays the fees. Pay equals that of Japanese colleagues, and a furnished room is arranged before they land.',
    workSummaryBn:
      'জাপান আমাদের সবচেয়ে নতুন গন্তব্য, ২০২১ সাল থেকে। কেয়ারগিভার, মেশিন অপারেটর ও ভবন পরিচ্ছন্নতাকর্মীরা যান দক্ষতা পরীক্ষা ও প্রাথমিক জাপানি ভাষার পরীক্ষায় পাস করে। ভাষা শেখেন আমাদের কাছেই, ফি দেন নিয়োগকর্তা। বেতন জাপানি সহকর্মীদের সমান; পৌঁছানোর আগেই আসবাবসহ ঘর ঠিক করা থাকে।',
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
