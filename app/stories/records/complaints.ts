import type { Answers } from '../answers.ts'

export const en = {
  "complaints.list": {
    "rows": [
      {
        "id": "21eee184-0390-4dd3-b6ec-9b7acf69ee0a",
        "name": "C-21EEE1",
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
        "id": "974a5dc5-18ce-4a77-b920-15c1da0da4ca",
        "name": "C-974A5D",
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
        "id": "fe6a4d03-b6e1-4cce-bcab-24881eecdc6c",
        "name": "C-FE6A4D",
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
      "id": "9c535c46-38c3-4c24-be85-892a2ad4da13",
      "name": "Nasrin Akter"
    }
  ],
  "complaints.byId": {
    "id": "21eee184-0390-4dd3-b6ec-9b7acf69ee0a",
    "name": "C-21EEE1",
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
        "id": "7ab3e668-8055-4d63-8dcd-864382da2925",
        "kind": "person",
        "by": "",
        "byId": null,
        "day": "2026-11-23",
        "text": "My employer keeps my passport and has not paid me since June.",
        "change": null,
        "files": []
      },
      {
        "id": "f103efbe-0da9-4c6c-b494-96ffb5484773",
        "kind": "note",
        "by": "Nasrin Akter",
        "byId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "day": "2026-11-23",
        "text": "The employer’s agent answers on Sunday.",
        "change": null,
        "files": []
      }
    ]
  },
  "complaints.neighbours": {
    "next": "974a5dc5-18ce-4a77-b920-15c1da0da4ca",
    "nextOpen": "974a5dc5-18ce-4a77-b920-15c1da0da4ca",
    "number": 1,
    "count": 3
  }
} satisfies Answers

export const bn = {} satisfies Answers

