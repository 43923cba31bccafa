import type { Answers } from '../answers.ts'

export const en = {
  "accounts.policy": {
    "isFirst": false,
    "passwordMinLength": 6,
    "isClosed": false,
    "needsSetup": false,
    "providers": []
  },
  "accounts.me": {
    "uid": "120d5847-36e9-444d-8465-447e1d4dceec",
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
    "pendingEmail": null,
    "passwordMinLength": 10,
    "providers": [],
    "factors": {
      "isRequired": false,
      "hasSecondFactor": true,
      "appSince": "2026-11-02T04:10:00.000Z",
      "passkeys": [
        {
          "id": "cGFzc2tleQ",
          "name": "My phone",
          "createdAt": "2026-11-03T05:00:00.000Z",
          "lastUsedAt": "2026-11-21T03:30:00.000Z"
        }
      ],
      "codesLeft": 9,
      "devices": [
        {
          "id": "3f1d",
          "device": {
            "browser": "Chrome",
            "system": "Android"
          },
          "trustedUntil": "2026-12-10T03:30:00.000Z",
          "lastUsedAt": "2026-11-10T03:30:00.000Z"
        }
      ]
    },
    "sessions": [
      {
        "id": "f0c321de71fd9e07c243ea89e74a85c459a27f55bd64570d16d40fb15e4f0127",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "createdAt": "2026-11-23T08:18:54.796Z",
        "lastUsedAt": "2026-11-23T08:18:54.796Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.invitations": [
    {
      "id": "2d0beb806c1f3646e0c1b37726872a6cc8d09a70440092def19346ad1c3abdc8",
      "email": "shirin@meghbridge.example",
      "role": "editor",
      "by": "Ayesha Rahman",
      "sentAt": "2026-11-23T08:18:55.163Z",
      "expiresAt": "2026-11-30T08:18:55.162Z",
      "isExpired": false
    }
  ],
  "accounts.staff.list": [
    {
      "id": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
      "name": "Tanvir Hasan",
      "email": "tanvir@meghbridge.example",
      "role": "staff",
      "status": "waiting",
      "createdAt": "2026-11-23T08:18:54.985Z",
      "lastSeenAt": "2026-11-23T08:18:54.989Z"
    },
    {
      "id": "120d5847-36e9-444d-8465-447e1d4dceec",
      "name": "Ayesha Rahman",
      "email": "ayesha@meghbridge.example",
      "role": "owner",
      "status": "active",
      "createdAt": "2026-11-23T08:18:54.793Z",
      "lastSeenAt": "2026-11-23T08:18:54.796Z"
    },
    {
      "id": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
      "name": "Karim Uddin",
      "email": "karim@meghbridge.example",
      "role": "staff",
      "status": "active",
      "createdAt": "2026-11-23T08:18:54.942Z",
      "lastSeenAt": "2026-11-23T08:18:54.950Z"
    },
    {
      "id": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
      "name": "Nasrin Akter",
      "email": "nasrin@meghbridge.example",
      "role": "officer",
      "status": "active",
      "createdAt": "2026-11-23T08:18:54.842Z",
      "lastSeenAt": "2026-11-23T08:18:55.135Z"
    }
  ],
  "accounts.staff.outbox": null,
  "accounts.staff.byId": {
    "id": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "createdAt": "2026-11-23T08:18:54.942Z",
    "lastSeenAt": "2026-11-23T08:18:54.950Z",
    "hasSecondFactor": true,
    "isVerified": false,
    "sessions": [
      {
        "id": "a62ce04614634e7b79efca41f7c0a5dc513d235269eea82864bbd21fd316210d",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "createdAt": "2026-11-23T08:18:54.950Z",
        "lastUsedAt": "2026-11-23T08:18:54.950Z",
        "isThis": false
      }
    ]
  }
} satisfies Answers

export const bn = {} satisfies Answers

