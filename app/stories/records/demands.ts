import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "demands.retention": 24,
  "demands.terms": {
    "responseTime": "2 working days",
    "responseTimeBn": "২ কর্মদিবস",
    "replacementDays": 90,
    "replacement": "If a worker leaves within 90 days of arrival, or is not fit for the trade in which we tested them, we recruit another worker and charge you nothing for it.",
    "replacementBn": "পৌঁছানোর ৯০ দিনের মধ্যে কোনো কর্মী কাজ ছেড়ে গেলে, বা যে পেশায় পরীক্ষা নিয়েছি সে কাজের উপযুক্ত না হলে, আমরা বিনা ফিতে আরেকজন কর্মী নিয়োগ করি।"
  },
  "demands.shown": {
    "reference": "DEM-E6A7VS",
    "company": "Gulf Build LLC",
    "state": "received",
    "startsOn": "2027-02-01",
    "events": [
      {
        "_id": "6a2dc2b8-796f-45c9-8ee9-fb536b6005c7",
        "state": "received",
        "on": "2026-11-25",
        "sentence": ""
      }
    ],
    "lines": [
      {
        "_id": "28cd06e0-f432-4d64-ac03-a2254d24be43",
        "trade": "mason",
        "number": 40,
        "wage": 1800,
        "currency": "SAR",
        "period": "month"
      },
      {
        "_id": "f95e636f-81ae-41b4-97ce-4bd1b8e0dce5",
        "trade": "cook",
        "number": 3,
        "wage": 2200,
        "currency": "SAR",
        "period": "month"
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2028-11-24T18:36:47.463Z"
  },
  "demands.origins": [],
  "demands.list": {
    "rows": [
      {
        "id": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "reference": "DEM-6ZLZV9",
        "company": "Pearl Hospitality WLL",
        "country": "QA",
        "contact": "Maria Santos",
        "state": "received",
        "stateAt": "2026-11-24T18:36:47.771Z",
        "createdAt": "2026-11-24T18:36:47.771Z",
        "trades": [
          "cook"
        ],
        "workers": 12
      },
      {
        "id": "66d4b9be-52b5-4d30-9f22-99f487231ade",
        "reference": "DEM-E6A7VS",
        "company": "Gulf Build LLC",
        "country": "SA",
        "contact": "Fahad Al Otaibi",
        "state": "received",
        "stateAt": "2026-11-24T18:36:47.463Z",
        "createdAt": "2026-11-24T18:36:47.463Z",
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
    "id": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
    "reference": "DEM-6ZLZV9",
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
    "stateAt": "2026-11-24T18:36:47.771Z",
    "createdAt": "2026-11-24T18:36:47.771Z",
    "deleteAfter": "2028-11-24T18:36:47.771Z",
    "lines": [
      {
        "id": "8d432445-4937-4caf-a151-7d3c5492563b",
        "demandId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
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
        "id": "15692e0d-0a60-4ab9-851c-6b62d02aa76b",
        "demandId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "byId": null,
        "by": "",
        "at": "2026-11-24T18:36:47.775Z"
      }
    ],
    "entries": [
      {
        "id": "0d342999-cf8b-4f49-bc9c-cb6fc6ec4348",
        "demandId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "kind": "mail",
        "text": "Your demand DEM-6ZLZV9 has arrived",
        "byId": null,
        "by": "",
        "at": "2026-11-24T18:36:47.788Z",
        "delivery": {
          "state": "failed",
          "nextTryAt": "2026-11-24T18:37:47.795Z"
        }
      },
      {
        "id": "099e88a6-d872-481e-b9fe-bc62f258e83e",
        "demandId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "kind": "note",
        "text": "Asked the mission whether the visa number is theirs.",
        "byId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "by": "Ayesha Rahman",
        "at": "2026-11-24T18:36:47.903Z"
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
    "next": "66d4b9be-52b5-4d30-9f22-99f487231ade",
    "number": 1,
    "count": 2
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

