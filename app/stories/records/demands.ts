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
    "reference": "DEM-7KMN4W",
    "company": "Gulf Build LLC",
    "state": "received",
    "startsOn": "2027-02-01",
    "events": [
      {
        "_id": "c669f4bf-8bcd-4be0-beda-a97354d41259",
        "state": "received",
        "on": "2026-11-25",
        "sentence": ""
      }
    ],
    "lines": [
      {
        "_id": "51b0c5e3-2736-4e51-a582-c2a1d48b3f8b",
        "trade": "mason",
        "number": 40,
        "wage": 1800,
        "currency": "SAR",
        "period": "month"
      },
      {
        "_id": "46f010b6-c081-4bbd-bf61-7fe3800e1245",
        "trade": "cook",
        "number": 3,
        "wage": 2200,
        "currency": "SAR",
        "period": "month"
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2028-11-24T21:57:47.334Z"
  },
  "demands.origins": [],
  "demands.list": {
    "rows": [
      {
        "id": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "reference": "DEM-K8GCMC",
        "company": "Pearl Hospitality WLL",
        "country": "QA",
        "contact": "Maria Santos",
        "state": "received",
        "stateAt": "2026-11-24T21:57:47.406Z",
        "createdAt": "2026-11-24T21:57:47.406Z",
        "trades": [
          "cook"
        ],
        "workers": 12
      },
      {
        "id": "87fbfa28-0357-45ba-a353-d03979c0a061",
        "reference": "DEM-7KMN4W",
        "company": "Gulf Build LLC",
        "country": "SA",
        "contact": "Fahad Al Otaibi",
        "state": "received",
        "stateAt": "2026-11-24T21:57:47.334Z",
        "createdAt": "2026-11-24T21:57:47.334Z",
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
    "id": "6be5d3c5-d256-411d-837d-a0779381cf84",
    "reference": "DEM-K8GCMC",
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
    "stateAt": "2026-11-24T21:57:47.406Z",
    "createdAt": "2026-11-24T21:57:47.406Z",
    "deleteAfter": "2028-11-24T21:57:47.406Z",
    "lines": [
      {
        "id": "f02d7487-7844-4949-a4f3-009f6cb3c2ad",
        "demandId": "6be5d3c5-d256-411d-837d-a0779381cf84",
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
        "id": "cd6bd737-124f-4eb3-9dc2-c5be2c517442",
        "demandId": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "byId": null,
        "by": "",
        "at": "2026-11-24T21:57:47.408Z"
      }
    ],
    "entries": [
      {
        "id": "7c2b41a4-d035-4fe5-9f4c-3a4603c7885a",
        "demandId": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "kind": "mail",
        "text": "Your demand DEM-K8GCMC has arrived",
        "byId": null,
        "by": "",
        "at": "2026-11-24T21:57:47.415Z",
        "delivery": {
          "state": "failed",
          "nextTryAt": "2026-11-24T21:58:47.420Z"
        }
      },
      {
        "id": "78fec8f6-2d9f-434e-9fcd-037fb56b7530",
        "demandId": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "kind": "note",
        "text": "Asked the mission whether the visa number is theirs.",
        "byId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "by": "Ayesha Rahman",
        "at": "2026-11-24T21:57:47.465Z"
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
    "next": "87fbfa28-0357-45ba-a353-d03979c0a061",
    "number": 1,
    "count": 2
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

