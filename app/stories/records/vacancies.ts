import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "vacancies.list": [
    {
      "_id": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
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
          "_id": "eceb531e-00a4-461c-98db-d4a543fd40c6",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "c2fb58ce-8aaf-4ca5-8382-5e81f59ae80e",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "1d7d351f-64dc-44ee-a726-2ff884c16f57",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "bcf0be3c-fd05-4286-9c2f-c07a1aa484eb",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "9baaf9aa-ebc8-4bbf-8cc0-dc06d7a0f04d",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T18:36:29.236Z",
      "publishedAt": "2026-11-24T18:36:29.236Z",
      "slug": "mason-saudi-arabia-2c8bef57",
      "isMarkedUp": true
    },
    {
      "_id": "d63905ce-d82f-4bcd-9164-857f6fc4b40b",
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
          "_id": "ef33e1cb-cfa0-402a-ab37-c265dfbd74cb",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "50b64e56-da0f-4ac8-a1e8-447a1941a562",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "e571413a-2cf0-4a8e-8ea3-f7385e71898c",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "dd57e676-cafa-43a3-9a73-15b2b85d0ba8",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "2287fe89-b604-4d57-9714-d3d6a7f64226",
          "item": "medical",
          "payer": "worker",
          "maxTaka": 8500,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        },
        {
          "_id": "0fe3825d-3512-4e40-b8e3-d5b8a3c33bac",
          "item": "training",
          "payer": "shared",
          "maxTaka": 15000,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T18:36:29.236Z",
      "publishedAt": "2026-11-24T18:36:29.236Z",
      "slug": "caregiver-italy-d63905ce",
      "isMarkedUp": false
    },
    {
      "_id": "7cbe1be5-aabc-4219-b55f-9d51d7f69859",
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
          "_id": "c3d4ee8d-406e-4716-9b98-a76f1dd0df07",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "4fed0c62-5326-4d3e-b426-d68d8f32ee8f",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "596fdefc-af6e-4912-a9c4-716f15294c04",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "df9aac56-7f76-46fd-807e-db42e2e61735",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "09679cac-3176-4e93-bfe3-ab8d89762d5c",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "8eabf60d-409e-4109-a51b-d1ecd164ff24",
          "item": "clearance",
          "payer": "worker",
          "maxTaka": 4500,
          "when": "Before the flight",
          "whenBn": "ফ্লাইটের আগে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T18:36:29.236Z",
      "publishedAt": "2026-11-24T18:36:29.236Z",
      "slug": "heavy-driver-qatar-7cbe1be5",
      "isMarkedUp": false
    },
    {
      "_id": "57ebf630-df44-4a25-9238-5b976b31779a",
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
          "_id": "1665c59f-b16d-4642-8a31-ad276a92a3f6",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "9bd6c5f3-3f39-4954-b741-34cc36125145",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "dbf7d2da-cb41-46eb-b13e-31c53aae7b81",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "d9e324f6-653c-4f4b-b4c5-c1823b5891c3",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "8a56b6d0-97b8-4536-ac71-080bff79cf31",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-24T18:36:29.236Z",
      "publishedAt": "2026-11-24T18:36:29.236Z",
      "slug": "welder-singapore-57ebf630",
      "closing": "over",
      "isMarkedUp": false
    }
  ],
  "vacancies.bySlug": {
    "_id": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
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
        "_id": "eceb531e-00a4-461c-98db-d4a543fd40c6",
        "item": "going",
        "payer": "employer"
      },
      {
        "_id": "c2fb58ce-8aaf-4ca5-8382-5e81f59ae80e",
        "item": "returning",
        "payer": "employer"
      },
      {
        "_id": "1d7d351f-64dc-44ee-a726-2ff884c16f57",
        "item": "visa",
        "payer": "employer"
      },
      {
        "_id": "bcf0be3c-fd05-4286-9c2f-c07a1aa484eb",
        "item": "medical",
        "payer": "employer"
      },
      {
        "_id": "9baaf9aa-ebc8-4bbf-8cc0-dc06d7a0f04d",
        "item": "insurance",
        "payer": "employer"
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-24T18:36:29.236Z",
    "publishedAt": "2026-11-24T18:36:29.236Z",
    "slug": "mason-saudi-arabia-2c8bef57",
    "isMarkedUp": true,
    "focus": "50 65",
    "isIllustration": true
  },
  "vacancies.taken": {
    "2c8bef57-b33e-4938-897e-75ea4abb88ea": 0
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

