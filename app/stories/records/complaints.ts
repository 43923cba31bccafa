import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "complaints.list": {
    "rows": [
      {
        "id": "2e828fc6-4039-40d7-a3f1-7a323c9e01f2",
        "name": "C-2E828F",
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
        "id": "994db757-54f8-4278-b2fb-1935eeedaa88",
        "name": "C-994DB7",
        "state": "new",
        "day": "2026-11-25",
        "dueOn": "2026-12-16",
        "isOverdue": false,
        "about": "agency",
        "place": "BD",
        "officer": null,
        "excerpt": "একজন দালাল আমার কাছে ৮০,০০০ টাকা চেয়েছেন। রসিদ দেননি।",
        "isLocked": false
      },
      {
        "id": "ee4f5153-477e-42fa-9ca4-a06a4e81e3bc",
        "name": "C-EE4F51",
        "state": "new",
        "day": "2026-11-25",
        "dueOn": "2026-12-16",
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
      "id": "cb7e9045-765c-402e-a84e-882b825cf204",
      "name": "Nasrin Akter"
    }
  ],
  "complaints.byId": {
    "id": "2e828fc6-4039-40d7-a3f1-7a323c9e01f2",
    "name": "C-2E828F",
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
    "about": "employer",
    "place": "SA",
    "contact": "+966 55 123 4567",
    "isLocked": false,
    "entries": [
      {
        "id": "ef9517a2-300c-45d7-a006-040f13ee8308",
        "kind": "person",
        "by": "",
        "byId": null,
        "day": "2026-11-25",
        "text": "My employer keeps my passport and has not paid me since June.",
        "change": null,
        "files": []
      },
      {
        "id": "b97218fc-c659-49d6-a059-c98533cfa823",
        "kind": "note",
        "by": "Nasrin Akter",
        "byId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "day": "2026-11-25",
        "text": "The employer’s agent answers on Sunday.",
        "change": null,
        "files": []
      }
    ]
  },
  "complaints.neighbours": {
    "next": "994db757-54f8-4278-b2fb-1935eeedaa88",
    "nextOpen": "994db757-54f8-4278-b2fb-1935eeedaa88",
    "number": 1,
    "count": 3
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

