import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "vacancies.list": [
    {
      "_id": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
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
          "_id": "5a016b40-7dd4-4de6-9356-ff9806ee6c4f",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "4c606e56-3d88-4f11-8dbe-7c4f871863d7",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "8a197b82-4c57-4c17-9be6-1bb273982bd8",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "c9478a94-1e7b-451b-91a1-ed18a396cc0f",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "4862bae4-78b5-4f7c-a376-5fd7a8dfee42",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:36:25.541Z",
      "publishedAt": "2026-11-23T14:36:25.541Z",
      "slug": "mason-saudi-arabia-2e690dc7",
      "isMarkedUp": true
    },
    {
      "_id": "1e72e444-e049-416f-b4ab-d889028b4382",
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
          "_id": "38412291-223c-4910-9fad-e5ace3a90730",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "f7e3c386-77fd-4d5a-84eb-4be7e94d87bd",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "1ae479f0-06fd-41be-be00-59d202373f78",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "d0839dfd-e7f1-4829-8dc5-23befd887296",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "5cae1207-9919-42df-bc4e-dc59c6778c6d",
          "item": "medical",
          "payer": "worker",
          "maxTaka": 8500,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        },
        {
          "_id": "ce741c08-96f2-4ef9-a764-a41e465a747f",
          "item": "training",
          "payer": "shared",
          "maxTaka": 15000,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:36:25.541Z",
      "publishedAt": "2026-11-23T14:36:25.541Z",
      "slug": "caregiver-italy-1e72e444",
      "isMarkedUp": false
    },
    {
      "_id": "73acfd76-a3db-46b6-b434-2409ad47c914",
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
          "_id": "b8eacccc-b702-4e0b-9136-9321869209b1",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "ae00457d-1ef7-47ca-bbc5-53c74693385f",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "5e9eb606-ee8f-48c2-aa5f-f02d5ff5550b",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "eefe69ac-7b9c-4840-a7b6-f43f8fc4b49a",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "8e13f16a-ce43-4b05-8a3d-f1c49b8407d5",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "6e3698db-52fa-4369-87f4-414ea1c3fd8d",
          "item": "clearance",
          "payer": "worker",
          "maxTaka": 4500,
          "when": "Before the flight",
          "whenBn": "ফ্লাইটের আগে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:36:25.541Z",
      "publishedAt": "2026-11-23T14:36:25.541Z",
      "slug": "heavy-driver-qatar-73acfd76",
      "isMarkedUp": false
    },
    {
      "_id": "ac5cef96-b97c-4c74-aec8-efd7d62fab1c",
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
          "_id": "72a9ea43-f93d-46a5-b5d4-922e17862381",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "83d0f265-d618-4599-897b-c9845732d8ab",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "c1996aad-e35d-4f23-a6a7-348d11e64b49",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "50795795-6d50-4c7e-9440-11c326d9605c",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "f2f60460-738c-49c4-9a33-72f768ffda4a",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T14:36:25.541Z",
      "publishedAt": "2026-11-23T14:36:25.541Z",
      "slug": "welder-singapore-ac5cef96",
      "closing": "over",
      "isMarkedUp": false
    }
  ],
  "vacancies.bySlug": {
    "_id": "2e690dc7-a8d4-495a-87e7-2523b14a6bc0",
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
        "_id": "5a016b40-7dd4-4de6-9356-ff9806ee6c4f",
        "item": "going",
        "payer": "employer"
      },
      {
        "_id": "4c606e56-3d88-4f11-8dbe-7c4f871863d7",
        "item": "returning",
        "payer": "employer"
      },
      {
        "_id": "8a197b82-4c57-4c17-9be6-1bb273982bd8",
        "item": "visa",
        "payer": "employer"
      },
      {
        "_id": "c9478a94-1e7b-451b-91a1-ed18a396cc0f",
        "item": "medical",
        "payer": "employer"
      },
      {
        "_id": "4862bae4-78b5-4f7c-a376-5fd7a8dfee42",
        "item": "insurance",
        "payer": "employer"
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-23T14:36:25.541Z",
    "publishedAt": "2026-11-23T14:36:25.541Z",
    "slug": "mason-saudi-arabia-2e690dc7",
    "isMarkedUp": true,
    "focus": "50 65",
    "isIllustration": true
  },
  "vacancies.taken": {
    "2e690dc7-a8d4-495a-87e7-2523b14a6bc0": 0
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

