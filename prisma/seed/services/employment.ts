import { paragraphs, type SeedPage } from '#prisma/seed/page-texts.ts'

export const employment: SeedPage = {
  _id: 'employment',
  title: 'Employment Assistance',
  titleBn: 'চাকরি সহায়তা',
  lead: 'A job abroad should go to the person who can do it. We test the work, explain the contract, and see that you get there.',
  leadBn: 'বিদেশের চাকরি তাঁরই পাওয়া উচিত, যিনি কাজটি পারেন। আমরা কাজের পরীক্ষা নিই, চুক্তিপত্র বুঝিয়ে বলি, আর আপনাকে কাজে পৌঁছে দিই।',
  description:
    'How applicants are chosen at {name}: by oral or practical test, with accommodation and transport arranged.',
  descriptionBn: '{name}-এ প্রার্থী বাছাই হয় মৌখিক বা ব্যবহারিক পরীক্ষায়; থাকা ও যাতায়াতের ব্যবস্থা আমরা করি।',
  chapters: [
    {
      text: paragraphs(
        'Applicants are chosen by oral or practical test, whichever suits the work. A mason builds, a welder welds, a cook cooks; a nurse or a storekeeper talks us through a shift. The employer’s foreman may judge in our yard or by video.',
        'If you are chosen, you sit down with an officer, and with your family if you like. The contract is read aloud in Bangla: the work, the hours, the wage, the room, the food, the leave and the journey home.',
        'Accommodation and transport are arranged. If you come from far away for a test, a medical check or training, you have a bed in our rest house and a seat on the bus.',
      ),
      textBn: paragraphs(
        'কাজ বুঝে মৌখিক বা ব্যবহারিক পরীক্ষায় প্রার্থী বাছাই হয়। রাজমিস্ত্রি গাঁথুনি করেন, ওয়েল্ডার ঝালাই করেন, বাবুর্চি রান্না করেন; নার্স বা স্টোরকিপার বলেন, একটি শিফট তিনি কীভাবে সামলান। নিয়োগকর্তার ফোরম্যান আমাদের টেস্ট ইয়ার্ডে এসে বা ভিডিওতে দেখে বিচার করতে পারেন।',
        'নির্বাচিত হলে আপনি একজন কর্মকর্তার সঙ্গে বসেন, চাইলে পরিবারকে নিয়েই। চুক্তিপত্র বাংলায় পড়ে শোনানো হয়: কাজ, সময়, বেতন, থাকার ঘর, খাবার, ছুটি আর দেশে ফেরার পথ।',
        'থাকা ও যাতায়াতের ব্যবস্থা করা থাকে। পরীক্ষা, মেডিকেল বা প্রশিক্ষণের জন্য দূর থেকে এলে আমাদের রেস্ট হাউসে বিছানা পাবেন, বাসে আসন পাবেন।',
      ),
    },
  ],
  covers: [
    {
      figure: '1 week',
      figureBn: '১ সপ্তাহ',
      title: 'An answer for every applicant',
      titleBn: 'প্রত্যেক প্রার্থীর জন্য উত্তর',
      text: 'If you are not chosen, you hear the reason and a suggestion: a course, another trade or another employer.',
      textBn: 'নির্বাচিত না হলে কারণ জানবেন, সঙ্গে একটি পরামর্শ: কোনো কোর্স, অন্য পেশা বা অন্য নিয়োগকর্তা।',
    },
    {
      figure: '1 page',
      figureBn: '১ পৃষ্ঠা',
      title: 'A written test result',
      titleBn: 'পরীক্ষার লিখিত ফল',
      text: 'The testers write it for each applicant, and you may read it.',
      textBn: 'পরীক্ষকেরা প্রত্যেকের জন্য লেখেন, আপনি তা পড়তে পারেন।',
    },
    {
      figure: '1 night',
      figureBn: '১ রাত',
      title: 'Time to think it over',
      titleBn: 'ভেবে দেখার সময়',
      text: 'You never have to sign on the day you first hear the contract.',
      textBn: 'যেদিন প্রথম চুক্তিপত্র শুনবেন, সেদিনই সই করতে হয় না।',
    },
    {
      title: 'Testers from your trade',
      titleBn: 'আপনার পেশার পরীক্ষক',
      text: 'A welder tests welders, a nurse speaks with nurses.',
      textBn: 'ওয়েল্ডারের পরীক্ষা নেন ওয়েল্ডার, নার্সের সঙ্গে কথা বলেন নার্স।',
    },
    {
      title: 'A bed and a bus',
      titleBn: 'থাকার জায়গা ও বাস',
      text: 'For applicants who come from far away.',
      textBn: 'দূর থেকে আসা প্রার্থীদের জন্য।',
    },
    {
      title: 'A room with an address',
      titleBn: 'থাকার ঘরের ঠিকানা',
      text: 'You see pictures of it before you fly, and know who meets you at the airport.',
      textBn: 'রওনা হওয়ার আগেই ঘরের ছবি দেখবেন, বিমানবন্দরে কে নিতে আসবেন তা-ও জানবেন।',
    },
  ],
  steps: [
    {
      title: 'Apply',
      titleBn: 'আবেদন',
      text: 'On this site, by telephone or at the office.',
      textBn: 'এই সাইটে, ফোনে বা অফিসে এসে।',
    },
    {
      title: 'Test',
      titleBn: 'পরীক্ষা',
      days: '2 to 4 weeks',
      daysBn: '২ থেকে ৪ সপ্তাহ',
      text: 'Oral or practical, in our yard or by video.',
      textBn: 'মৌখিক বা ব্যবহারিক, আমাদের টেস্ট ইয়ার্ডে বা ভিডিওতে।',
    },
    {
      title: 'Contract',
      titleBn: 'চুক্তিপত্র',
      text: 'Read aloud in Bangla. You sign when every question is answered.',
      textBn: 'বাংলায় পড়ে শোনানো হয়। সব প্রশ্নের উত্তর পেলে তবেই সই করবেন।',
    },
    {
      title: 'Medical check',
      titleBn: 'মেডিকেল পরীক্ষা',
      days: '2 to 5 days',
      daysBn: '২ থেকে ৫ দিন',
      text: 'In a centre that the country of work accepts.',
      textBn: 'কাজের দেশের অনুমোদিত কেন্দ্রে।',
    },
    {
      title: 'Visa',
      titleBn: 'ভিসা',
      days: '2 to 8 weeks',
      daysBn: '২ থেকে ৮ সপ্তাহ',
      text: 'Training and BMET clearance follow in 1 to 2 weeks.',
      textBn: 'এরপর ১ থেকে ২ সপ্তাহে প্রশিক্ষণ ও বিএমইটি ছাড়পত্র।',
    },
    {
      title: 'Departure',
      titleBn: 'যাত্রা',
      days: '3 to 10 days',
      daysBn: '৩ থেকে ১০ দিন',
      text: 'A bus to the airport, and an officer who stays until you are through passport control.',
      textBn: 'বিমানবন্দর পর্যন্ত বাস; ইমিগ্রেশন পার না হওয়া পর্যন্ত একজন কর্মকর্তা থাকেন।',
    },
  ],
  papers: [
    {
      name: 'Passport',
      nameBn: 'পাসপোর্ট',
      note: 'It stays with you until the visa desk needs it.',
      noteBn: 'ভিসা ডেস্কের দরকার না হওয়া পর্যন্ত আপনার কাছেই থাকে।',
    },
    { name: 'Photographs', nameBn: 'ছবি' },
    {
      name: 'School and trade certificates',
      nameBn: 'শিক্ষা ও ট্রেডের সনদ',
      note: 'If you have any. The test counts more.',
      noteBn: 'থাকলে আনবেন। পরীক্ষার গুরুত্বই বেশি।',
    },
    { name: 'Proof of earlier work', nameBn: 'আগের কাজের প্রমাণ', note: 'If you have any.', noteBn: 'থাকলে আনবেন।' },
  ],
  contactName: 'Shirin Sultana Mollik',
  contactNameBn: 'শিরিন সুলতানা মল্লিক',
  contactRole: 'Director, Selection and Training',
  contactRoleBn: 'পরিচালক, বাছাই ও প্রশিক্ষণ',
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
}
