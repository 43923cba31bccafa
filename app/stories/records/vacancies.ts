import type { Answers } from '../answers.ts'

export const en = {
  "vacancies.list": [
    {
      "_id": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
      "trade": "mason",
      "posts": 40,
      "country": "SA",
      "city": "Jeddah",
      "cityBn": "জেদ্দা",
      "closesOn": "2027-01-02",
      "employer": "Al Manar Building Company",
      "wage": 1500,
      "wageMax": 1800,
      "currency": "SAR",
      "period": "month",
      "rate": "32.55",
      "rateOn": "2026-11-17",
      "hours": 8,
      "days": 6,
      "overtime": "One and a half times the hourly wage",
      "overtimeBn": "ঘণ্টার বেতনের দেড় গুণ",
      "months": 24,
      "housing": "free",
      "food": "allowance",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.026",
      "permissionOn": "2026-10-29",
      "approvalNo": "ADV-2026-0417",
      "approvalOn": "2026-11-11",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "ageMin": 21,
      "ageMax": 40,
      "experience": "Three years of block and plaster work; a trade test in our yard",
      "experienceBn": "ব্লক ও প্লাস্টারের কাজে তিন বছরের অভিজ্ঞতা; আমাদের টেস্ট ইয়ার্ডে ট্রেড টেস্ট",
      "text": "You build walls for flats near the harbour, in a team of six with a foreman from Bangladesh. The employer provides tools and safety gear.",
      "textBn": "বন্দরের কাছে ফ্ল্যাটের দেয়াল গাঁথবেন, বাংলাদেশি ফোরম্যানের অধীনে ছয়জনের দলে। যন্ত্রপাতি ও নিরাপত্তা সরঞ্জাম নিয়োগকর্তা দেবেন।",
      "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
      "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes.",
      "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন।",
      "costs": [
        {
          "_id": "c807971c-12db-4c35-b56e-1fc2be764961",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "e6125014-eb74-4fa8-9181-9ce961b61f60",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "7fc3fe33-63fc-4f45-9994-563f09031491",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "89c7fb4a-da6d-43bb-889c-4553efa4e8a1",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "4281bf7d-a6e3-4cb9-bf41-4fa11a7993ba",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:05:27.009Z",
      "publishedAt": "2026-11-23T14:05:27.007Z",
      "slug": "mason-saudi-arabia-774d2cba",
      "isMarkedUp": true
    },
    {
      "_id": "0b2e9572-2e3a-40a7-9200-d04ff31473e4",
      "trade": "caregiver",
      "posts": 12,
      "country": "IT",
      "city": "Bologna",
      "cityBn": "বোলোনিয়া",
      "closesOn": "2026-12-17",
      "employer": "",
      "isEmployerHidden": true,
      "hiddenReason": "the employer wants its name given only to invited applicants",
      "hiddenReasonBn": "নিয়োগকর্তা চান, শুধু সাক্ষাৎকারে ডাকা প্রার্থীরা নামটি জানুন",
      "wage": 1180,
      "currency": "EUR",
      "period": "month",
      "rate": "141.20",
      "rateOn": "2026-11-17",
      "hours": 8,
      "days": 5,
      "months": 24,
      "housing": "free",
      "food": "free",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.031",
      "permissionOn": "2026-11-05",
      "approvalNo": "ADV-2026-0433",
      "approvalOn": "2026-11-14",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "language": "Italian, level A2; we offer a course",
      "languageBn": "ইতালীয় ভাষা, এ২ স্তর; আমাদের কোর্স আছে",
      "costs": [
        {
          "_id": "ea744d70-b2e3-4da2-ace7-f1d5b183f5d5",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "1137c2d5-ec79-48f1-b20d-fb3a509c1470",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "66954f55-de3a-4e28-9de2-d93f74e63a07",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "b87159e3-45e2-4671-8813-2c96d094cba3",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "2c9eae5f-3e8e-4c9c-ab19-5b982ff9ad42",
          "item": "medical",
          "payer": "worker",
          "maxTaka": 8500,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        },
        {
          "_id": "acbe50de-b306-4b61-85f9-3dd361119319",
          "item": "training",
          "payer": "shared",
          "maxTaka": 15000,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:05:27.009Z",
      "publishedAt": "2026-11-23T14:05:27.007Z",
      "slug": "caregiver-italy-0b2e9572",
      "isMarkedUp": false
    },
    {
      "_id": "a49496bc-6159-4561-a28e-422499f6fd95",
      "trade": "heavy-driver",
      "posts": 25,
      "country": "QA",
      "city": "Doha",
      "cityBn": "দোহা",
      "closesOn": "2026-12-24",
      "employer": "Gulf Line Transport",
      "wage": 2000,
      "currency": "QAR",
      "period": "month",
      "rate": "33.50",
      "rateOn": "2026-11-17",
      "hours": 8,
      "days": 6,
      "months": 24,
      "housing": "free",
      "food": "own",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.029",
      "permissionOn": "2026-11-02",
      "approvalNo": "ADV-2026-0428",
      "approvalOn": "2026-11-13",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "experience": "Heavy vehicle licence and five years of driving",
      "experienceBn": "ভারী যান চালানোর লাইসেন্স ও পাঁচ বছরের অভিজ্ঞতা",
      "costs": [
        {
          "_id": "3a4332f2-bbbc-41f1-877b-4d1b4d924a17",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "bd6090c7-7fb2-4ee7-8d8d-22003dd689a2",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "612d10be-e435-45de-9973-24b72ec3c41e",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "02c71d2a-3889-4118-8ec7-43c97357c18c",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "89e510cd-9f6d-4ef4-a24f-bff432e83bcc",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "9695219d-cfd4-4cce-97e6-0830eca283d1",
          "item": "clearance",
          "payer": "worker",
          "maxTaka": 4500,
          "when": "Before the flight",
          "whenBn": "ফ্লাইটের আগে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:05:27.009Z",
      "publishedAt": "2026-11-23T14:05:27.007Z",
      "slug": "heavy-driver-qatar-a49496bc",
      "isMarkedUp": false
    },
    {
      "_id": "cb8c55fb-5ed9-4b5f-8686-cb087d534504",
      "trade": "welder",
      "posts": 18,
      "country": "SG",
      "city": "Tuas",
      "cityBn": "তুয়াস",
      "closesOn": "2026-11-18",
      "employer": "Strait Marine Works",
      "wage": 1100,
      "currency": "SGD",
      "period": "month",
      "rate": "92.10",
      "rateOn": "2026-10-14",
      "hours": 8,
      "days": 6,
      "months": 12,
      "housing": "free",
      "food": "allowance",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.011",
      "permissionOn": "2026-09-14",
      "approvalNo": "ADV-2026-0362",
      "approvalOn": "2026-09-26",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "costs": [
        {
          "_id": "694e8ad4-8621-4a06-8cbf-209d3bfa8832",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "18e352ef-8420-400b-b225-50fb1ccf2a96",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "0ba1a241-e0a7-43ee-8314-3a52c5e20253",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "b6425510-2862-4371-acd0-c74815806ac3",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "05f79a9a-0696-45e3-8010-73c8c1564f46",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:05:27.009Z",
      "publishedAt": "2026-11-23T14:05:27.007Z",
      "slug": "welder-singapore-cb8c55fb",
      "closing": "over",
      "isMarkedUp": false
    }
  ],
  "vacancies.bySlug": {
    "_id": "774d2cba-6054-4cf5-bbca-893c5e9a1ae8",
    "trade": "mason",
    "posts": 40,
    "country": "SA",
    "city": "Jeddah",
    "cityBn": "জেদ্দা",
    "closesOn": "2027-01-02",
    "employer": "Al Manar Building Company",
    "wage": 1500,
    "wageMax": 1800,
    "currency": "SAR",
    "period": "month",
    "rate": "32.55",
    "rateOn": "2026-11-17",
    "hours": 8,
    "days": 6,
    "overtime": "One and a half times the hourly wage",
    "overtimeBn": "ঘণ্টার বেতনের দেড় গুণ",
    "months": 24,
    "housing": "free",
    "food": "allowance",
    "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
    "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
    "permissionNo": "49.00.0000.088.14.026",
    "permissionOn": "2026-10-29",
    "approvalNo": "ADV-2026-0417",
    "approvalOn": "2026-11-11",
    "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
    "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
    "ageMin": 21,
    "ageMax": 40,
    "experience": "Three years of block and plaster work; a trade test in our yard",
    "experienceBn": "ব্লক ও প্লাস্টারের কাজে তিন বছরের অভিজ্ঞতা; আমাদের টেস্ট ইয়ার্ডে ট্রেড টেস্ট",
    "text": "You build walls for flats near the harbour, in a team of six with a foreman from Bangladesh. The employer provides tools and safety gear.",
    "textBn": "বন্দরের কাছে ফ্ল্যাটের দেয়াল গাঁথবেন, বাংলাদেশি ফোরম্যানের অধীনে ছয়জনের দলে। যন্ত্রপাতি ও নিরাপত্তা সরঞ্জাম নিয়োগকর্তা দেবেন।",
    "picture": "/pictures/d8f15fd936663ce60445c8cd40e23ec2-1280x854.webp",
    "alt": "Two masons in helmets lay brick walls to a line while the examiner takes notes.",
    "altBn": "হেলমেট পরা দুই রাজমিস্ত্রি সুতা ধরে ইটের দেয়াল গাঁথছেন, পরীক্ষক লিখে নিচ্ছেন।",
    "costs": [
      {
        "_id": "c807971c-12db-4c35-b56e-1fc2be764961",
        "item": "going",
        "payer": "employer"
      },
      {
        "_id": "e6125014-eb74-4fa8-9181-9ce961b61f60",
        "item": "returning",
        "payer": "employer"
      },
      {
        "_id": "7fc3fe33-63fc-4f45-9994-563f09031491",
        "item": "visa",
        "payer": "employer"
      },
      {
        "_id": "89c7fb4a-da6d-43bb-889c-4553efa4e8a1",
        "item": "medical",
        "payer": "employer"
      },
      {
        "_id": "4281bf7d-a6e3-4cb9-bf41-4fa11a7993ba",
        "item": "insurance",
        "payer": "employer"
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-23T14:05:27.009Z",
    "publishedAt": "2026-11-23T14:05:27.007Z",
    "slug": "mason-saudi-arabia-774d2cba",
    "isMarkedUp": true,
    "focus": "50 65",
    "isIllustration": true
  },
  "vacancies.taken": {
    "774d2cba-6054-4cf5-bbca-893c5e9a1ae8": 0
  }
} satisfies Answers

export const bn = {} satisfies Answers

