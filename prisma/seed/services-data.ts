import { paragraphs, points, type SeedPage } from '#prisma/seed/page-texts.ts'

/** The pages of the demonstration's services; `picture` is the name of a drawing. */
export const seedServices: SeedPage[] = [
  {
    _id: 'manpower',
    title: 'Manpower Consultancy',
    titleBn: 'জনশক্তি পরামর্শ',
    lead: 'Tell us what has to be built, served or looked after. We tell you whom you need, where we would find them and what will make them stay.',
    leadBn:
      'কী গড়তে হবে, কী সেবা দিতে হবে বা কাদের দেখাশোনা করতে হবে, আমাদের বলুন। কাকে দরকার, কোথায় তাঁকে পাওয়া যাবে আর কী পেলে তিনি থেকে যাবেন, তা আমরা বলব।',
    description:
      'Advice and recruitment for employers abroad: planning, sourcing and placement of specialists and large crews from Bangladesh.',
    descriptionBn:
      'বিদেশের নিয়োগকর্তাদের জন্য পরামর্শ ও নিয়োগ: পরিকল্পনা, বাংলাদেশ থেকে বিশেষজ্ঞ ও বড় দলের কর্মী সংগ্রহ এবং কাজে পৌঁছে দেওয়া।',
    chapters: [
      {
        text: paragraphs(
          'Good recruitment begins before the demand letter. We go through your plan with you: the trades and their levels, the wage that people with that skill expect, the rooms, the shifts and the date on which the first crew has to stand on the site. If part of the plan will not work, you hear it from us at the table and not from the workers in the third month.',
          'For single specialists we search by name, through former colleagues and the records of people who have come home. For bulk recruitment we advertise, invite and test in several districts at once, against one standard that we agree with you. Groups then travel in the order in which your project needs them: surveyors and carpenters first, finishers later.',
          'You have one officer who knows the whole file and sends a page every week: how many invited, chosen, medically fit, with a visa, with a ticket. After arrival we ask both sides how it is going, and when a person does not fit the work we look for a solution together with you.',
        ),
        textBn: paragraphs(
          'ভালো নিয়োগের শুরু চাহিদাপত্রেরও আগে। আপনার পরিকল্পনা নিয়ে আমরা একসঙ্গে বসি: কোন কোন পেশা ও কোন মানের দক্ষতা চাই, এমন দক্ষ মানুষ কত বেতন আশা করেন, থাকার ঘর, কাজের শিফট, আর কোন তারিখে প্রথম দলকে সাইটে থাকতে হবে। পরিকল্পনার কোনো অংশ না টিকলে কথাটা আপনি শুনবেন আমাদের কাছে, আলোচনার টেবিলেই; তৃতীয় মাসে কর্মীদের মুখে নয়।',
          'একজন-দুজন বিশেষজ্ঞকে আমরা নাম ধরে খুঁজি, পুরোনো সহকর্মী আর দেশে ফেরা কর্মীদের তালিকা ধরে। বড় নিয়োগে একসঙ্গে কয়েকটি জেলায় বিজ্ঞাপন দিই, প্রার্থী ডাকি ও পরীক্ষা নিই; সবখানে মান একটিই, যা আপনার সঙ্গে বসে ঠিক করা। এরপর আপনার প্রকল্পে যখন যাঁদের দরকার, সেই ক্রমে দল যায়: আগে সার্ভেয়ার ও কাঠমিস্ত্রি, ফিনিশিংয়ের মিস্ত্রি পরে।',
          'আপনার পুরো ফাইলটি দেখেন একজন কর্মকর্তা। প্রতি সপ্তাহে তিনি এক পাতার প্রতিবেদন পাঠান: কতজনকে ডাকা হলো, কতজন নির্বাচিত হলেন, কতজন মেডিকেল পরীক্ষায় উত্তীর্ণ হলেন, ভিসা পেলেন, টিকিট পেলেন। কর্মীরা পৌঁছানোর পর আমরা দুই পক্ষেরই খোঁজ নিই। কেউ কাজের সঙ্গে মানিয়ে নিতে না পারলে আপনার সঙ্গে মিলে সমাধান খুঁজি।',
        ),
      },
      {
        heading: 'What it covers',
        headingBn: 'এই সেবায় যা আছে',
        text: points(
          'A written plan with trades, numbers, wages and dates before anything is advertised',
          'Single specialists and bulk recruitment of several hundred for one project',
          'One agreed test standard for every district and every group',
          'Departures in stages that follow your building plan',
          'One officer for the whole file, and a report every week',
          'Follow-up with employer and workers after arrival',
        ),
        textBn: points(
          'বিজ্ঞাপনের আগেই পেশা, সংখ্যা, বেতন ও তারিখসহ লিখিত পরিকল্পনা',
          'একজন বিশেষজ্ঞ থেকে শুরু করে এক প্রকল্পে কয়েক শ কর্মী নিয়োগ',
          'সব জেলায় ও সব দলের জন্য আপনার সঙ্গে আগেই ঠিক করা একই মানের পরীক্ষা',
          'নির্মাণ পরিকল্পনা অনুযায়ী ধাপে ধাপে কর্মী পাঠানো',
          'পুরো ফাইলের দায়িত্বে একজন কর্মকর্তা, প্রতি সপ্তাহে প্রতিবেদন',
          'পৌঁছানোর পর নিয়োগকর্তা ও কর্মী, দুই পক্ষেরই খোঁজখবর',
        ),
      },
    ],
    pictures: [
      {
        picture: 'gulf-cranes',
        alt: 'Two men in helmets with a plan on a building site; cranes and a Gulf skyline behind them',
        altBn: 'নির্মাণস্থলে হেলমেট পরা দুজন নকশা দেখছেন; পেছনে ক্রেন ও উপসাগরীয় শহরের উঁচু ভবন',
      },
      {
        picture: 'advisory',
        alt: 'Two people at a table and a colleague at a wall chart plan who is needed on a site, and when',
        altBn: 'টেবিলে দুজন আর দেয়ালের ছকের সামনে এক সহকর্মী পরিকল্পনা করছেন, সাইটে কাকে কখন লাগবে',
      },
    ],
  },
  {
    _id: 'employment',
    title: 'Employment Assistance',
    titleBn: 'চাকরি সহায়তা',
    lead: 'A job abroad should go to the person who can do it. So we ask people to show us, and we make sure they arrive rested enough to do it well.',
    leadBn:
      'বিদেশের চাকরি তাঁরই পাওয়া উচিত, যিনি কাজটি পারেন। তাই আমরা কাজ করে দেখাতে বলি, আর খেয়াল রাখি প্রার্থী যেন বিশ্রাম নিয়ে ভালোভাবে পরীক্ষা দিতে পারেন।',
    description:
      'How applicants are chosen at Meghbridge Overseas: by oral or practical test, with accommodation and transport arranged.',
    descriptionBn: 'মেঘব্রিজ ওভারসিজে প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; থাকা ও যাতায়াতের ব্যবস্থা আমরা করি।',
    chapters: [
      {
        text: paragraphs(
          'Applicants are chosen by oral or practical test, whichever suits the work. A mason builds, a welder welds, a cook cooks; a nurse or a storekeeper talks us through a shift. The employer’s own foreman may judge in our yard or by video, and our testers keep one written page for each applicant, which the applicant may read.',
          'Those who are chosen sit down with an officer and, if they like, with their family. The contract is read aloud in Bangla: the work, the hours, the wage, the room, the food, the leave and the way home. There is time to ask and time to sleep on it. A signature on the same day is never a condition.',
          'Accommodation and transport are arranged. Whoever comes to Dhaka from far away for a test, a medical check or training has a bed in our rest house and a seat on the bus. For the country of work we ask the employer for pictures and the address of the room, and agree who meets the group at the airport.',
          'Those who are not chosen hear it from us within the week, with the reason and with a suggestion: a course, another trade, or another employer who asks for exactly what they can do.',
        ),
        textBn: paragraphs(
          'কাজ বুঝে মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয়। রাজমিস্ত্রি গাঁথুনি করেন, ওয়েল্ডার ঝালাই করেন, রাঁধুনি রান্না করেন; নার্স বা স্টোরকিপার বলেন, একটি শিফট তিনি কীভাবে সামলান। নিয়োগকর্তার নিজের ফোরম্যান আমাদের টেস্ট ইয়ার্ডে এসে বা ভিডিওতে দেখে বিচার করতে পারেন। আমাদের পরীক্ষকেরা প্রত্যেক প্রার্থীর জন্য এক পাতা লিখে রাখেন, প্রার্থী চাইলে তা পড়তে পারেন।',
          'যাঁরা নির্বাচিত হন, তাঁরা একজন কর্মকর্তার সঙ্গে বসেন; চাইলে পরিবারও সঙ্গে থাকে। চুক্তিপত্র বাংলায় পড়ে শোনানো হয়: কাজ, সময়, বেতন, থাকার ঘর, খাবার, ছুটি আর দেশে ফেরার পথ। প্রশ্ন করার সময় আছে, এক রাত ভেবে দেখারও সময় আছে। সেদিনই সই করতে হবে, এমন শর্ত কখনো থাকে না।',
          'থাকা ও যাতায়াতের ব্যবস্থা করা থাকে। পরীক্ষা, মেডিকেল বা প্রশিক্ষণের জন্য যিনি দূর থেকে ঢাকায় আসেন, তাঁর জন্য আমাদের রেস্ট হাউসে বিছানা আর বাসে আসন থাকে। বিদেশে যে ঘরে থাকবেন, তার ছবি ও ঠিকানা আমরা নিয়োগকর্তার কাছ থেকে চেয়ে নিই, আর আগেই ঠিক করি বিমানবন্দরে দলকে কে নিতে আসবেন।',
          'যাঁরা নির্বাচিত হন না, তাঁরাও এক সপ্তাহের মধ্যে কারণসহ আমাদের কাছ থেকে খবর পান। সঙ্গে থাকে একটি পরামর্শ: কোনো কোর্স, অন্য কোনো পেশা, কিংবা অন্য কোনো নিয়োগকর্তা, যিনি ঠিক এই কাজের মানুষই খুঁজছেন।',
        ),
      },
      {
        heading: 'What it covers',
        headingBn: 'এই সেবায় যা আছে',
        text: points(
          'Selection by oral or practical test, judged by people from the trade',
          'A written result for every applicant, chosen or not',
          'The contract read aloud in Bangla, with the family at the table',
          'A bed and transport for applicants who come from outside Dhaka',
          'The address and pictures of the room before departure',
          'A named person who meets the group at the airport of arrival',
        ),
        textBn: points(
          'মৌখিক বা ব্যবহারিক পরীক্ষায় বাছাই, বিচারক একই পেশার মানুষ',
          'নির্বাচিত হোন বা না হোন, প্রত্যেক প্রার্থীর লিখিত ফল',
          'পরিবারকে পাশে নিয়ে বাংলায় চুক্তিপত্র পড়ে শোনানো',
          'ঢাকার বাইরে থেকে আসা প্রার্থীদের থাকা ও যাতায়াত',
          'যাত্রার আগেই থাকার ঘরের ঠিকানা ও ছবি',
          'গন্তব্যের বিমানবন্দরে দলকে যিনি নিতে আসবেন, আগে থেকেই তাঁর নাম জানা',
        ),
      },
    ],
    pictures: [
      {
        picture: 'interview',
        alt: 'An applicant is interviewed at a desk while others wait on chairs along the wall',
        altBn: 'ডেস্কে একজন প্রার্থীর সাক্ষাৎকার চলছে, দেয়াল ঘেঁষে চেয়ারে অন্যরা অপেক্ষা করছেন',
      },
      {
        picture: 'bus-leaving',
        alt: 'People with suitcases wait beside a bus while a helper loads the luggage',
        altBn: 'স্যুটকেস নিয়ে কয়েকজন বাসের পাশে অপেক্ষা করছেন, একজন সহকারী মালপত্র তুলছেন',
      },
    ],
  },
  {
    _id: 'visa',
    title: 'Visa Assistance',
    titleBn: 'ভিসা সহায়তা',
    lead: 'Most delays begin with one wrong letter in a name. We look for it before the embassy does.',
    leadBn: 'বেশির ভাগ দেরির শুরু নামের একটি ভুল অক্ষরে। দূতাবাসের চোখে পড়ার আগেই আমরা তা খুঁজে বের করি।',
    description:
      'Work visas prepared with care: papers checked before they are sent, appointments booked, and news of every step.',
    descriptionBn: 'যত্নে তৈরি করা কাজের ভিসার ফাইল: পাঠানোর আগে কাগজ যাচাই, সাক্ষাতের সময় নেওয়া, আর প্রতিটি ধাপের খবর।',
    chapters: [
      {
        text: paragraphs(
          'A work visa depends on a chain of papers that have to agree with one another: passport, contract, the employer’s permit, medical report and certificates. Our visa desk compares them line by line, has them translated and attested where the country asks for it, and sends nothing that we would send back ourselves.',
          'We fill in the application together with the applicant, book the appointment for fingerprints or an interview, and explain what will be asked and why. Nobody is told what to answer. The only good answer is the true one, and if a question worries you, tell us before you go.',
          'Whether a visa is granted is decided by the country that issues it, and we promise no result. We do promise news: you get a message when the file is sent, when it is accepted and when it is decided. The passport comes back to you as soon as the desk no longer needs it.',
          'Once the visa is stamped, the clearance and the flight are prepared in the same office, so that nobody has to carry the file from door to door.',
        ),
        textBn: paragraphs(
          'কাজের ভিসা নির্ভর করে কয়েকটি কাগজের ওপর, যেগুলোর একটির সঙ্গে অন্যটির মিল থাকতে হয়: পাসপোর্ট, চুক্তিপত্র, নিয়োগকর্তার অনুমতিপত্র, মেডিকেল রিপোর্ট ও সনদ। আমাদের ভিসা ডেস্ক এগুলো লাইন ধরে ধরে মিলিয়ে দেখে, গন্তব্য দেশ চাইলে অনুবাদ ও সত্যায়ন করায়। যে কাগজ হাতে পেলে আমরা নিজেরাই ফেরত দিতাম, তা কখনো পাঠাই না।',
          'প্রার্থীর সঙ্গে বসেই আমরা আবেদনপত্র পূরণ করি, আঙুলের ছাপ বা সাক্ষাৎকারের সময় নিই, আর বুঝিয়ে বলি কী জিজ্ঞেস করা হবে এবং কেন। কাউকে উত্তর শিখিয়ে দেওয়া হয় না। ভালো উত্তর একটিই: সত্যি উত্তর। কোনো প্রশ্ন নিয়ে দুশ্চিন্তা থাকলে যাওয়ার আগে আমাদের বলুন।',
          'ভিসা দেওয়া হবে কি না, তা ঠিক করে গন্তব্য দেশ; ফলের প্রতিশ্রুতি আমরা দিই না। খবরের প্রতিশ্রুতি দিই: ফাইল পাঠানো হলে, গৃহীত হলে এবং সিদ্ধান্ত হলে আপনি বার্তা পাবেন। ভিসা ডেস্কের কাজ শেষ হওয়ামাত্র পাসপোর্ট আপনার হাতে ফেরত আসে।',
          'ভিসা লাগার পর ছাড়পত্র ও ফ্লাইটের প্রস্তুতি হয় একই অফিসে। ফাইল হাতে কাউকে দুয়ারে দুয়ারে ঘুরতে হয় না।',
        ),
      },
      {
        heading: 'What it covers',
        headingBn: 'এই সেবায় যা আছে',
        text: points(
          'Every paper compared with the passport, letter by letter',
          'Translation and attestation arranged where they are asked for',
          'Appointments booked, with somebody to accompany first-time travellers',
          'A message at each step, in Bangla or English',
          'A receipt for the passport, and its return as soon as possible',
        ),
        textBn: points(
          'প্রতিটি কাগজ পাসপোর্টের সঙ্গে অক্ষরে অক্ষরে মিলিয়ে দেখা',
          'যেখানে চাওয়া হয়, সেখানে অনুবাদ ও সত্যায়নের ব্যবস্থা',
          'সাক্ষাতের সময় নেওয়া, আর প্রথমবারের যাত্রীর সঙ্গে আমাদের একজন',
          'প্রতিটি ধাপে বাংলা বা ইংরেজিতে বার্তা',
          'পাসপোর্ট জমার রসিদ, আর যত দ্রুত সম্ভব পাসপোর্ট ফেরত',
        ),
      },
    ],
    pictures: [
      {
        picture: 'visa-desk',
        alt: 'Three people hand in papers at the windows of a visa office',
        altBn: 'ভিসা অফিসের জানালায় তিনজন কাগজ জমা দিচ্ছেন',
      },
      {
        picture: 'visa-papers',
        alt: 'A passport, a stamped form and a stamp on a wooden desk',
        altBn: 'কাঠের টেবিলে একটি পাসপোর্ট, সিল দেওয়া একটি ফর্ম ও একটি সিলমোহর',
      },
    ],
  },
  {
    _id: 'ticket',
    title: 'Ticket Assistance',
    titleBn: 'টিকিট সহায়তা',
    lead: 'The right seat on the right day, with the luggage a person needs for two years and somebody beside them at the counter.',
    leadBn: 'ঠিক দিনে ঠিক আসন, দুই বছরের জন্য দরকারি মালপত্র, আর কাউন্টারে পাশে থাকার মতো একজন মানুষ।',
    description:
      'Flights for workers, groups and families through our affiliated travel agency, with luggage, transfers and help on the day.',
    descriptionBn: 'আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে কর্মী, দল ও পরিবারের ফ্লাইট; সঙ্গে মালপত্র, যাতায়াত আর যাত্রার দিনের সহায়তা।',
    chapters: [
      {
        text: paragraphs(
          'Tickets are booked through our affiliated travel agency, which knows the routes our people fly and the rules of the airlines that fly them. Because visa and ticket are handled in neighbouring rooms, a flight is booked when the visa is in the passport, and moved in time when it is not.',
          'Groups travel on one list. We ask for seats together, choose connections that leave enough time for people who have never changed planes, and check how much luggage the fare includes. Each traveller gets a sheet in Bangla with the flight, the gate signs to look for, and the telephone number of the person waiting on the other side.',
          'On the day a bus leaves from our rest house, and an officer stays at the airport until the last passenger is through passport control. For leave, for an illness at home or for the end of a contract we book the way back just as carefully, and families and other travellers can use the same desk.',
        ),
        textBn: paragraphs(
          'টিকিট কাটা হয় আমাদের সহযোগী ট্রাভেল এজেন্সির মাধ্যমে। আমাদের কর্মীরা কোন পথে যান আর কোন এয়ারলাইনসের কী নিয়ম, এই এজেন্সি তা জানে। ভিসা ও টিকিটের কাজ হয় পাশাপাশি দুই ঘরে। তাই ফ্লাইট বুকিং হয় পাসপোর্টে ভিসা দেখে, আর ভিসা আটকে গেলে সময় থাকতেই তারিখ পেছানো হয়।',
          'দল যায় এক তালিকায়। আমরা পাশাপাশি আসন চাই, এমন সংযোগ ফ্লাইট বাছি যাতে আগে কখনো উড়োজাহাজ বদলাননি এমন যাত্রীও যথেষ্ট সময় পান, আর দেখে নিই ভাড়ার মধ্যে কত মালপত্র নেওয়া যায়। প্রত্যেক যাত্রী বাংলায় লেখা একটি ভ্রমণ নির্দেশিকা পান: ফ্লাইট, কোন চিহ্ন দেখে গেট চিনবেন, আর ওপারে যিনি অপেক্ষা করছেন তাঁর ফোন নম্বর।',
          'যাত্রার দিন আমাদের রেস্ট হাউস থেকে বাস ছাড়ে। শেষ যাত্রী ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা বিমানবন্দরে থাকেন। ছুটি, বাড়িতে কারও অসুখ বা চুক্তি শেষ, কারণ যা-ই হোক, দেশে ফেরার টিকিটও আমরা একই যত্নে কাটি। পরিবার ও অন্য যাত্রীরাও এই ডেস্কের সেবা নিতে পারেন।',
        ),
      },
      {
        heading: 'What it covers',
        headingBn: 'এই সেবায় যা আছে',
        text: points(
          'Single, group and family bookings through our affiliated travel agency',
          'Fares shown with luggage, changes and refunds explained',
          'Connections with enough time for first-time travellers',
          'A travel sheet in Bangla for every passenger',
          'A bus to the airport and an officer at the counter',
          'Return flights for leave, emergencies and the end of a contract',
        ),
        textBn: points(
          'সহযোগী ট্রাভেল এজেন্সির মাধ্যমে একজন, দল ও পরিবারের বুকিং',
          'মালপত্র, তারিখ বদল ও টাকা ফেরতের নিয়মসহ ভাড়া বুঝিয়ে বলা',
          'প্রথমবারের যাত্রীদের জন্য হাতে যথেষ্ট সময় রেখে সংযোগ ফ্লাইট',
          'প্রত্যেক যাত্রীর জন্য বাংলায় ভ্রমণ নির্দেশিকা',
          'বিমানবন্দর পর্যন্ত বাস, কাউন্টারে একজন কর্মকর্তা',
          'ছুটি, জরুরি প্রয়োজন ও চুক্তি শেষে ফেরার ফ্লাইট',
        ),
      },
    ],
    pictures: [
      {
        picture: 'ticket-counter',
        alt: 'A traveller receives a ticket at the desk of a travel agency with a map of routes on the wall',
        altBn: 'ট্রাভেল এজেন্সির ডেস্কে একজন যাত্রী টিকিট নিচ্ছেন, দেয়ালে বিমানপথের মানচিত্র',
      },
      {
        picture: 'airport-apron',
        alt: 'A marshaller raises two batons in front of an aircraft at dawn while people climb the steps',
        altBn: 'ভোরে উড়োজাহাজের সামনে এক মাঠকর্মী দুটি ব্যাটন উঁচিয়ে ধরেছেন, যাত্রীরা সিঁড়ি বেয়ে উঠছেন',
      },
    ],
  },
  {
    _id: 'skills',
    title: 'Mobilizing sector and skill development',
    titleBn: 'খাতভিত্তিক প্রস্তুতি ও দক্ষতা উন্নয়ন',
    lead: 'Many people can do more than their papers say. We help them to show it, to learn what is missing, and to say it in the language of the site.',
    leadBn: 'কাগজে যা লেখা আছে, অনেকেই পারেন তার চেয়ে বেশি। তা দেখাতে, যা বাকি তা শিখতে, আর কর্মস্থলের ভাষায় তা বলতে আমরা সাহায্য করি।',
    description:
      'Training before departure at Meghbridge Overseas: trade courses, site safety and foreign language classes.',
    descriptionBn: 'মেঘব্রিজ ওভারসিজে যাত্রার আগের প্রশিক্ষণ: ট্রেড কোর্স, কর্মস্থলের নিরাপত্তা ও বিদেশি ভাষার ক্লাস।',
    chapters: [
      {
        text: paragraphs(
          'Each sector asks for different things. Shipyards want welders who can work overhead, hotels want cooks who can plate for two hundred, care homes want patience and grammar. We keep in touch with employers in each sector, learn what they will need next year, and begin to train for it now.',
          'Courses last from two weeks to eight months and are held at the bench, in the yard and in the classroom. The teachers have worked abroad in the trade they teach. At the end stands a test that an employer may watch, because a certificate counts for as much as the person behind it can do.',
          'Foreign language training begins with what is needed first: numbers, tools, danger, pain, please and thank you. Italian learners have 80 hours before departure; learners of Japanese study for eight months in our language school in Uttara. Arabic, English and Malay are taught in short courses for beginners.',
          'Everybody who leaves through our office also learns what no trade school teaches: how to read a wage slip, how to send money home through a bank, whom to call, and how to say no to unsafe work.',
        ),
        textBn: paragraphs(
          'একেক খাত একেক জিনিস চায়। জাহাজ কারখানা চায় এমন ওয়েল্ডার, যিনি মাথার ওপরের জোড়ও ঝালাই করতে পারেন। হোটেল চায় এমন রাঁধুনি, যিনি দুই শ জনের প্লেট সাজাতে পারেন। পরিচর্যাকেন্দ্র চায় ধৈর্য আর শুদ্ধ ভাষা। আমরা প্রতিটি খাতের নিয়োগকর্তাদের সঙ্গে যোগাযোগ রাখি, আগামী বছর তাঁদের কী লাগবে জেনে নিই, আর সেই প্রশিক্ষণ শুরু করি এখনই।',
          'কোর্সের মেয়াদ দুই সপ্তাহ থেকে আট মাস। শেখানো হয় ওয়ার্কশপে, ইয়ার্ডে ও শ্রেণিকক্ষে। শিক্ষকেরা যে পেশা শেখান, সেই পেশায় বিদেশে কাজ করে এসেছেন। শেষে থাকে একটি পরীক্ষা, নিয়োগকর্তা চাইলে তা দেখতে পারেন। কারণ সনদের দাম ততটুকুই, যতটুকু কাজ সনদধারী পারেন।',
          'ভাষা শেখা শুরু হয় যা আগে লাগে তা দিয়ে: সংখ্যা, যন্ত্রপাতি, বিপদ, ব্যথা, অনুরোধ আর ধন্যবাদ। ইতালীয় ভাষার শিক্ষার্থীরা যাত্রার আগে ৮০ ঘণ্টা ক্লাস করেন; জাপানি ভাষার শিক্ষার্থীরা উত্তরায় আমাদের ভাষা স্কুলে আট মাস পড়েন। আরবি, ইংরেজি ও মালয় ভাষার জন্য আছে নতুনদের সংক্ষিপ্ত কোর্স।',
          'আমাদের অফিস থেকে যাঁরা যান, সবাই এমন কিছুও শেখেন, যা কোনো ট্রেড স্কুলে শেখায় না: বেতনের স্লিপ কীভাবে পড়তে হয়, ব্যাংকের মাধ্যমে বাড়িতে টাকা কীভাবে পাঠাতে হয়, কাকে ফোন করতে হয়, আর অনিরাপদ কাজে কীভাবে ‘না’ বলতে হয়।',
        ),
      },
      {
        heading: 'What it covers',
        headingBn: 'এই সেবায় যা আছে',
        text: points(
          'Trade courses for building, metalwork, kitchens, garments and care',
          'Site safety, first aid and hand signals for crane crews',
          'Foreign language training in Arabic, English, Italian, Japanese and Malay',
          'Preparation for the trade tests of the country of destination',
          'Wage slips, banking and rights, explained in Bangla',
        ),
        textBn: points(
          'নির্মাণ, ধাতুর কাজ, রান্না, পোশাক ও পরিচর্যার ট্রেড কোর্স',
          'কর্মস্থলের নিরাপত্তা, প্রাথমিক চিকিৎসা ও ক্রেন দলের হাতের সংকেত',
          'আরবি, ইংরেজি, ইতালীয়, জাপানি ও মালয় ভাষার প্রশিক্ষণ',
          'গন্তব্য দেশের ট্রেড টেস্টের প্রস্তুতি',
          'বেতনের স্লিপ, ব্যাংকিং ও অধিকার, বাংলায় বুঝিয়ে বলা',
        ),
      },
    ],
    pictures: [
      {
        picture: 'training-class',
        alt: 'An instructor points at hand signals for crane work on a blackboard; the class sits with helmets on the desks',
        altBn: 'প্রশিক্ষক ব্ল্যাকবোর্ডে ক্রেনের কাজের হাতের সংকেত দেখাচ্ছেন; শিক্ষার্থীরা ডেস্কে হেলমেট রেখে বসে আছেন',
      },
      {
        picture: 'wiring-class',
        alt: 'Trainees practise electrical wiring on boards with switches and lamps',
        altBn: 'প্রশিক্ষণার্থীরা সুইচ ও বাতি লাগানো বোর্ডে বৈদ্যুতিক সংযোগের কাজ শিখছেন',
      },
    ],
  },
]
