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
    "uid": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
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
        "id": "2884134d70e184cc56efdebcd3a7f5bdffc84676353859d41a620c8af65b85cd",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "This network",
        "createdAt": "2026-11-24T21:57:44.379Z",
        "lastUsedAt": "2026-11-24T21:57:44.379Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.invitations": [
    {
      "id": "3e45d0ca31c921d2428ebc4f4968bdb5e8c46c0aab66a3f5c663a1e96feac7ba",
      "email": "shirin@meghbridge.example",
      "role": "editor",
      "by": "Ayesha Rahman",
      "sentAt": "2026-11-24T21:57:44.995Z",
      "expiresAt": "2026-12-01T21:57:44.994Z",
      "isExpired": false
    }
  ],
  "accounts.staff.list": [
    {
      "id": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
      "name": "Tanvir Hasan",
      "email": "tanvir@meghbridge.example",
      "role": "staff",
      "status": "waiting",
      "createdAt": "2026-11-24T21:57:44.653Z",
      "lastSeenAt": null
    },
    {
      "id": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
      "name": "Ayesha Rahman",
      "email": "ayesha@meghbridge.example",
      "role": "owner",
      "status": "active",
      "createdAt": "2026-11-24T21:57:44.361Z",
      "lastSeenAt": "2026-11-24T21:57:44.379Z"
    },
    {
      "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
      "name": "Karim Uddin",
      "email": "karim@meghbridge.example",
      "role": "staff",
      "status": "active",
      "createdAt": "2026-11-24T21:57:44.594Z",
      "lastSeenAt": "2026-11-24T21:57:44.957Z"
    },
    {
      "id": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
      "name": "Nasrin Akter",
      "email": "nasrin@meghbridge.example",
      "role": "officer",
      "status": "active",
      "createdAt": "2026-11-24T21:57:44.479Z",
      "lastSeenAt": "2026-11-24T21:57:44.873Z"
    }
  ],
  "accounts.staff.outbox": null,
  "accounts.staff.byId": {
    "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "hasSecondFactor": false,
    "createdAt": "2026-11-24T21:57:44.594Z",
    "lastSeenAt": "2026-11-24T21:57:44.957Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "126b7810033d87bbb62b1e24c5cdb312abdf263b0209471959f1cf92d1337160",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "This network",
        "createdAt": "2026-11-24T21:57:44.956Z",
        "lastUsedAt": "2026-11-24T21:57:44.956Z",
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
        "id": "2884134d70e184cc56efdebcd3a7f5bdffc84676353859d41a620c8af65b85cd",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "এই নেটওয়ার্ক",
        "createdAt": "2026-11-24T21:57:44.379Z",
        "lastUsedAt": "2026-11-24T21:57:44.379Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.byId": {
    "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "hasSecondFactor": false,
    "createdAt": "2026-11-24T21:57:44.594Z",
    "lastSeenAt": "2026-11-24T21:57:44.957Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "126b7810033d87bbb62b1e24c5cdb312abdf263b0209471959f1cf92d1337160",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "এই নেটওয়ার্ক",
        "createdAt": "2026-11-24T21:57:44.956Z",
        "lastUsedAt": "2026-11-24T21:57:44.956Z",
        "isThis": false
      }
    ]
  }
} satisfies MockResponses

