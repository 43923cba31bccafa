import type { Answers } from '../answers.ts'

export const en = {
  "tokens.list": [
    {
      "id": "d7d82a64-3edf-48b5-a7f4-ef86ee9f2df2",
      "name": "Accounts import",
      "hint": "mb_dJze…cE64",
      "scopes": [
        "applications",
        "demands",
        "activity"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-23T13:51:54.427Z",
      "expiresAt": "2027-02-21T13:51:54.425Z",
      "lastUsedAt": null
    },
    {
      "id": "fbae3f5e-efad-48ef-a744-2da59ad2c11b",
      "name": "Job feed of the portal",
      "hint": "mb_Og7d…Kc0k",
      "scopes": [
        "vacancies"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-23T13:51:54.291Z",
      "expiresAt": "2027-02-21T13:51:54.279Z",
      "lastUsedAt": null
    },
    {
      "id": "d04e8c1f-6a2c-4a93-a54d-1fd61654db86",
      "name": "Website sync",
      "hint": "mb_LYLn…40Rc",
      "scopes": [
        "content",
        "write"
      ],
      "by": "Ayesha Rahman",
      "state": "revoked",
      "createdAt": "2026-11-23T13:51:54.118Z",
      "expiresAt": "2027-02-21T13:51:54.099Z",
      "lastUsedAt": null
    }
  ]
} satisfies Answers

export const bn = {} satisfies Answers

