import type { Answers } from '../answers.ts'

export const en = {
  "demands.retention": 24,
  "demands.terms": {
    "responseTime": "Two working days",
    "responseTimeBn": "দুই কর্মদিবস",
    "replacement": "If a worker leaves within 90 days of arrival, or is not fit for the trade in which we tested them, we recruit another worker and charge you nothing for it.",
    "replacementBn": "পৌঁছানোর ৯০ দিনের মধ্যে কোনো কর্মী কাজ ছেড়ে গেলে, বা যে পেশায় পরীক্ষা নিয়েছি সে কাজের উপযুক্ত না হলে, আমরা বিনা ফিতে আরেকজন কর্মী নিয়োগ করি।"
  },
  "demands.shown": {
    "reference": "DEM-9ETX2Y",
    "company": "Gulf Build LLC",
    "state": "received",
    "startsOn": "2027-02-01",
    "events": [
      {
        "_id": "364eb554-99fe-4e21-bf12-38c30e2a9534",
        "state": "received",
        "on": "2026-11-23",
        "sentence": ""
      }
    ],
    "lines": [
      {
        "_id": "084954ec-d2cc-4b67-8899-f1d546680a99",
        "trade": "mason",
        "number": 40,
        "wage": 1800,
        "currency": "SAR",
        "period": "month"
      },
      {
        "_id": "7840e9b1-c738-4534-8d45-c6f891ada07e",
        "trade": "cook",
        "number": 3,
        "wage": 2200,
        "currency": "SAR",
        "period": "month"
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2028-11-23T08:18:57.111Z"
  },
  "demands.origins": [],
  "demands.list": {
    "rows": [
      {
        "id": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "reference": "DEM-7YLJUN",
        "company": "Pearl Hospitality WLL",
        "country": "QA",
        "contact": "Maria Santos",
        "state": "received",
        "stateAt": "2026-11-23T08:18:57.146Z",
        "createdAt": "2026-11-23T08:18:57.146Z",
        "trades": [
          "cook"
        ],
        "workers": 12
      },
      {
        "id": "985b38c3-3c13-4ca4-bc6f-ca4828acc9ea",
        "reference": "DEM-9ETX2Y",
        "company": "Gulf Build LLC",
        "country": "SA",
        "contact": "Fahad Al Otaibi",
        "state": "received",
        "stateAt": "2026-11-23T08:18:57.111Z",
        "createdAt": "2026-11-23T08:18:57.111Z",
        "trades": [
          "mason",
          "cook"
        ],
        "workers": 43
      }
    ],
    "count": 2,
    "page": 1,
    "pages": 1,
    "counts": {
      "received": 2
    }
  },
  "demands.byId": {
    "id": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
    "reference": "DEM-7YLJUN",
    "company": "Pearl Hospitality WLL",
    "registrationNo": "CR 10104455",
    "country": "QA",
    "city": "Doha",
    "contact": "Maria Santos",
    "email": "maria@pearl.example",
    "phone": "+974 4412 3456",
    "visaNo": "",
    "attestedOn": "",
    "startsOn": "2027-02-01",
    "message": "",
    "language": "en",
    "consent": 1,
    "state": "received",
    "version": 1,
    "files": [],
    "payers": {
      "returning": "employer",
      "visa": "employer"
    },
    "stateAt": "2026-11-23T08:18:57.146Z",
    "createdAt": "2026-11-23T08:18:57.146Z",
    "deleteAfter": "2028-11-23T08:18:57.146Z",
    "lines": [
      {
        "id": "08322f5f-2bf5-49f0-877d-170f94e3c127",
        "demandId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "position": 0,
        "trade": "cook",
        "number": 12,
        "wage": 1800,
        "currency": "QAR",
        "period": "month",
        "hours": 8,
        "days": 6,
        "months": 24,
        "housing": "free",
        "food": "allowance",
        "ticket": "employer",
        "medical": "employer",
        "insurance": "employer"
      }
    ],
    "events": [
      {
        "id": "343d2459-3b2a-4164-a49a-f390aa88a2a3",
        "demandId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "byId": null,
        "by": "",
        "at": "2026-11-23T08:18:57.148Z"
      }
    ],
    "entries": [
      {
        "id": "84e6c5ab-edc2-437d-a34f-9bbdbb26fbbc",
        "demandId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "kind": "mail",
        "text": "Your demand DEM-7YLJUN has arrived",
        "byId": null,
        "by": "",
        "at": "2026-11-23T08:18:57.154Z",
        "delivery": {
          "state": "failed",
          "nextTryAt": "2026-11-23T08:19:57.157Z"
        }
      },
      {
        "id": "cdf14a38-3c11-42c4-91a4-76325ff62f78",
        "demandId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "kind": "note",
        "text": "Asked the mission whether the visa number is theirs.",
        "byId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "by": "Ayesha Rahman",
        "at": "2026-11-23T08:18:57.175Z"
      }
    ],
    "sentences": {
      "received": "We have your demand and are reading it.",
      "checked": "We have checked your documents. Next, we decide on your demand.",
      "accepted": "We accept your demand. We are applying for the recruitment permission and preparing the job advertisements.",
      "advertised": "Your jobs are on our website, and workers can apply.",
      "closed": "This demand is complete. Thank you.",
      "refused": "",
      "withdrawn": ""
    }
  },
  "demands.neighbours": {
    "next": "985b38c3-3c13-4ca4-bc6f-ca4828acc9ea",
    "number": 1,
    "count": 2
  }
} satisfies Answers

export const bn = {} satisfies Answers

