import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "tokens.list": [
    {
      "id": "ead3cb5f-ec15-465f-ab59-db38e4661ea6",
      "name": "Accounts import",
      "hint": "mb_qu3e…5ZVg",
      "scopes": [
        "applications",
        "demands",
        "activity"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-23T14:36:26.696Z",
      "expiresAt": "2027-02-21T14:36:26.693Z",
      "lastUsedAt": null
    },
    {
      "id": "40b42b03-5f00-41e6-932e-39c548d3685a",
      "name": "Job feed of the portal",
      "hint": "mb_YCdk…QxUM",
      "scopes": [
        "vacancies"
      ],
      "by": "Ayesha Rahman",
      "state": "works",
      "createdAt": "2026-11-23T14:36:26.650Z",
      "expiresAt": "2027-02-21T14:36:26.648Z",
      "lastUsedAt": null
    },
    {
      "id": "938a6c03-1d95-4ba2-bd64-a116629f3aa0",
      "name": "Website sync",
      "hint": "mb_IWxn…jE-A",
      "scopes": [
        "content",
        "write"
      ],
      "by": "Ayesha Rahman",
      "state": "revoked",
      "createdAt": "2026-11-23T14:36:26.599Z",
      "expiresAt": "2027-02-21T14:36:26.596Z",
      "lastUsedAt": null
    }
  ]
} satisfies MockResponses

export const bn = {} satisfies MockResponses

