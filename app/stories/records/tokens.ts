import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "tokens.list": [
    {
      "id": "851e5dfc-c776-4609-84d2-b8855b3c0e15",
      "name": "Accounts import",
      "hint": "mb_FJlH…YDlQ",
      "scopes": [
        "applications",
        "demands",
        "activity"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-24T18:36:37.717Z",
      "expiresAt": "2027-02-22T18:36:37.671Z",
      "lastUsedAt": null
    },
    {
      "id": "f543ba31-a3dd-48ad-961b-5ac28bb3fe33",
      "name": "Job feed of the portal",
      "hint": "mb_TpKG…WJ_o",
      "scopes": [
        "vacancies"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-24T18:36:37.195Z",
      "expiresAt": "2027-02-22T18:36:37.191Z",
      "lastUsedAt": null
    },
    {
      "id": "dd66dec0-4638-42dd-a01a-7aff4b212839",
      "name": "Website sync",
      "hint": "mb_bfQ0…v6Qc",
      "scopes": [
        "content",
        "write"
      ],
      "by": "Ayesha Rahman",
      "state": "revoked",
      "createdAt": "2026-11-24T18:36:36.937Z",
      "expiresAt": "2027-02-22T18:36:36.838Z",
      "lastUsedAt": null
    }
  ]
} satisfies MockResponses

export const bn = {} satisfies MockResponses

