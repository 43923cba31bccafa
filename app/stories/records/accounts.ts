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
    "uid": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
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
        "id": "40126662b93438432e3dda07d613541086656dbfff7d421e74de86c1d72a10d9",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "Bangladesh",
        "createdAt": "2026-11-23T14:36:26.059Z",
        "lastUsedAt": "2026-11-23T14:36:26.059Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.invitations": [
    {
      "id": "d235b4bbd8f4d79093fbc29846f224817112711cd97a6167302a0f13addcaa2a",
      "email": "shirin@meghbridge.example",
      "role": "editor",
      "by": "Ayesha Rahman",
      "sentAt": "2026-11-23T14:36:26.550Z",
      "expiresAt": "2026-11-30T14:36:26.550Z",
      "isExpired": false
    }
  ],
  "accounts.staff.list": [
    {
      "id": "fcb88924-bd60-42c4-9cd3-116d568cd010",
      "name": "Tanvir Hasan",
      "email": "tanvir@meghbridge.example",
      "role": "staff",
      "status": "waiting",
      "createdAt": "2026-11-23T14:36:26.316Z",
      "lastSeenAt": null
    },
    {
      "id": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
      "name": "Ayesha Rahman",
      "email": "ayesha@meghbridge.example",
      "role": "owner",
      "status": "active",
      "createdAt": "2026-11-23T14:36:26.051Z",
      "lastSeenAt": "2026-11-23T14:36:26.060Z"
    },
    {
      "id": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
      "name": "Karim Uddin",
      "email": "karim@meghbridge.example",
      "role": "staff",
      "status": "active",
      "createdAt": "2026-11-23T14:36:26.264Z",
      "lastSeenAt": "2026-11-23T14:36:26.525Z"
    },
    {
      "id": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
      "name": "Nasrin Akter",
      "email": "nasrin@meghbridge.example",
      "role": "officer",
      "status": "active",
      "createdAt": "2026-11-23T14:36:26.158Z",
      "lastSeenAt": "2026-11-23T14:36:26.467Z"
    }
  ],
  "accounts.staff.outbox": null,
  "accounts.staff.byId": {
    "id": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "hasSecondFactor": false,
    "createdAt": "2026-11-23T14:36:26.264Z",
    "lastSeenAt": "2026-11-23T14:36:26.525Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "712eb475019b344664265032cb95d591e2e6a7432c53ffdd92f6fbaf7841e0ec",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "place": "Bangladesh",
        "createdAt": "2026-11-23T14:36:26.525Z",
        "lastUsedAt": "2026-11-23T14:36:26.525Z",
        "isThis": false
      }
    ]
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

