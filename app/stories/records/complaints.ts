import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "complaints.list": {
    "rows": [
      {
        "id": "4af58d2e-7391-4050-998d-40fddc1fc219",
        "name": "C-4AF58D",
        "state": "new",
        "day": "2026-11-25",
        "dueOn": "2026-12-16",
        "isOverdue": false,
        "about": "",
        "place": "QA",
        "officer": null,
        "excerpt": "The contract I signed in Dhaka names another wage than the one here.",
        "isLocked": false
      },
      {
        "id": "91907b89-7dca-47d2-a9fb-edc1a8170aac",
        "name": "C-91907B",
        "state": "new",
        "day": "2026-11-25",
        "dueOn": "2026-12-16",
        "isOverdue": false,
        "about": "employer",
        "place": "SA",
        "officer": null,
        "excerpt": "My employer keeps my passport and has not paid me since June.",
        "isLocked": false
      },
      {
        "id": "f68ce2f3-b4ee-48ed-93a2-a3d478dd2ec3",
        "name": "C-F68CE2",
        "state": "new",
        "day": "2026-11-25",
        "dueOn": "2026-12-16",
        "isOverdue": false,
        "about": "agency",
        "place": "BD",
        "officer": null,
        "excerpt": "একজন দালাল আমার কাছে ৮০,০০০ টাকা চেয়েছেন। রসিদ দেননি।",
        "isLocked": false
      }
    ],
    "count": 3,
    "page": 1,
    "pages": 1,
    "isCut": false,
    "counts": {
      "new": 3
    }
  },
  "complaints.officers": [
    {
      "id": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
      "name": "Nasrin Akter"
    }
  ],
  "complaints.byId": {
    "id": "4af58d2e-7391-4050-998d-40fddc1fc219",
    "name": "C-4AF58D",
    "version": 2,
    "state": "new",
    "language": "en",
    "day": "2026-11-25",
    "dueOn": "2026-12-16",
    "isOverdue": false,
    "isRead": false,
    "answeredOn": null,
    "closedOn": null,
    "closedFor": "",
    "keptMonths": 12,
    "deleteOn": null,
    "officerId": null,
    "officer": null,
    "about": "",
    "place": "QA",
    "contact": "",
    "isLocked": false,
    "entries": [
      {
        "id": "5cb566e4-f40f-482c-aad1-242c4812edbb",
        "kind": "person",
        "by": "",
        "byId": null,
        "day": "2026-11-25",
        "text": "The contract I signed in Dhaka names another wage than the one here.",
        "change": null,
        "files": []
      },
      {
        "id": "b213a2ef-5fd4-49eb-b92e-dfb745f2779a",
        "kind": "note",
        "by": "Nasrin Akter",
        "byId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "day": "2026-11-25",
        "text": "The employer’s agent answers on Sunday.",
        "change": null,
        "files": []
      }
    ]
  },
  "complaints.neighbours": {
    "next": "91907b89-7dca-47d2-a9fb-edc1a8170aac",
    "nextOpen": "91907b89-7dca-47d2-a9fb-edc1a8170aac",
    "number": 1,
    "count": 3
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

