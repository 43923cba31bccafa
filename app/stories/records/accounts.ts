import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "accounts.policy": {
    "isFirst": false,
    "passwordMinLength": 6,
    "isClosed": false,
    "needsSetup": false,
    "providers": []
  },
  "accounts.me": {
    "uid": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
    "email": "ayesha@meghbridge.example",
    "name": "Ayesha Rahman",
    "role": "owner",
    "status": "active",
    "language": "en",
    "waiting": 1
  },
  "accounts.own.profile": {
    "name": "Ayesha Rahman",
    "email": "ayesha@meghbridge.example",
    "isVerified": false,
    "hasPassword": true,
    "isConfirmed": false,
    "pendingEmail": null,
    "passwordMinLength": 10,
    "providers": [],
    "factors": {
      "isRequired": false,
      "hasSecondFactor": false,
      "appSince": null,
      "passkeys": [],
      "codesLeft": 0,
      "devices": []
    },
    "sessions": [
      {
        "id": "3bc5470115560850b1251f7eb27d19cbed366489e923f45e1c079aba2a83e5e9",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "This network",
        "createdAt": "2026-11-24T18:36:33.183Z",
        "lastUsedAt": "2026-11-24T18:36:33.183Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.invitations": [
    {
      "id": "8db5cd68854c3371dbc2483146dcdbcc04a39df3ef14b868f9710421659517b9",
      "email": "shirin@meghbridge.example",
      "role": "editor",
      "by": "Ayesha Rahman",
      "sentAt": "2026-11-24T18:36:36.399Z",
      "expiresAt": "2026-12-01T18:36:36.398Z",
      "isExpired": false
    }
  ],
  "accounts.staff.list": [
    {
      "id": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
      "name": "Tanvir Hasan",
      "email": "tanvir@meghbridge.example",
      "role": "staff",
      "status": "waiting",
      "createdAt": "2026-11-24T18:36:34.291Z",
      "lastSeenAt": null
    },
    {
      "id": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
      "name": "Ayesha Rahman",
      "email": "ayesha@meghbridge.example",
      "role": "owner",
      "status": "active",
      "createdAt": "2026-11-24T18:36:33.164Z",
      "lastSeenAt": "2026-11-24T18:36:33.183Z"
    },
    {
      "id": "27f75c87-f304-4b00-ab75-5adab9b9726f",
      "name": "Karim Uddin",
      "email": "karim@meghbridge.example",
      "role": "staff",
      "status": "active",
      "createdAt": "2026-11-24T18:36:33.899Z",
      "lastSeenAt": "2026-11-24T18:36:35.861Z"
    },
    {
      "id": "cb7e9045-765c-402e-a84e-882b825cf204",
      "name": "Nasrin Akter",
      "email": "nasrin@meghbridge.example",
      "role": "officer",
      "status": "active",
      "createdAt": "2026-11-24T18:36:33.432Z",
      "lastSeenAt": "2026-11-24T18:36:35.646Z"
    }
  ],
  "accounts.staff.outbox": null,
  "accounts.staff.byId": {
    "id": "27f75c87-f304-4b00-ab75-5adab9b9726f",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "hasSecondFactor": false,
    "createdAt": "2026-11-24T18:36:33.899Z",
    "lastSeenAt": "2026-11-24T18:36:35.861Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "1f314e5def771e3f2c82839c3e26d5175ca3c7342821a7fa9b112f67aa3a56d3",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "This network",
        "createdAt": "2026-11-24T18:36:35.861Z",
        "lastUsedAt": "2026-11-24T18:36:35.861Z",
        "isThis": false
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "accounts.own.profile": {
    "name": "Ayesha Rahman",
    "email": "ayesha@meghbridge.example",
    "isVerified": false,
    "hasPassword": true,
    "isConfirmed": false,
    "pendingEmail": null,
    "passwordMinLength": 10,
    "providers": [],
    "factors": {
      "isRequired": false,
      "hasSecondFactor": false,
      "appSince": null,
      "passkeys": [],
      "codesLeft": 0,
      "devices": []
    },
    "sessions": [
      {
        "id": "3bc5470115560850b1251f7eb27d19cbed366489e923f45e1c079aba2a83e5e9",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "এই নেটওয়ার্ক",
        "createdAt": "2026-11-24T18:36:33.183Z",
        "lastUsedAt": "2026-11-24T18:36:33.183Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.byId": {
    "id": "27f75c87-f304-4b00-ab75-5adab9b9726f",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "hasSecondFactor": false,
    "createdAt": "2026-11-24T18:36:33.899Z",
    "lastSeenAt": "2026-11-24T18:36:35.861Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "1f314e5def771e3f2c82839c3e26d5175ca3c7342821a7fa9b112f67aa3a56d3",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "এই নেটওয়ার্ক",
        "createdAt": "2026-11-24T18:36:35.861Z",
        "lastUsedAt": "2026-11-24T18:36:35.861Z",
        "isThis": false
      }
    ]
  }
} satisfies MockResponses

