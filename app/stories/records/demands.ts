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
    "reference": "DEM-9R4UG9",
    "company": "Gulf Build LLC",
    "state": "received",
    "startsOn": "2027-02-01",
    "events": [
      {
        "_id": "a5f94b52-157d-4b48-82ec-e907d584f486",
        "state": "received",
        "on": "2026-11-23",
        "sentence": ""
      }
    ],
    "lines": [
      {
        "_id": "c572244f-657d-4b52-8d5a-da7c0ede99ee",
        "trade": "mason",
        "number": 40,
        "wage": 1800,
        "currency": "SAR",
        "period": "month"
      },
      {
        "_id": "f0087664-1a3a-482e-915a-7052187bed6d",
        "trade": "cook",
        "number": 3,
        "wage": 2200,
        "currency": "SAR",
        "period": "month"
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2028-11-23T14:05:36.982Z"
  },
  "demands.origins": [],
  "demands.list": {
    "rows": [
      {
        "id": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "reference": "DEM-Q5ZGLG",
        "company": "Pearl Hospitality WLL",
        "country": "QA",
        "contact": "Maria Santos",
        "state": "received",
        "stateAt": "2026-11-23T14:05:37.422Z",
        "createdAt": "2026-11-23T14:05:37.422Z",
        "trades": [
          "cook"
        ],
        "workers": 12
      },
      {
        "id": "91ad0b09-2be2-4f3d-abb5-7da15e4fc95e",
        "reference": "DEM-9R4UG9",
        "company": "Gulf Build LLC",
        "country": "SA",
        "contact": "Fahad Al Otaibi",
        "state": "received",
        "stateAt": "2026-11-23T14:05:36.982Z",
        "createdAt": "2026-11-23T14:05:36.982Z",
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
    "id": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
    "reference": "DEM-Q5ZGLG",
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
    "stateAt": "2026-11-23T14:05:37.422Z",
    "createdAt": "2026-11-23T14:05:37.422Z",
    "deleteAfter": "2028-11-23T14:05:37.422Z",
    "lines": [
      {
        "id": "4c8d94d1-df17-4c14-bc7e-88f8436170c1",
        "demandId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
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
        "id": "2f1ef72a-20f5-4c8f-851d-f326592d93a4",
        "demandId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "state": "received",
        "on": "2026-11-23",
        "sentence": "",
        "byId": null,
        "by": "",
        "at": "2026-11-23T14:05:37.440Z"
      }
    ],
    "entries": [
      {
        "id": "757ac23e-dbe3-4e11-be97-5019e7249580",
        "demandId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "kind": "mail",
        "text": "Your demand DEM-Q5ZGLG has arrived",
        "byId": null,
        "by": "",
        "at": "2026-11-23T14:05:37.560Z",
        "delivery": {
          "state": "failed",
          "nextTryAt": "2026-11-23T14:06:37.650Z"
        }
      },
      {
        "id": "1e246132-3437-4921-a423-656620efc905",
        "demandId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "kind": "note",
        "text": "Asked the mission whether the visa number is theirs.",
        "byId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "by": "Ayesha Rahman",
        "at": "2026-11-23T14:05:37.910Z"
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
    "next": "91ad0b09-2be2-4f3d-abb5-7da15e4fc95e",
    "number": 1,
    "count": 2
  }
} satisfies Answers

export const bn = {} satisfies Answers

