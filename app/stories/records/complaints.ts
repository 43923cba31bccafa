import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "complaints.list": {
    "rows": [
      {
        "id": "9eee94f8-62cb-4473-866f-716d48729773",
        "name": "C-9EEE94",
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
        "id": "a2697d34-223a-4b57-9299-d1f27a081971",
        "name": "C-A2697D",
        "state": "new",
        "day": "2026-11-23",
        "dueOn": "2026-12-14",
        "isOverdue": false,
        "about": "",
        "place": "QA",
        "officer": null,
        "excerpt": "The contract I signed in Dhaka names another wage than the one here.",
        "isLocked": false
      },
      {
        "id": "ac4d2191-a427-4f36-aed1-c7071c4e23af",
        "name": "C-AC4D21",
        "state": "new",
        "day": "2026-11-23",
        "dueOn": "2026-12-14",
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
      "id": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
      "name": "Nasrin Akter"
    }
  ],
  "complaints.byId": {
    "id": "9eee94f8-62cb-4473-866f-716d48729773",
    "name": "C-9EEE94",
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
        "id": "07349fe7-0faf-47b1-9b84-cd397c87b514",
        "kind": "person",
        "by": "",
        "byId": null,
        "day": "2026-11-23",
        "text": "My employer keeps my passport and has not paid me since June.",
        "change": null,
        "files": []
      },
      {
        "id": "da67f499-477f-48cb-a083-34e400a6eab5",
        "kind": "note",
        "by": "Nasrin Akter",
        "byId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "day": "2026-11-23",
        "text": "The employer’s agent answers on Sunday.",
        "change": null,
        "files": []
      }
    ]
  },
  "complaints.neighbours": {
    "next": "a2697d34-223a-4b57-9299-d1f27a081971",
    "nextOpen": "a2697d34-223a-4b57-9299-d1f27a081971",
    "number": 1,
    "count": 3
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

