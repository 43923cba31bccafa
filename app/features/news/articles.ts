import { showsDemonstration } from '#app/rendering/demonstration.ts'

export type NewsText = { alt: string; title: string; lead: string; paragraphs: string[] }

export type NewsItem = NewsText & { id: string; image: string; date: string; bn?: Partial<NewsText> }

/** News and events that are published, newest first. */
export const listNews = (): NewsItem[] => (showsDemonstration() ? news : [])

/** The demonstration's news; `image` is the base name of a drawing, `date` an ISO day. `bn` says the same in Bangla. */
export const news: NewsItem[] = [
  {
    id: 'masons-chosen-for-qatar',
    image: 'news-masons',
    alt: 'Two masons in helmets lay brick walls to a line while the examiner takes notes; scaffolders build behind them.',
    title: 'Sixty-four masons and scaffolders chosen for Qatar',
    date: '2026-10-15',
    lead: 'Two foremen of Pearl Causeway Engineering came to Dhaka for three days and chose their crew in our yard, one wall at a time.',
    paragraphs: [
      'A hundred and twelve people had been invited, most of them from Cumilla, Tangail and Brahmanbaria. Each mason had ninety minutes to build a corner of eight courses; each scaffolder put up one bay, checked it and took it down again. The foremen walked along with a level and asked questions, and our own testers wrote down the answers.',
      'Sixty-four were chosen. Every one of the others took home a page that says what went well and what to practise, and nineteen have put their names down for our four-week course, so that they can try again in January.',
      'Those who had come from far away stayed two nights in our rest house, and buses brought them to the yard and back. The contracts will be read aloud next week, in three groups, with families at the table. The first crew is expected to leave before the end of the year.',
      'One thing the foremen will take home is the wall that stood at the end of the second day without a single crooked joint. Its builder is twenty-three, and nobody had told him that the string line was his to move. He moved it.',
    ],
    bn: {
      alt: 'হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন; পেছনে স্ক্যাফোল্ডাররা মাচা বাঁধছেন।',
      title: 'কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার',
      lead: 'পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের দুই ফোরম্যান তিন দিনের জন্য ঢাকায় এসেছিলেন। আমাদের টেস্ট ইয়ার্ডে একটির পর একটি দেয়াল দেখে তাঁরা নিজেদের দল বেছে নিয়েছেন।',
      paragraphs: [
        'ডাকা হয়েছিল ১১২ জনকে, বেশির ভাগ কুমিল্লা, টাঙ্গাইল ও ব্রাহ্মণবাড়িয়ার। প্রত্যেক রাজমিস্ত্রি ৯০ মিনিট সময় পেয়েছেন আট সারি ইটের একটি কোণ গাঁথতে। প্রত্যেক স্ক্যাফোল্ডার এক খোপ মাচা তুলেছেন, পরীক্ষা করেছেন, আবার খুলেছেন। ফোরম্যানরা লেভেল হাতে ঘুরে ঘুরে প্রশ্ন করেছেন, আর আমাদের পরীক্ষকেরা উত্তর লিখে নিয়েছেন।',
        'নির্বাচিত হয়েছেন ৬৪ জন। বাকি প্রত্যেকে বাড়ি নিয়ে গেছেন একটি পাতা, তাতে লেখা কী ভালো হয়েছে আর কী অনুশীলন করতে হবে। তাঁদের ১৯ জন আমাদের চার সপ্তাহের কোর্সে নাম লিখিয়েছেন, যাতে জানুয়ারিতে আবার চেষ্টা করতে পারেন।',
        'যাঁরা দূর থেকে এসেছিলেন, তাঁরা দুই রাত আমাদের রেস্ট হাউসে ছিলেন; বাস তাঁদের ইয়ার্ডে এনেছে, আবার পৌঁছে দিয়েছে। আগামী সপ্তাহে তিন দলে ভাগ করে চুক্তিপত্র পড়ে শোনানো হবে, পাশে থাকবে পরিবার। প্রথম দলটি এ বছর শেষ হওয়ার আগেই রওনা হবে বলে আশা করা হচ্ছে।',
        'ফোরম্যানরা একটি ছবি মনে নিয়ে ফিরবেন: দ্বিতীয় দিনের শেষে দাঁড়িয়ে থাকা সেই দেয়াল, যার একটি জোড়ও বাঁকা নয়। যিনি গেঁথেছেন, তাঁর বয়স ২৩। সুতাটা যে তিনি নিজে সরাতে পারেন, কেউ তাঁকে বলেনি। তিনি সরিয়েছেন।',
      ],
    },
  },
  {
    id: 'carers-pass-japanese',
    image: 'news-carers',
    alt: 'A teacher points at a dialogue on the board; two learners practise it across a small table.',
    title: 'Eighteen carers pass their Japanese test',
    date: '2026-09-14',
    lead: 'After eight months in our language school in Uttara, a class of twenty sat the examination, and eighteen of them can now prepare for their first winter in Japan.',
    paragraphs: [
      'The class began in January with the sounds and the first letters. By June the learners were explaining to one another, in Japanese, how to help somebody out of bed without hurting their own backs. The school fees were paid by the employer, Hidamari Care Homes, as the agreement says.',
      'Lessons were only half of it. On Thursdays a carer who had come home after three years in Japan cooked with the class, corrected their greetings and answered what was not in the book: how cold it gets, what to say when a resident refuses to eat, and whether one can buy green chillies.',
      'The two who did not pass missed by a few points in listening. They keep their places and their books, and will sit the examination again in December. Nobody has to pay for the second try.',
      'The next class opens with twenty-four places. Applicants need ten years of school, patience with older people and a family that can spare them for eight months of study. Experience in nursing helps but is not required.',
    ],
    bn: {
      alt: 'শিক্ষক বোর্ডে একটি কথোপকথন দেখাচ্ছেন; ছোট টেবিলের দুই পাশে বসে দুই শিক্ষার্থী তা অনুশীলন করছেন।',
      title: 'জাপানি ভাষার পরীক্ষায় পাস করলেন ১৮ পরিচর্যাকর্মী',
      lead: 'উত্তরায় আমাদের ভাষা স্কুলে আট মাস পড়ে ২০ জনের একটি ক্লাস পরীক্ষা দিয়েছে। তাঁদের ১৮ জন এখন জাপানে প্রথম শীতের প্রস্তুতি নিতে পারেন।',
      paragraphs: [
        'ক্লাস শুরু হয়েছিল জানুয়ারিতে, ধ্বনি আর প্রথম কয়েকটি অক্ষর দিয়ে। জুন নাগাদ শিক্ষার্থীরা জাপানি ভাষাতেই একে অন্যকে বোঝাচ্ছিলেন, নিজের পিঠে চোট না লাগিয়ে কীভাবে কাউকে বিছানা থেকে উঠতে সাহায্য করতে হয়। চুক্তি অনুযায়ী স্কুলের ফি দিয়েছে নিয়োগকর্তা হিদামারি কেয়ার হোমস।',
        'ক্লাসের পড়া ছিল অর্ধেক মাত্র। জাপানে তিন বছর কাজ করে ফেরা একজন পরিচর্যাকর্মী প্রতি বৃহস্পতিবার ক্লাসের সঙ্গে রান্না করেছেন, তাঁদের সম্ভাষণ শুধরে দিয়েছেন, আর বইয়ে নেই এমন প্রশ্নের উত্তর দিয়েছেন: শীত কতটা পড়ে, কোনো প্রবীণ খেতে না চাইলে কী বলতে হয়, কাঁচা মরিচ পাওয়া যায় কি না।',
        'যে দুজন পাস করেননি, শোনার অংশে তাঁদের কয়েক নম্বর কম ছিল। তাঁদের আসন ও বই তাঁদেরই থাকছে, ডিসেম্বরে তাঁরা আবার পরীক্ষা দেবেন। দ্বিতীয়বারের জন্য কাউকে টাকা দিতে হবে না।',
        'পরের ক্লাস শুরু হবে ২৪টি আসন নিয়ে। প্রার্থীর লাগবে দশ বছরের স্কুলশিক্ষা, বয়স্ক মানুষের সঙ্গে কাজ করার ধৈর্য, আর এমন পরিবার, যারা আট মাস পড়ার জন্য তাঁকে ছাড়তে পারে। নার্সিংয়ের অভিজ্ঞতা থাকলে ভালো, তবে বাধ্যতামূলক নয়।',
      ],
    },
  },
  {
    id: 'health-day-in-cumilla',
    image: 'news-health',
    alt: 'A doctor takes a man’s blood pressure at a table; behind them another man stands at the measuring rod.',
    title: 'A day of free health advice in Cumilla',
    date: '2026-06-09',
    lead: 'Four doctors and seven nurses of Meghbridge Medical Service set up their tables in a school and saw 316 people who hope to work abroad.',
    paragraphs: [
      'The idea came from our own files. Of the applicants who lose a job offer over the medical check, many have something that could have been treated months before: high blood pressure, a bad tooth, worn glasses. So the doctors went to where the applicants live, before any of them had sold a cow for the journey to Dhaka.',
      'People were weighed and measured, had their blood pressure and eyes tested, and spoke with a doctor for as long as they needed. Forty-one were sent on to the district hospital with a letter. The results went to the patients and to nobody else, our own recruiters included.',
      'In the next room two officers of the agency answered questions about contracts and explained how to check a licence. They took no applications that day, and no money. The most frequent question was whether a passport may be left with an agent. It should stay in your own hands, they said, except while an office is working on it and has given you a receipt.',
      'Further health days are planned in Tangail and Faridpur. The dates will be announced here and at the union offices.',
    ],
    bn: {
      alt: 'টেবিলে চিকিৎসক একজনের রক্তচাপ মাপছেন; পেছনে আরেকজন উচ্চতা মাপার দণ্ডের সামনে দাঁড়িয়ে আছেন।',
      title: 'কুমিল্লায় এক দিনের বিনা মূল্যে স্বাস্থ্য পরামর্শ',
      lead: 'মেঘব্রিজ মেডিকেল সার্ভিসের চার চিকিৎসক ও সাত নার্স একটি স্কুলে টেবিল পেতে বসেছিলেন। বিদেশে কাজ করতে চান, এমন ৩১৬ জনকে তাঁরা দেখেছেন।',
      paragraphs: [
        'ভাবনাটি এসেছে আমাদের নিজেদের ফাইল থেকে। মেডিকেল পরীক্ষার কারণে যেসব প্রার্থী চাকরির সুযোগ হারান, তাঁদের অনেকের এমন কিছু থাকে, যার ব্যবস্থা কয়েক মাস আগেই করা যেত: উচ্চ রক্তচাপ, খারাপ দাঁত, পুরোনো চশমা। তাই ঢাকায় আসার খরচ জোগাতে কেউ গরু বেচার আগেই চিকিৎসকেরা গেছেন প্রার্থীদের এলাকায়।',
        'সবার ওজন ও উচ্চতা মাপা হয়েছে, রক্তচাপ ও চোখ পরীক্ষা করা হয়েছে, আর যাঁর যতক্ষণ দরকার, তিনি ততক্ষণ চিকিৎসকের সঙ্গে কথা বলেছেন। ৪১ জনকে চিঠি দিয়ে জেলা হাসপাতালে পাঠানো হয়েছে। ফল দেওয়া হয়েছে কেবল রোগীকে, আর কাউকে নয়; আমাদের নিজেদের নিয়োগ কর্মকর্তাদেরও নয়।',
        'পাশের ঘরে এজেন্সির দুই কর্মকর্তা চুক্তিপত্র নিয়ে প্রশ্নের উত্তর দিয়েছেন, আর বুঝিয়েছেন লাইসেন্স কীভাবে যাচাই করতে হয়। সেদিন তাঁরা কোনো আবেদন নেননি, কোনো টাকাও নেননি। সবচেয়ে বেশি জানতে চাওয়া হয়েছে, এজেন্টের কাছে পাসপোর্ট রেখে আসা যায় কি না। তাঁরা বলেছেন, পাসপোর্ট নিজের হাতেই রাখবেন। শুধু কোনো অফিস সেটি নিয়ে কাজ করলে এবং আপনাকে রসিদ দিলে তখনকার জন্য জমা রাখা যায়।',
        'টাঙ্গাইল ও ফরিদপুরেও এমন আয়োজন হবে। তারিখ জানানো হবে এখানে এবং ইউনিয়ন পরিষদ কার্যালয়ে।',
      ],
    },
  },
  {
    id: 'operators-leave-for-jordan',
    image: 'airport-apron',
    alt: 'A marshaller raises two batons in front of an aircraft at dawn; people climb the steps and a tug brings the luggage.',
    title: 'Fifty-two sewing operators leave for Jordan',
    date: '2026-04-21',
    lead: 'They flew before sunrise, all on one ticket list, with a supervisor of their own and a copy of the contract in Bangla in every handbag.',
    paragraphs: [
      'The group will work for Petra Needle Garments in Irbid, where more than two thousand women have gone through our office since 2004. For eleven of the fifty-two it is the second contract, and for one the fourth; she now leads a line.',
      'Each of them was chosen by a practical test: one hour at the machine, three seams and a collar. Ten days of preparation in Dhaka followed, with lessons in Arabic for the shop and the clinic, the rules of the hostel, and how to send money home through a bank without losing half a day’s wage.',
      'Our affiliated travel agency had booked the whole group on one flight. Our supervisor travels with them and stays for the first four weeks, until everyone has a bank card, a bed by the window or not, and a telephone that works.',
      'The first call came the next evening. The hostel was clean, the soup had too little salt, and the machines were the same as in the test.',
    ],
    bn: {
      alt: 'ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন; যাত্রীরা সিঁড়ি বেয়ে উঠছেন, টানা গাড়িতে মালপত্র আসছে।',
      title: 'জর্ডান গেলেন ৫২ সেলাই অপারেটর',
      lead: 'সূর্য ওঠার আগে তাঁরা উড়াল দিয়েছেন, সবাই এক টিকিট তালিকায়। সঙ্গে নিজেদের সুপারভাইজার, আর প্রত্যেকের হাতব্যাগে বাংলায় চুক্তিপত্রের কপি।',
      paragraphs: [
        'দলটি কাজ করবে ইরবিদের পেট্রা নিডল গার্মেন্টসে। ২০০৪ সাল থেকে আমাদের অফিসের মাধ্যমে সেখানে গেছেন দুই হাজারের বেশি নারী। ৫২ জনের মধ্যে ১১ জনের এটি দ্বিতীয় চুক্তি, একজনের চতুর্থ; তিনি এখন লাইন লিডার।',
        'প্রত্যেকে নির্বাচিত হয়েছেন ব্যবহারিক পরীক্ষায়: মেশিনে এক ঘণ্টা, তিনটি সেলাই ও একটি কলার। এরপর ঢাকায় ছিল ১০ দিনের প্রস্তুতি। দোকানে ও ক্লিনিকে কাজে লাগার মতো আরবি, হোস্টেলের নিয়ম, আর আধা দিনের বেতন না হারিয়ে কীভাবে ব্যাংকের মাধ্যমে বাড়িতে টাকা পাঠাতে হয়, সবই শেখানো হয়েছে।',
        'আমাদের সহযোগী ট্রাভেল এজেন্সি পুরো দলকে এক ফ্লাইটে বুকিং দিয়েছে। আমাদের সুপারভাইজার তাঁদের সঙ্গে গেছেন এবং প্রথম চার সপ্তাহ থাকবেন, যত দিন না প্রত্যেকে পান একটি ব্যাংক কার্ড, একটি বিছানা (জানালার পাশে হোক বা না হোক) আর সচল একটি ফোন।',
        'প্রথম ফোন এসেছে পরদিন সন্ধ্যায়। হোস্টেল পরিষ্কার, স্যুপে লবণ কম, আর মেশিনগুলো ঠিক পরীক্ষার মেশিনের মতোই।',
      ],
    },
  },
]
