import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "tokens.list": [
    {
      "id": "a910797c-30e0-46e0-b0c4-95d24e20db14",
      "name": "Accounts import",
      "hint": "mb_kY9e…TIY4",
      "scopes": [
        "applications",
        "demands",
        "activity"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-24T21:57:45.171Z",
      "expiresAt": "2027-02-22T21:57:45.168Z",
      "lastUsedAt": null
    },
    {
      "id": "f91bc1c2-f214-4ad4-b7e8-8f1fcaf5097a",
      "name": "Job feed of the portal",
      "hint": "mb_zAES…06cQ",
      "scopes": [
        "vacancies"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-24T21:57:45.112Z",
      "expiresAt": "2027-02-22T21:57:45.110Z",
      "lastUsedAt": null
    },
    {
      "id": "5028da81-bf34-428b-8557-d2462002836f",
      "name": "Website sync",
      "hint": "mb_Ho3M…IpyA",
      "scopes": [
        "content",
        "write"
      ],
      "by": "Ayesha Rahman",
      "state": "revoked",
      "createdAt": "2026-11-24T21:57:45.052Z",
      "expiresAt": "2027-02-22T21:57:45.049Z",
      "lastUsedAt": null
    }
  ]
} satisfies MockResponses

export const bn = {} satisfies MockResponses

