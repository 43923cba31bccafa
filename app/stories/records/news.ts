import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "news.latest": [
    {
      "slug": "masons-chosen-for-qatar",
      "title": "Sixty-four masons and scaffolders chosen for Qatar",
      "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
      "date": "2026-10-15",
      "country": "QA",
      "service": "employment",
      "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
      "alt": "A foreman holds a level to the corner of a brick wall while its builder lays mortar.",
      "altBn": "রাজমিস্ত্রির গাঁথা ইটের দেয়ালের কোণে লেভেল ধরে দেখছেন ফোরম্যান; মিস্ত্রি মসলা দিচ্ছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "carers-pass-japanese",
      "title": "Eighteen carers pass their Japanese test",
      "titleBn": "জাপানি ভাষার পরীক্ষায় পাস করলেন ১৮ পরিচর্যাকর্মী",
      "date": "2026-09-14",
      "country": "JP",
      "service": "skills",
      "picture": "/pictures/7e6de601cbc4a14fae90a7dddc007eea-1280x854.webp",
      "alt": "Two learners practise helping somebody to sit up in bed; their teacher watches.",
      "altBn": "বিছানা থেকে কাউকে উঠে বসতে সাহায্য করার অনুশীলন করছেন দুই শিক্ষার্থী; শিক্ষক দেখছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "health-day-in-cumilla",
      "title": "A day of free health advice in Cumilla",
      "titleBn": "কুমিল্লায় এক দিনের বিনা মূল্যে স্বাস্থ্য পরামর্শ",
      "date": "2026-06-09",
      "service": "employment",
      "picture": "/pictures/810a07fae340c2aba38d0e9a4d6202e1-1280x854.webp",
      "alt": "Under a tree in a school yard a doctor takes a man’s blood pressure; others wait on a bench.",
      "altBn": "স্কুলের মাঠে গাছের নিচে এক চিকিৎসক একজনের রক্তচাপ মাপছেন; অন্যরা বেঞ্চে অপেক্ষা করছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "operators-leave-for-jordan",
      "title": "Fifty-two sewing operators leave for Jordan",
      "titleBn": "জর্ডান গেলেন ৫২ সেলাই অপারেটর",
      "date": "2026-04-21",
      "country": "JO",
      "service": "ticket",
      "picture": "/pictures/67e5cd73ebefcfc72c7298588a3eeb75-1280x854.webp",
      "alt": "Women with hand luggage walk to the steps of an aircraft at dawn; their supervisor holds the list.",
      "altBn": "ভোরে হাতব্যাগ নিয়ে উড়োজাহাজের সিঁড়ির দিকে হাঁটছেন কয়েকজন নারী; তালিকা হাতে তাঁদের সুপারভাইজার।",
      "focus": "50 65",
      "isIllustration": true
    }
  ],
  "news.list": [
    {
      "slug": "masons-chosen-for-qatar",
      "title": "Sixty-four masons and scaffolders chosen for Qatar",
      "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
      "date": "2026-10-15",
      "country": "QA",
      "service": "employment",
      "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
      "alt": "A foreman holds a level to the corner of a brick wall while its builder lays mortar.",
      "altBn": "রাজমিস্ত্রির গাঁথা ইটের দেয়ালের কোণে লেভেল ধরে দেখছেন ফোরম্যান; মিস্ত্রি মসলা দিচ্ছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "carers-pass-japanese",
      "title": "Eighteen carers pass their Japanese test",
      "titleBn": "জাপানি ভাষার পরীক্ষায় পাস করলেন ১৮ পরিচর্যাকর্মী",
      "date": "2026-09-14",
      "country": "JP",
      "service": "skills",
      "picture": "/pictures/7e6de601cbc4a14fae90a7dddc007eea-1280x854.webp",
      "alt": "Two learners practise helping somebody to sit up in bed; their teacher watches.",
      "altBn": "বিছানা থেকে কাউকে উঠে বসতে সাহায্য করার অনুশীলন করছেন দুই শিক্ষার্থী; শিক্ষক দেখছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "health-day-in-cumilla",
      "title": "A day of free health advice in Cumilla",
      "titleBn": "কুমিল্লায় এক দিনের বিনা মূল্যে স্বাস্থ্য পরামর্শ",
      "date": "2026-06-09",
      "service": "employment",
      "picture": "/pictures/810a07fae340c2aba38d0e9a4d6202e1-1280x854.webp",
      "alt": "Under a tree in a school yard a doctor takes a man’s blood pressure; others wait on a bench.",
      "altBn": "স্কুলের মাঠে গাছের নিচে এক চিকিৎসক একজনের রক্তচাপ মাপছেন; অন্যরা বেঞ্চে অপেক্ষা করছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "operators-leave-for-jordan",
      "title": "Fifty-two sewing operators leave for Jordan",
      "titleBn": "জর্ডান গেলেন ৫২ সেলাই অপারেটর",
      "date": "2026-04-21",
      "country": "JO",
      "service": "ticket",
      "picture": "/pictures/67e5cd73ebefcfc72c7298588a3eeb75-1280x854.webp",
      "alt": "Women with hand luggage walk to the steps of an aircraft at dawn; their supervisor holds the list.",
      "altBn": "ভোরে হাতব্যাগ নিয়ে উড়োজাহাজের সিঁড়ির দিকে হাঁটছেন কয়েকজন নারী; তালিকা হাতে তাঁদের সুপারভাইজার।",
      "focus": "50 65",
      "isIllustration": true
    }
  ],
  "news.bySlug": {
    "_id": "090e732a-5d93-45f2-93d3-041074fc12d0",
    "title": "Sixty-four masons and scaffolders chosen for Qatar",
    "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
    "text": "Two foremen of Pearl Causeway Engineering spent three days in Dhaka and chose their crew in our yard, one wall at a time.\n\nWe had invited 112 applicants, most of them from Cumilla, Tangail and Brahmanbaria. Each mason had ninety minutes to build a corner of eight courses. Each scaffolder put up one bay, checked it and took it down again. The foremen walked the yard with a level and asked questions; our testers wrote down the answers.\n\nSixty-four were chosen. Each of the others took home a sheet that says what went well and what to practise. Nineteen have joined our four-week course and will try again in January.\n\nThose who came from far away stayed two nights in our rest house, and a bus took them to the yard and back. The contracts will be read aloud next week, in three groups, with families at the table. The first crew is expected to leave before the end of the year.\n\n> Nobody told him he could move the string line. He moved it, and every joint was straight.\n> – A foreman of Pearl Causeway Engineering, about a mason of twenty-three",
    "textBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের দুই ফোরম্যান তিন দিনের জন্য ঢাকায় এসেছিলেন। আমাদের টেস্ট ইয়ার্ডে একটির পর একটি দেয়াল দেখে তাঁরা দল বেছে নিয়েছেন।\n\nডাকা হয়েছিল ১১২ জনকে, বেশির ভাগ কুমিল্লা, টাঙ্গাইল ও ব্রাহ্মণবাড়িয়ার। প্রত্যেক রাজমিস্ত্রি ৯০ মিনিট সময় পেয়েছেন আট সারি ইটের একটি কোণ গাঁথতে। প্রত্যেক স্ক্যাফোল্ডার এক খোপ মাচা তুলেছেন, পরীক্ষা করেছেন, আবার খুলেছেন। ফোরম্যানরা লেভেল হাতে ঘুরে ঘুরে প্রশ্ন করেছেন, আর আমাদের পরীক্ষকেরা উত্তর লিখে নিয়েছেন।\n\nনির্বাচিত হয়েছেন ৬৪ জন। বাকি প্রত্যেকে একটি কাগজ নিয়ে বাড়ি গেছেন; তাতে লেখা কী ভালো হয়েছে আর কী অনুশীলন করতে হবে। তাঁদের ১৯ জন আমাদের চার সপ্তাহের কোর্সে ভর্তি হয়েছেন, জানুয়ারিতে আবার পরীক্ষা দেবেন।\n\nযাঁরা দূর থেকে এসেছিলেন, তাঁরা দুই রাত আমাদের রেস্ট হাউসে ছিলেন; বাস তাঁদের ইয়ার্ডে এনেছে, আবার পৌঁছে দিয়েছে। আগামী সপ্তাহে তিন দলে ভাগ করে চুক্তিপত্র পড়ে শোনানো হবে, পাশে থাকবে পরিবার। প্রথম দলটি এ বছর শেষ হওয়ার আগেই রওনা হবে বলে আশা করা হচ্ছে।\n\n> সুতাটা যে সরানো যায়, কেউ তাঁকে বলেনি। তিনি নিজেই সরিয়েছেন, আর একটি জোড়ও বাঁকা হয়নি।\n> – পার্ল কজওয়ে ইঞ্জিনিয়ারিংয়ের এক ফোরম্যান, ২৩ বছরের এক রাজমিস্ত্রি সম্পর্কে",
    "date": "2026-10-15",
    "place": "Dhaka",
    "placeBn": "ঢাকা",
    "country": "QA",
    "service": "employment",
    "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
    "alt": "A foreman holds a level to the corner of a brick wall while its builder lays mortar.",
    "altBn": "রাজমিস্ত্রির গাঁথা ইটের দেয়ালের কোণে লেভেল ধরে দেখছেন ফোরম্যান; মিস্ত্রি মসলা দিচ্ছেন।",
    "slug": "masons-chosen-for-qatar",
    "version": 1,
    "updatedAt": "2026-11-24T21:57:43.560Z",
    "focus": "50 65",
    "isIllustration": true
  },
  "news.related": [
    {
      "slug": "health-day-in-cumilla",
      "title": "A day of free health advice in Cumilla",
      "titleBn": "কুমিল্লায় এক দিনের বিনা মূল্যে স্বাস্থ্য পরামর্শ",
      "date": "2026-06-09",
      "service": "employment",
      "picture": "/pictures/810a07fae340c2aba38d0e9a4d6202e1-1280x854.webp",
      "alt": "Under a tree in a school yard a doctor takes a man’s blood pressure; others wait on a bench.",
      "altBn": "স্কুলের মাঠে গাছের নিচে এক চিকিৎসক একজনের রক্তচাপ মাপছেন; অন্যরা বেঞ্চে অপেক্ষা করছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "carers-pass-japanese",
      "title": "Eighteen carers pass their Japanese test",
      "titleBn": "জাপানি ভাষার পরীক্ষায় পাস করলেন ১৮ পরিচর্যাকর্মী",
      "date": "2026-09-14",
      "country": "JP",
      "service": "skills",
      "picture": "/pictures/7e6de601cbc4a14fae90a7dddc007eea-1280x854.webp",
      "alt": "Two learners practise helping somebody to sit up in bed; their teacher watches.",
      "altBn": "বিছানা থেকে কাউকে উঠে বসতে সাহায্য করার অনুশীলন করছেন দুই শিক্ষার্থী; শিক্ষক দেখছেন।",
      "focus": "50 65",
      "isIllustration": true
    },
    {
      "slug": "operators-leave-for-jordan",
      "title": "Fifty-two sewing operators leave for Jordan",
      "titleBn": "জর্ডান গেলেন ৫২ সেলাই অপারেটর",
      "date": "2026-04-21",
      "country": "JO",
      "service": "ticket",
      "picture": "/pictures/67e5cd73ebefcfc72c7298588a3eeb75-1280x854.webp",
      "alt": "Women with hand luggage walk to the steps of an aircraft at dawn; their supervisor holds the list.",
      "altBn": "ভোরে হাতব্যাগ নিয়ে উড়োজাহাজের সিঁড়ির দিকে হাঁটছেন কয়েকজন নারী; তালিকা হাতে তাঁদের সুপারভাইজার।",
      "focus": "50 65",
      "isIllustration": true
    }
  ],
  "news.manage": {
    "rows": [
      {
        "_id": "090e732a-5d93-45f2-93d3-041074fc12d0",
        "title": "Sixty-four masons and scaffolders chosen for Qatar",
        "titleBn": "কাতারের জন্য বাছাইয়ে টিকলেন ৬৪ রাজমিস্ত্রি ও স্ক্যাফোল্ডার",
        "date": "2026-10-15",
        "picture": "/pictures/ade48da6e79f16c4055dd52e69281918-1280x854.webp",
        "version": 1,
        "updatedAt": "2026-11-24T21:57:43.560Z",
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "missing": [],
        "newest": 1
      },
      {
        "_id": "66d46c71-21fe-4f7c-beeb-07bd59ed5a6b",
        "title": "Eighteen carers pass their Japanese test",
        "titleBn": "জাপানি ভাষার পরীক্ষায় পাস করলেন ১৮ পরিচর্যাকর্মী",
        "date": "2026-09-14",
        "picture": "/pictures/7e6de601cbc4a14fae90a7dddc007eea-1280x854.webp",
        "version": 1,
        "updatedAt": "2026-11-24T21:57:43.560Z",
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "missing": [],
        "newest": 1
      },
      {
        "_id": "fcf1365b-e455-4ef5-a03b-58057eaca91b",
        "title": "A day of free health advice in Cumilla",
        "titleBn": "কুমিল্লায় এক দিনের বিনা মূল্যে স্বাস্থ্য পরামর্শ",
        "date": "2026-06-09",
        "picture": "/pictures/810a07fae340c2aba38d0e9a4d6202e1-1280x854.webp",
        "version": 1,
        "updatedAt": "2026-11-24T21:57:43.560Z",
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "missing": [],
        "newest": 1
      },
      {
        "_id": "9afa19c6-122c-4360-b7a6-12bb543e92c8",
        "title": "Fifty-two sewing operators leave for Jordan",
        "titleBn": "জর্ডান গেলেন ৫২ সেলাই অপারেটর",
        "date": "2026-04-21",
        "picture": "/pictures/67e5cd73ebefcfc72c7298588a3eeb75-1280x854.webp",
        "version": 1,
        "updatedAt": "2026-11-24T21:57:43.560Z",
        "isLive": true,
        "hasDraft": false,
        "publishAt": null,
        "isHeld": false,
        "missing": [],
        "newest": 1
      }
    ],
    "count": 4,
    "page": 1,
    "pages": 1,
    "total": 4
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

