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
    "uid": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
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
    "sessions": [
      {
        "id": "2054c7dbb545b21f831bf33195b5800a950ddc5a8494dcbd19cb91899240a973",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "createdAt": "2026-11-23T14:05:28.611Z",
        "lastUsedAt": "2026-11-23T14:05:28.611Z",
        "isThis": true
      }
    ]
  },
  "accounts.staff.invitations": [
    {
      "id": "d0085a1a2f7cdfad21897607af38920a4af8e6a41a5501bded62f893c6bbf745",
      "email": "shirin@meghbridge.example",
      "role": "editor",
      "by": "Ayesha Rahman",
      "sentAt": "2026-11-23T14:05:30.218Z",
      "expiresAt": "2026-11-30T14:05:30.217Z",
      "isExpired": false
    }
  ],
  "accounts.staff.list": [
    {
      "id": "490a442b-687f-4878-b13a-47c10ad79f4d",
      "name": "Tanvir Hasan",
      "email": "tanvir@meghbridge.example",
      "role": "staff",
      "status": "waiting",
      "createdAt": "2026-11-23T14:05:29.025Z",
      "lastSeenAt": "2026-11-23T14:05:29.029Z"
    },
    {
      "id": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
      "name": "Ayesha Rahman",
      "email": "ayesha@meghbridge.example",
      "role": "owner",
      "status": "active",
      "createdAt": "2026-11-23T14:05:28.607Z",
      "lastSeenAt": "2026-11-23T14:05:28.613Z"
    },
    {
      "id": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
      "name": "Karim Uddin",
      "email": "karim@meghbridge.example",
      "role": "staff",
      "status": "active",
      "createdAt": "2026-11-23T14:05:28.924Z",
      "lastSeenAt": "2026-11-23T14:05:28.935Z"
    },
    {
      "id": "9c535c46-38c3-4c24-be85-892a2ad4da13",
      "name": "Nasrin Akter",
      "email": "nasrin@meghbridge.example",
      "role": "officer",
      "status": "active",
      "createdAt": "2026-11-23T14:05:28.771Z",
      "lastSeenAt": "2026-11-23T14:05:30.059Z"
    }
  ],
  "accounts.staff.outbox": null,
  "accounts.staff.byId": {
    "id": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
    "name": "Karim Uddin",
    "email": "karim@meghbridge.example",
    "role": "staff",
    "status": "active",
    "createdAt": "2026-11-23T14:05:28.924Z",
    "lastSeenAt": "2026-11-23T14:05:28.935Z",
    "isVerified": false,
    "sessions": [
      {
        "id": "6a4ba8570c87bbc8bedeea98da6afeb09d375333ba6a06683cff1a2fe1d523e8",
        "device": {
          "browser": "Chrome",
          "system": "Linux"
        },
        "createdAt": "2026-11-23T14:05:28.934Z",
        "lastUsedAt": "2026-11-23T14:05:28.934Z",
        "isThis": false
      }
    ]
  }
} satisfies Answers

export const bn = {} satisfies Answers

