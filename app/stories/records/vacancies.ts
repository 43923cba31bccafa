import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "vacancies.list": [
    {
      "_id": "b5601c9b-8389-457d-b621-b5bab59403c9",
      "trade": "mason",
      "posts": 40,
      "country": "SA",
      "city": "Jeddah",
      "cityBn": "জেদ্দা",
      "closesOn": "2027-01-04",
      "employer": "Al Manar Building Company",
      "wage": 1500,
      "wageMax": 1800,
      "currency": "SAR",
      "period": "month",
      "rate": "32.55",
      "rateOn": "2026-11-19",
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
      "permissionOn": "2026-10-31",
      "approvalNo": "ADV-2026-0417",
      "approvalOn": "2026-11-13",
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
          "_id": "94028003-723a-4060-a2c2-2c9c71a8c33a",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "270b32ba-ea25-4d62-a6c6-c4de3f919514",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "4102445b-717f-42b2-ba31-21a80894115f",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "c0cc8ec7-a587-4971-bca5-05d76a31cb25",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "c035b947-921e-4e60-a1b8-13db4539e18c",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "publishedAt": "2026-11-24T21:57:43.581Z",
      "slug": "mason-saudi-arabia-b5601c9b",
      "isMarkedUp": true
    },
    {
      "_id": "94079dd5-5392-4677-8780-10c512434259",
      "trade": "caregiver",
      "posts": 12,
      "country": "IT",
      "city": "Bologna",
      "cityBn": "বোলোনিয়া",
      "closesOn": "2026-12-19",
      "employer": "",
      "isEmployerHidden": true,
      "hiddenReason": "the employer wants its name given only to invited applicants",
      "hiddenReasonBn": "নিয়োগকর্তা চান, শুধু সাক্ষাৎকারে ডাকা প্রার্থীরা নামটি জানুন",
      "wage": 1180,
      "currency": "EUR",
      "period": "month",
      "rate": "141.20",
      "rateOn": "2026-11-19",
      "hours": 8,
      "days": 5,
      "months": 24,
      "housing": "free",
      "food": "free",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.031",
      "permissionOn": "2026-11-07",
      "approvalNo": "ADV-2026-0433",
      "approvalOn": "2026-11-16",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "language": "Italian, level A2; we offer a course",
      "languageBn": "ইতালীয় ভাষা, এ২ স্তর; আমাদের কোর্স আছে",
      "costs": [
        {
          "_id": "8122e2cc-cdb0-4024-b5e8-e03e09c61bc4",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "dddc13cf-65ea-44cb-bbf9-7e0de29b4ec2",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "c99025db-d81b-46d6-97d3-b45293cd8744",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "6f9d6c09-c7fd-4a8b-bd8a-1a68be5e86eb",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "37ffbddd-38d5-4f40-8096-c9ff28c7180d",
          "item": "medical",
          "payer": "worker",
          "maxTaka": 8500,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        },
        {
          "_id": "b5ce7298-f4b0-4cf8-947e-8099b299deed",
          "item": "training",
          "payer": "shared",
          "maxTaka": 15000,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "publishedAt": "2026-11-24T21:57:43.581Z",
      "slug": "caregiver-italy-94079dd5",
      "isMarkedUp": false
    },
    {
      "_id": "f3e68800-6f58-4fca-97eb-69ad8a5a0ff7",
      "trade": "heavy-driver",
      "posts": 25,
      "country": "QA",
      "city": "Doha",
      "cityBn": "দোহা",
      "closesOn": "2026-12-26",
      "employer": "Gulf Line Transport",
      "wage": 2000,
      "currency": "QAR",
      "period": "month",
      "rate": "33.50",
      "rateOn": "2026-11-19",
      "hours": 8,
      "days": 6,
      "months": 24,
      "housing": "free",
      "food": "own",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.029",
      "permissionOn": "2026-11-04",
      "approvalNo": "ADV-2026-0428",
      "approvalOn": "2026-11-15",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "experience": "Heavy vehicle licence and five years of driving",
      "experienceBn": "ভারী যান চালানোর লাইসেন্স ও পাঁচ বছরের অভিজ্ঞতা",
      "costs": [
        {
          "_id": "cdf864aa-a120-49e8-b258-526e2473f9c7",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "d9224294-3356-4d03-8861-598eec098f5a",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "e8930a04-1810-4182-9429-98a6a630654d",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "d1cee0d7-da80-4212-9882-938369242c7a",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "337c9c97-09cd-4d9d-91ad-8c684a2db750",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "a0336022-3f1d-4e50-a53c-d8a28d0a073d",
          "item": "clearance",
          "payer": "worker",
          "maxTaka": 4500,
          "when": "Before the flight",
          "whenBn": "ফ্লাইটের আগে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "publishedAt": "2026-11-24T21:57:43.581Z",
      "slug": "heavy-driver-qatar-f3e68800",
      "isMarkedUp": false
    },
    {
      "_id": "1313dd8f-47ff-4c87-ae65-010e6515dae9",
      "trade": "welder",
      "posts": 18,
      "country": "SG",
      "city": "Tuas",
      "cityBn": "তুয়াস",
      "closesOn": "2026-11-20",
      "employer": "Strait Marine Works",
      "wage": 1100,
      "currency": "SGD",
      "period": "month",
      "rate": "92.10",
      "rateOn": "2026-10-16",
      "hours": 8,
      "days": 6,
      "months": 12,
      "housing": "free",
      "food": "allowance",
      "compensation": "The employer insures you against injury and death at work, as the labour law of the country requires. The policy is part of the contract.",
      "compensationBn": "কাজে আঘাত বা মৃত্যুর জন্য সে দেশের শ্রম আইন অনুযায়ী নিয়োগকর্তা বিমা করেন। বিমার শর্ত চুক্তিপত্রে থাকে।",
      "permissionNo": "49.00.0000.088.14.011",
      "permissionOn": "2026-09-16",
      "approvalNo": "ADV-2026-0362",
      "approvalOn": "2026-09-28",
      "approvalOffice": "Bureau of Manpower, Employment and Training, Dhaka",
      "approvalOfficeBn": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো, ঢাকা",
      "costs": [
        {
          "_id": "42a06f2b-79e7-4fcb-85cd-98767aa2dc57",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "c2e01126-7059-4942-a48e-dec3b4a88e17",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "41551c42-1fc6-447e-a118-2da735754fd7",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "d2c09d23-c74e-43fd-834d-197fed951419",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "db02246e-6375-48a1-918f-d96e297351d2",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T21:57:43.582Z",
      "publishedAt": "2026-11-24T21:57:43.581Z",
      "slug": "welder-singapore-1313dd8f",
      "closing": "over",
      "isMarkedUp": false
    }
  ],
  "vacancies.bySlug": {
    "_id": "b5601c9b-8389-457d-b621-b5bab59403c9",
    "trade": "mason",
    "posts": 40,
    "country": "SA",
    "city": "Jeddah",
    "cityBn": "জেদ্দা",
    "closesOn": "2027-01-04",
    "employer": "Al Manar Building Company",
    "wage": 1500,
    "wageMax": 1800,
    "currency": "SAR",
    "period": "month",
    "rate": "32.55",
    "rateOn": "2026-11-19",
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
    "permissionOn": "2026-10-31",
    "approvalNo": "ADV-2026-0417",
    "approvalOn": "2026-11-13",
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
        "_id": "94028003-723a-4060-a2c2-2c9c71a8c33a",
        "item": "going",
        "payer": "employer"
      },
      {
        "_id": "270b32ba-ea25-4d62-a6c6-c4de3f919514",
        "item": "returning",
        "payer": "employer"
      },
      {
        "_id": "4102445b-717f-42b2-ba31-21a80894115f",
        "item": "visa",
        "payer": "employer"
      },
      {
        "_id": "c0cc8ec7-a587-4971-bca5-05d76a31cb25",
        "item": "medical",
        "payer": "employer"
      },
      {
        "_id": "c035b947-921e-4e60-a1b8-13db4539e18c",
        "item": "insurance",
        "payer": "employer"
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T21:57:43.582Z",
    "publishedAt": "2026-11-24T21:57:43.581Z",
    "slug": "mason-saudi-arabia-b5601c9b",
    "isMarkedUp": true,
    "focus": "50 65",
    "isIllustration": true
  },
  "vacancies.taken": {
    "b5601c9b-8389-457d-b621-b5bab59403c9": 0
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

