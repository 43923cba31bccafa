export type ProcedureStepText = {
  title: string
  summary: string
  text: string
  who: string
  days: string
  documents: string[]
}

export type ProcedureStep = ProcedureStepText & { bn?: Partial<ProcedureStepText> }

/** The steps of a recruitment, from the demand letter to the time after arrival; `bn` says the same in Bangla. */
export const procedure: ProcedureStep[] = [
  {
    title: 'Demand letter',
    summary: 'The employer says whom he needs and on which terms.',
    text: 'It starts with a letter that names the trades, the numbers, the wage, the hours, the room and who pays for what. We ask until every line is clear, look into the company and its earlier workers, and say yes or no. With a yes we prepare the contract that each worker will later read.',
    who: 'Employer and our employers’ desk',
    days: 'Usually 3 to 7 days',
    documents: [
      'Demand letter',
      'Power of attorney for the agency',
      'Model of the employment contract',
      'Company registration of the employer',
    ],
    bn: {
      title: 'চাহিদাপত্র',
      summary: 'নিয়োগকর্তা জানান, কাদের দরকার এবং কী শর্তে।',
      text: 'শুরু একটি চিঠি দিয়ে। তাতে লেখা থাকে পেশা, সংখ্যা, বেতন, কাজের সময়, থাকার ঘর আর কোন খরচ কে দেবে। প্রতিটি লাইন পরিষ্কার না হওয়া পর্যন্ত আমরা প্রশ্ন করি, কোম্পানি ও সেখানকার আগের কর্মীদের খোঁজ নিই, তারপর হ্যাঁ বা না বলি। হ্যাঁ হলে আমরা চুক্তিপত্র তৈরি করি, যা পরে প্রত্যেক কর্মী পড়বেন।',
      who: 'নিয়োগকর্তা ও আমাদের নিয়োগকর্তা ডেস্ক',
      days: 'সাধারণত ৩ থেকে ৭ দিন',
      documents: [
        'চাহিদাপত্র',
        'এজেন্সির নামে ক্ষমতাপত্র (পাওয়ার অব অ্যাটর্নি)',
        'নিয়োগের চুক্তিপত্রের নমুনা',
        'নিয়োগকর্তার কোম্পানি নিবন্ধন',
      ],
    },
  },
  {
    title: 'Attestation',
    summary: 'The papers are confirmed and permission to recruit is requested.',
    text: 'The employer’s papers are generally confirmed by the mission of Bangladesh in the country of work. With the confirmed set we ask the authorities in Dhaka for permission to recruit. How long it takes depends on the country and the season, so we plan with a margin and tell you when it changes.',
    who: 'Employer, the mission of Bangladesh and our document desk',
    days: 'Usually 1 to 4 weeks',
    documents: [
      'Attested demand letter',
      'Attested power of attorney',
      'Copy of the visa approval or work permit',
      'Application for permission to recruit',
    ],
    bn: {
      title: 'সত্যায়ন',
      summary: 'কাগজপত্র সত্যায়িত হয়, নিয়োগের অনুমতি চাওয়া হয়।',
      text: 'নিয়োগকর্তার কাগজপত্র সাধারণত কাজের দেশের বাংলাদেশ মিশন (দূতাবাস বা হাইকমিশন) সত্যায়ন করে। সত্যায়িত কাগজ নিয়ে আমরা ঢাকায় কর্তৃপক্ষের কাছে নিয়োগানুমতি চাই। কত দিন লাগবে, তা দেশ ও মৌসুমের ওপর নির্ভর করে। তাই আমরা হাতে সময় রেখে পরিকল্পনা করি, আর সময় বদলালে আপনাকে জানাই।',
      who: 'নিয়োগকর্তা, বাংলাদেশ মিশন ও আমাদের কাগজপত্র ডেস্ক',
      days: 'সাধারণত ১ থেকে ৪ সপ্তাহ',
      documents: ['সত্যায়িত চাহিদাপত্র', 'সত্যায়িত ক্ষমতাপত্র', 'ভিসা অনুমোদন বা ওয়ার্ক পারমিটের কপি', 'নিয়োগানুমতির আবেদন'],
    },
  },
  {
    title: 'Advertisement and selection',
    summary: 'People apply and show what they can do in an oral or practical test.',
    text: 'We announce the posts with the wage, the country and our licence number, and look through our own records too. Applicants are chosen by oral or practical test, in our yard or by video, often by the employer’s foreman. Accommodation and transport are arranged for those who come from far away. Everyone gets an answer, and those chosen hear the contract read aloud in Bangla before they sign.',
    who: 'Applicants, our trade testers and the employer',
    days: 'Usually 2 to 4 weeks',
    documents: [
      'Passport',
      'Photographs',
      'Certificates of school and trade',
      'Proof of earlier work',
      'Test sheet',
      'Employment contract in Bangla and the language of the employer',
    ],
    bn: {
      title: 'বিজ্ঞাপন ও বাছাই',
      summary: 'প্রার্থীরা আবেদন করেন, মৌখিক বা ব্যবহারিক পরীক্ষায় নিজের কাজ দেখান।',
      text: 'বেতন, দেশ ও আমাদের লাইসেন্স নম্বরসহ আমরা পদের বিজ্ঞাপন দিই, নিজেদের তালিকাতেও খুঁজি। মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয় আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে, অনেক সময় নিয়োগকর্তার ফোরম্যানের হাতেই। যাঁরা দূর থেকে আসেন, তাঁদের থাকা ও যাতায়াতের ব্যবস্থা থাকে। সবাই উত্তর পান। যাঁরা নির্বাচিত হন, সই করার আগে তাঁদের চুক্তিপত্র বাংলায় পড়ে শোনানো হয়।',
      who: 'প্রার্থী, আমাদের ট্রেড পরীক্ষক ও নিয়োগকর্তা',
      days: 'সাধারণত ২ থেকে ৪ সপ্তাহ',
      documents: [
        'পাসপোর্ট',
        'ছবি',
        'শিক্ষা ও ট্রেডের সনদ',
        'আগের কাজের প্রমাণ',
        'পরীক্ষার ফলের পাতা',
        'বাংলা ও নিয়োগকর্তার ভাষায় নিয়োগের চুক্তিপত্র',
      ],
    },
  },
  {
    title: 'Medical check',
    summary: 'A doctor confirms that the person is fit for the work.',
    text: 'The check is made in a centre that the country of destination accepts. Before it, whoever wishes can take advice from a doctor, so that something treatable does not come as a surprise. The result belongs to the applicant, who hears it first. If it is not good, we talk about treatment, a later date or another job.',
    who: 'Applicant and an accepted medical centre',
    days: 'Usually 2 to 5 days',
    documents: ['Passport', 'Appointment slip', 'Photographs', 'Medical report'],
    bn: {
      title: 'মেডিকেল পরীক্ষা',
      summary: 'চিকিৎসক নিশ্চিত করেন, প্রার্থী শারীরিকভাবে কাজের উপযুক্ত।',
      text: 'পরীক্ষা হয় গন্তব্য দেশের অনুমোদিত কেন্দ্রে। তার আগে যিনি চান, চিকিৎসকের পরামর্শ নিতে পারেন। তাতে সারানো যায় এমন কোনো রোগ শেষ সময়ে ধরা পড়ে বিপদে ফেলে না। ফল প্রার্থীর নিজের, তিনিই সবার আগে জানেন। ফল ভালো না হলে আমরা কথা বলি চিকিৎসা, পরের কোনো তারিখ বা অন্য কোনো কাজ নিয়ে।',
      who: 'প্রার্থী ও অনুমোদিত মেডিকেল সেন্টার',
      days: 'সাধারণত ২ থেকে ৫ দিন',
      documents: ['পাসপোর্ট', 'অ্যাপয়েন্টমেন্ট স্লিপ', 'ছবি', 'মেডিকেল রিপোর্ট'],
    },
  },
  {
    title: 'Visa',
    summary: 'The file is compared line by line and sent to the embassy.',
    text: 'Our visa desk checks that names, dates and trades agree in every paper, fills in the application with the applicant and books fingerprints or an interview where they are asked for. The decision lies with the country of destination. We send a message at each step and return the passport as soon as the desk is done with it.',
    who: 'Our visa desk and the embassy or visa centre',
    days: 'Usually 2 to 8 weeks',
    documents: [
      'Passport',
      'Signed employment contract',
      'Medical report',
      'Police clearance where it is required',
      'Translated and attested certificates',
    ],
    bn: {
      title: 'ভিসা',
      summary: 'ফাইল লাইন ধরে ধরে মিলিয়ে দূতাবাসে পাঠানো হয়।',
      text: 'আমাদের ভিসা ডেস্ক দেখে নেয়, সব কাগজে নাম, তারিখ ও পেশা এক আছে কি না। এরপর প্রার্থীর সঙ্গে বসে আবেদনপত্র পূরণ করে, আর চাওয়া হলে আঙুলের ছাপ বা সাক্ষাৎকারের সময় নেয়। সিদ্ধান্ত গন্তব্য দেশের। প্রতিটি ধাপে আমরা বার্তা পাঠাই, আর ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট ফেরত দিই।',
      who: 'আমাদের ভিসা ডেস্ক এবং দূতাবাস বা ভিসা সেন্টার',
      days: 'সাধারণত ২ থেকে ৮ সপ্তাহ',
      documents: ['পাসপোর্ট', 'সই করা নিয়োগের চুক্তিপত্র', 'মেডিকেল রিপোর্ট', 'চাওয়া হলে পুলিশ ক্লিয়ারেন্স', 'অনুবাদ ও সত্যায়ন করা সনদ'],
    },
  },
  {
    title: 'BMET clearance and training',
    summary: 'The departure is registered, and the person learns what awaits them.',
    text: 'With the visa in the passport, the worker is registered with the Bureau of Manpower, Employment and Training (BMET) and attends its training before departure. We accompany the registration, and add our own lessons: the language of the first weeks, safety, wage slips, sending money home, and whom to call.',
    who: 'Worker, BMET and our training school',
    days: 'Usually 1 to 2 weeks',
    documents: [
      'Passport with visa',
      'Signed employment contract',
      'Training certificate',
      'Bank account details',
      'Clearance card',
    ],
    bn: {
      title: 'বিএমইটি ছাড়পত্র ও প্রশিক্ষণ',
      summary: 'বিদেশযাত্রা নিবন্ধিত হয়, আর সামনে কী আছে, কর্মী তা জেনে নেন।',
      text: 'পাসপোর্টে ভিসা লাগার পর কর্মী জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরোতে (বিএমইটি) নিবন্ধন করেন এবং সেখানকার যাত্রাপূর্ব প্রশিক্ষণ নেন। নিবন্ধনের সময় আমরা সঙ্গে থাকি। এর সঙ্গে যোগ করি আমাদের নিজেদের পাঠ: প্রথম কয়েক সপ্তাহের ভাষা, নিরাপত্তা, বেতনের স্লিপ, বাড়িতে টাকা পাঠানো আর কাকে ফোন করতে হবে।',
      who: 'কর্মী, বিএমইটি ও আমাদের প্রশিক্ষণকেন্দ্র',
      days: 'সাধারণত ১ থেকে ২ সপ্তাহ',
      documents: ['ভিসাসহ পাসপোর্ট', 'সই করা নিয়োগের চুক্তিপত্র', 'প্রশিক্ষণের সনদ', 'ব্যাংক হিসাবের তথ্য', 'ছাড়পত্র কার্ড'],
    },
  },
  {
    title: 'Ticket and departure',
    summary: 'Seats are booked, bags weighed, and somebody stays until the gate.',
    text: 'Our affiliated travel agency books the flight, for groups on one list. Two days before, everyone gets a travel sheet in Bangla and a folder with copies of all papers; a second set stays with the family. A bus brings the group to the airport, and an officer waits until the last one has passed passport control.',
    who: 'Our ticket desk, the affiliated travel agency and a departure officer',
    days: 'Usually 3 to 10 days',
    documents: [
      'Passport with visa',
      'Ticket',
      'Clearance card',
      'Employment contract',
      'Travel sheet with telephone numbers',
    ],
    bn: {
      title: 'টিকিট ও যাত্রা',
      summary: 'আসন বুকিং হয়, ব্যাগ ওজন হয়, আর গেট পর্যন্ত কেউ পাশে থাকেন।',
      text: 'আমাদের সহযোগী ট্রাভেল এজেন্সি ফ্লাইট বুকিং দেয়, দলের সবাইকে এক তালিকায়। দুই দিন আগে প্রত্যেকে বাংলায় ভ্রমণ নির্দেশিকা আর সব কাগজের কপিসহ একটি ফোল্ডার পান; আরেক সেট থাকে পরিবারের কাছে। বাস দলকে বিমানবন্দরে পৌঁছে দেয়। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা অপেক্ষা করেন।',
      who: 'আমাদের টিকিট ডেস্ক, সহযোগী ট্রাভেল এজেন্সি ও যাত্রার দায়িত্বে থাকা কর্মকর্তা',
      days: 'সাধারণত ৩ থেকে ১০ দিন',
      documents: ['ভিসাসহ পাসপোর্ট', 'টিকিট', 'ছাড়পত্র কার্ড', 'নিয়োগের চুক্তিপত্র', 'ফোন নম্বরসহ ভ্রমণ নির্দেশিকা'],
    },
  },
  {
    title: 'After arrival',
    summary: 'We call, and we answer, until the contract ends.',
    text: 'The group is met at the airport and brought to its rooms. We call after the first night, after the first wage and again after three months, and speak with the employer too. When something is not as agreed, we take it up with the employer and, where needed, with the mission of Bangladesh. At the end of the contract we help with the way home or with the next step.',
    who: 'Employer, worker and our welfare desk',
    days: 'From the first day to the last',
    documents: [
      'Residence or work permit',
      'Bank card or wage account',
      'Health insurance card',
      'Copy of the contract',
    ],
    bn: {
      title: 'পৌঁছানোর পর',
      summary: 'চুক্তি শেষ না হওয়া পর্যন্ত আমরা ফোন করি, ফোন ধরি।',
      text: 'বিমানবন্দরে দলকে স্বাগত জানিয়ে থাকার ঘরে পৌঁছে দেওয়া হয়। প্রথম রাতের পর, প্রথম বেতনের পর, আবার তিন মাস পর আমরা ফোন করি; নিয়োগকর্তার সঙ্গেও কথা বলি। কোনো কিছু কথামতো না হলে আমরা নিয়োগকর্তার কাছে বিষয়টি তুলি, দরকার হলে বাংলাদেশ মিশনের কাছেও। চুক্তি শেষে দেশে ফিরতে বা পরের ধাপে যেতে আমরা সাহায্য করি।',
      who: 'নিয়োগকর্তা, কর্মী ও আমাদের কল্যাণ ডেস্ক',
      days: 'প্রথম দিন থেকে শেষ দিন পর্যন্ত',
      documents: ['রেসিডেন্স পারমিট বা ওয়ার্ক পারমিট', 'ব্যাংক কার্ড বা বেতনের হিসাব', 'স্বাস্থ্যবিমা কার্ড', 'চুক্তিপত্রের কপি'],
    },
  },
]
