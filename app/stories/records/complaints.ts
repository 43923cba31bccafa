import type { Answers } from '../answers.ts'

export const en = {
  "complaints.list": {
    "rows": [
      {
        "id": "1a709ff9-3064-48db-aa92-c734e837e919",
        "name": "C-1A709F",
        "state": "new",
        "day": "2026-11-23",
        "dueOn": "2026-12-14",
        "isOverdue": false,
        "about": "employer",
        "place": "SA",
        "officer": null,
        "excerpt": "My employer keeps my passport and has not paid me since June.",
        "isLocked": false
      },
      {
        "id": "1cb2bac5-e31f-4b85-a4f3-5350b16ad691",
        "name": "C-1CB2BA",
        "state": "new",
        "day": "2026-11-23",
        "dueOn": "2026-12-14",
        "isOverdue": false,
        "about": "agency",
        "place": "BD",
        "officer": null,
        "excerpt": "একজন দালাল আমার কাছে ৮০,০০০ টাকা চেয়েছেন। রসিদ দেননি।",
        "isLocked": false
      },
      {
        "id": "9550305f-ba1a-46c6-8bf2-f591a95bf842",
        "name": "C-955030",
        "state": "new",
        "day": "2026-11-23",
        "dueOn": "2026-12-14",
        "isOverdue": false,
        "about": "",
        "place": "QA",
        "officer": null,
        "excerpt": "The contract I signed in Dhaka names another wage than the one here.",
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
      "id": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
      "name": "Nasrin Akter"
    }
  ],
  "complaints.byId": {
    "id": "1a709ff9-3064-48db-aa92-c734e837e919",
    "name": "C-1A709F",
    "version": 2,
    "state": "new",
    "language": "en",
    "day": "2026-11-23",
    "dueOn": "2026-12-14",
    "isOverdue": false,
    "isRead": false,
    "answeredOn": null,
    "closedOn": null,
    "closedFor": "",
    "keptMonths": 12,
    "deleteOn": null,
    "officerId": null,
    "officer": null,
    "about": "employer",
    "place": "SA",
    "contact": "+966 55 123 4567",
    "isLocked": false,
    "entries": [
      {
        "id": "d266825e-3c7c-4c9b-929b-5c821f8811d2",
        "kind": "person",
        "by": "",
        "byId": null,
        "day": "2026-11-23",
        "text": "My employer keeps my passport and has not paid me since June.",
        "change": null,
        "files": []
      },
      {
        "id": "d3ecc712-19a0-4ff4-a141-0a6f4993d2a4",
        "kind": "note",
        "by": "Nasrin Akter",
        "byId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "day": "2026-11-23",
        "text": "The employer’s agent answers on Sunday.",
        "change": null,
        "files": []
      }
    ]
  },
  "complaints.neighbours": {
    "next": "1cb2bac5-e31f-4b85-a4f3-5350b16ad691",
    "nextOpen": "1cb2bac5-e31f-4b85-a4f3-5350b16ad691",
    "number": 1,
    "count": 3
  }
} satisfies Answers

export const bn = {} satisfies Answers

