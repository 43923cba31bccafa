import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "demands.retention": 24,
  "demands.terms": {
    "responseTime": "Two working days",
    "responseTimeBn": "দুই কর্মদিবস",
    "replacement": "If a worker leaves within 90 days of arrival, or is not fit for the trade in which we tested them, we recruit another worker and charge you nothing for it.",
    "replacementBn": "পৌঁছানোর ৯০ দিনের মধ্যে কোনো কর্মী কাজ ছেড়ে গেলে, বা যে পেশায় পরীক্ষা নিয়েছি সে কাজের উপযুক্ত না হলে, আমরা বিনা ফিতে আরেকজন কর্মী নিয়োগ করি।"
  },
  "demands.shown": {
    "reference": "DEM-SH3QHX",
    "company": "Gulf Build LLC",
    "state": "received",
    "startsOn": "2027-02-01",
    "events": [
      {
        "_id": "a7263415-dc38-45c4-b644-45381da1a86d",
        "state": "received",
        "on": "2026-11-23",
        "sentence": ""
      }
    ],
    "lines": [
      {
        "_id": "fda8cb46-b547-4150-a409-19e02026bcc5",
        "trade": "mason",
        "number": 40,
        "wage": 1800,
        "currency": "SAR",
        "period": "month"
      },
      {
        "_id": "d1cb6e4e-ea1a-40e7-95e2-cfe739aba207",
        "trade": "cook",
        "number": 3,
        "wage": 2200,
        "currency": "SAR",
        "period": "month"
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2028-11-23T14:36:28.565Z"
  },
  "demands.origins": [],
  "demands.list": {
    "rows": [
      {
        "id": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "reference": "DEM-RNY24M",
        "company": "Pearl Hospitality WLL",
        "country": "QA",
        "contact": "Maria Santos",
        "state": "received",
        "stateAt": "2026-11-23T14:36:28.621Z",
        "createdAt": "2026-11-23T14:36:28.621Z",
        "trades": [
          "cook"
        ],
        "workers": 12
      },
      {
        "id": "65425691-bd74-401a-a5be-4ea987d29fd8",
        "reference": "DEM-SH3QHX",
        "company": "Gulf Build LLC",
        "country": "SA",
        "contact": "Fahad Al Otaibi",
        "state": "received",
        "stateAt": "2026-11-23T14:36:28.565Z",
        "createdAt": "2026-11-23T14:36:28.565Z",
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
    "id": "676fadbd-1408-4792-b8e1-c5d178e0e727",
    "reference": "DEM-RNY24M",
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
    "stateAt": "2026-11-23T14:36:28.621Z",
    "createdAt": "2026-11-23T14:36:28.621Z",
    "deleteAfter": "2028-11-23T14:36:28.621Z",
    "lines": [
      {
        "id": "25042bf8-ae56-40b7-b8dd-cacb6631075d",
        "demandId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
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
        "id": "5d5b183d-15e2-4cbd-8dcd-320dd8e4a9ae",
        "demandId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "byId": null,
        "by": "",
        "at": "2026-11-23T14:36:28.623Z"
      }
    ],
    "entries": [
      {
        "id": "e64b0235-2fd9-4c6c-943f-e902b4abe8bf",
        "demandId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "kind": "mail",
        "text": "Your demand DEM-RNY24M has arrived",
        "byId": null,
        "by": "",
        "at": "2026-11-23T14:36:28.628Z",
        "delivery": {
          "state": "failed",
          "nextTryAt": "2026-11-23T14:37:28.634Z"
        }
      },
      {
        "id": "1d8742cc-95bb-44ec-9b5c-fafbaf11ecde",
        "demandId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "kind": "note",
        "text": "Asked the mission whether the visa number is theirs.",
        "byId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "by": "Ayesha Rahman",
        "at": "2026-11-23T14:36:28.668Z"
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
    "next": "65425691-bd74-401a-a5be-4ea987d29fd8",
    "number": 1,
    "count": 2
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

