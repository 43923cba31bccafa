import type { Answers } from '../answers.ts'

export const en = {
  "vacancies.list": [
    {
      "_id": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
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
          "_id": "f0fd0ee4-65f2-4262-b1c6-e6c272650132",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "bb0b349f-4570-4c74-b568-abd26cbc08e8",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "50dbdfb1-b768-4b9a-9b5e-bb7d23a8dc87",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "d3d51d8e-f603-4953-b325-7e2cec2c8f75",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "4d208da3-4674-4319-b30c-682b1f534113",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T08:18:54.323Z",
      "publishedAt": "2026-11-23T08:18:54.322Z",
      "slug": "mason-saudi-arabia-fa8320ef",
      "isMarkedUp": true
    },
    {
      "_id": "8def0ef6-48be-42c5-815c-4e1a217e3343",
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
          "_id": "5ab10c50-2dae-41d0-ad98-80eb15fe7d1d",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "03f25b73-77c5-4006-aea6-a4b28b193598",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "80b7887b-e50a-45a6-bfca-a683930f363e",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "9d09f3b6-7636-4b30-a48a-3de457d4ccb8",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "e40bd5f5-ed9d-4822-ae22-373b7ac47ade",
          "item": "medical",
          "payer": "worker",
          "maxTaka": 8500,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        },
        {
          "_id": "ee9cbe34-5e2c-4f50-9d5a-b56c47dba59b",
          "item": "training",
          "payer": "shared",
          "maxTaka": 15000,
          "when": "After selection",
          "whenBn": "নির্বাচনের পরে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T08:18:54.323Z",
      "publishedAt": "2026-11-23T08:18:54.322Z",
      "slug": "caregiver-italy-8def0ef6",
      "isMarkedUp": false
    },
    {
      "_id": "fcb13fec-82fb-48c2-8912-7e0767625d07",
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
          "_id": "a385c2b0-d5ba-4a27-8957-657f141c776c",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "0ae6cdc8-6fb6-4b15-afb3-0ccfd144d2d0",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "53dfd105-8490-434b-a62d-77daf19b0960",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "e06679f5-6054-462e-938d-55a6a6ec4bcc",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "de77286a-9671-48fd-a1cf-015b4189cd7c",
          "item": "insurance",
          "payer": "employer"
        },
        {
          "_id": "0644f2fb-24fe-4915-85ad-2c27e9c9ced6",
          "item": "clearance",
          "payer": "worker",
          "maxTaka": 4500,
          "when": "Before the flight",
          "whenBn": "ফ্লাইটের আগে"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T08:18:54.323Z",
      "publishedAt": "2026-11-23T08:18:54.322Z",
      "slug": "heavy-driver-qatar-fcb13fec",
      "isMarkedUp": false
    },
    {
      "_id": "9dadbf95-96b1-4d3f-bd07-9d9632329554",
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
          "_id": "c53e5e6f-38e5-4a8c-b54f-f4829f10395b",
          "item": "going",
          "payer": "employer"
        },
        {
          "_id": "15fec196-bb05-4f73-aa4b-0f07929491d4",
          "item": "returning",
          "payer": "employer"
        },
        {
          "_id": "49a80b20-6054-4b3d-b9f8-8463d79f1baf",
          "item": "visa",
          "payer": "employer"
        },
        {
          "_id": "4b7c8c5d-e70d-4f60-ba3f-9dfe09f11afb",
          "item": "medical",
          "payer": "employer"
        },
        {
          "_id": "0e693704-cb31-4452-b1ab-7f7dc4ff1990",
          "item": "insurance",
          "payer": "employer"
        }
      ],
      "version": 1,
      "updatedAt": "2026-11-23T08:18:54.323Z",
      "publishedAt": "2026-11-23T08:18:54.322Z",
      "slug": "welder-singapore-9dadbf95",
      "closing": "over",
      "isMarkedUp": false
    }
  ],
  "vacancies.bySlug": {
    "_id": "fa8320ef-9634-46f2-973b-fd46cda01a8d",
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
        "_id": "f0fd0ee4-65f2-4262-b1c6-e6c272650132",
        "item": "going",
        "payer": "employer"
      },
      {
        "_id": "bb0b349f-4570-4c74-b568-abd26cbc08e8",
        "item": "returning",
        "payer": "employer"
      },
      {
        "_id": "50dbdfb1-b768-4b9a-9b5e-bb7d23a8dc87",
        "item": "visa",
        "payer": "employer"
      },
      {
        "_id": "d3d51d8e-f603-4953-b325-7e2cec2c8f75",
        "item": "medical",
        "payer": "employer"
      },
      {
        "_id": "4d208da3-4674-4319-b30c-682b1f534113",
        "item": "insurance",
        "payer": "employer"
      }
    ],
    "version": 1,
    "updatedAt": "2026-11-23T08:18:54.323Z",
    "publishedAt": "2026-11-23T08:18:54.322Z",
    "slug": "mason-saudi-arabia-fa8320ef",
    "isMarkedUp": true,
    "focus": "50 65",
    "isIllustration": true
  },
  "vacancies.taken": {
    "fa8320ef-9634-46f2-973b-fd46cda01a8d": 0
  }
} satisfies Answers

export const bn = {} satisfies Answers

