import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "activity.list": {
    "rows": [
      {
        "id": "35ba762a-6ba2-43fd-990f-9e78b48f4060",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "revision": null,
        "action": "demand-noted",
        "label": "wrote a note on a demand",
        "at": "2026-11-24T18:36:47.903Z",
        "subject": "DEM-6ZLZV9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "4b41c432-6b0d-4a11-a423-e86d894bf964",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-24T18:36:47.236Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "90c46681-7c8a-472a-8690-d2d333bdf20e",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:47.235Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "c07b2e4f-2efe-449e-b79c-03f59ab4af65",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:47.203Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "f7468df1-7c8a-4ae0-8d6a-d1d4474615a4",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-24T18:36:47.203Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d0049b47-1161-4497-b19a-43df318b8240",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "0e8a3425-2c55-44df-81de-f1aa895465cd",
        "revision": null,
        "action": "interview-saved",
        "label": "saved an interview",
        "at": "2026-11-24T18:36:47.118Z",
        "subject": "2026-11-28 10:00",
        "subjectBn": "২০২৬-১১-২৮ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d5fea13c-5b9c-4e57-8db3-7e133a2379fc",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:47.004Z",
        "subject": "APP-J3YE6V",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "ae116ec3-a771-4842-910d-1eb291e53b6b",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:46.948Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "f336dc68-c62c-4a0e-ba97-563ae0592933",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:46.879Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "61f29a64-78c5-48ef-acb2-ecd07b3e6ed9",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T18:36:46.779Z",
        "subject": "APP-ZXCV5C",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "1d08ee12-f424-459e-9bde-2d9e27dd916c",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "a2c7e445-70d5-426d-b32c-dafb6775185c",
        "revision": null,
        "action": "enquiry-called",
        "label": "called about an enquiry",
        "at": "2026-11-24T18:36:39.724Z",
        "subject": "ENQ-DFFN4C",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/a2c7e445-70d5-426d-b32c-dafb6775185c",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "e05371f2-5d59-476d-9070-29043f0cd5a3",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "turned off the webhook",
        "at": "2026-11-24T18:36:38.598Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "080aca82-2461-4a34-88b4-e5be828d64be",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-24T18:36:38.468Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "7a27cc69-3a5c-40ce-bdd3-4abeb09da27f",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-24T18:36:38.021Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "74ce64f5-8422-4dc8-b4d8-4cdae2b9a529",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "dd66dec0-4638-42dd-a01a-7aff4b212839",
        "revision": null,
        "action": "token-revoked",
        "label": "revoked the API token",
        "at": "2026-11-24T18:36:37.873Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "1eb9e378-3510-42e1-844e-0f082e0cb0de",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "851e5dfc-c776-4609-84d2-b8855b3c0e15",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T18:36:37.726Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "Applications · Demands of employers · Activity log · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "0bf9d090-1c56-4f33-99f5-889149b27827",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "f543ba31-a3dd-48ad-961b-5ac28bb3fe33",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T18:36:37.196Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "Vacancies and fees · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "b34aaa58-3d26-4059-a3b8-1c594c5d4fca",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "dd66dec0-4638-42dd-a01a-7aff4b212839",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T18:36:36.939Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "Content of the site · May change it, too",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "0faffa11-a60e-42b5-b14e-762a4324d318",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "invited",
        "at": "2026-11-24T18:36:36.426Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "Editor",
        "before": "",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "29ef9864-785c-4d16-b531-dc32bd66528a",
        "actorId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "subjectId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-24T18:36:35.833Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f",
        "actorPage": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f"
      },
      {
        "id": "d724a672-1965-462c-b22a-ea90bd0f7dca",
        "actorId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-24T18:36:35.619Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204"
      },
      {
        "id": "0b80697c-78a6-4981-8213-2ff4e8300545",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "role-changed",
        "label": "gave another role to",
        "at": "2026-11-24T18:36:35.251Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "Complaints officer",
        "before": "Staff",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "cb7a873a-21c5-48f5-8163-3f6afd565495",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-24T18:36:34.850Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d9e2b2ac-47dd-4e16-9272-7350362a88ae",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-24T18:36:34.773Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "66f5aed0-7dc7-481f-962c-d690816c338a",
        "actorId": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "subjectId": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-24T18:36:34.336Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "actorPage": "/admin/staff/50a9fea4-d86a-49ba-b90e-cac36f6a5e8a"
      }
    ],
    "people": [
      {
        "id": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "name": "Ayesha Rahman"
      },
      {
        "id": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "name": "Karim Uddin"
      },
      {
        "id": "cb7e9045-765c-402e-a84e-882b825cf204",
        "name": "Nasrin Akter"
      },
      {
        "id": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "name": "Tanvir Hasan"
      }
    ],
    "count": 98,
    "page": 1,
    "pages": 4,
    "areas": [
      {
        "id": "sign-in",
        "label": "Signing in"
      },
      {
        "id": "account",
        "label": "Own accounts"
      },
      {
        "id": "staff",
        "label": "Staff"
      },
      {
        "id": "settings-identity",
        "label": "Name and mark"
      },
      {
        "id": "settings-licence",
        "label": "Licence"
      },
      {
        "id": "settings-contact",
        "label": "Contact"
      },
      {
        "id": "settings-networks",
        "label": "Networks"
      },
      {
        "id": "settings-figures",
        "label": "Figures"
      },
      {
        "id": "settings-employers",
        "label": "For employers"
      },
      {
        "id": "settings-retention",
        "label": "Personal data"
      },
      {
        "id": "settings-complaints",
        "label": "Complaints and help"
      },
      {
        "id": "settings-languages",
        "label": "Languages"
      },
      {
        "id": "clients",
        "label": "Client countries"
      },
      {
        "id": "enquiries",
        "label": "Enquiries"
      },
      {
        "id": "companies",
        "label": "Our Companies"
      },
      {
        "id": "slides",
        "label": "Slides"
      },
      {
        "id": "gallery",
        "label": "Gallery"
      },
      {
        "id": "news",
        "label": "News"
      },
      {
        "id": "vacancies",
        "label": "Vacancies"
      },
      {
        "id": "applications",
        "label": "Applications"
      },
      {
        "id": "interviews",
        "label": "Interviews"
      },
      {
        "id": "demands",
        "label": "Demands"
      },
      {
        "id": "fees",
        "label": "Costs by country"
      },
      {
        "id": "licence-page",
        "label": "Licence and fees"
      },
      {
        "id": "pages",
        "label": "Pages"
      },
      {
        "id": "procedure",
        "label": "Recruitment procedure"
      },
      {
        "id": "home",
        "label": "Home page"
      },
      {
        "id": "media",
        "label": "Pictures"
      },
      {
        "id": "webhooks",
        "label": "Webhooks"
      },
      {
        "id": "tokens",
        "label": "API tokens"
      },
      {
        "id": "system",
        "label": "System"
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "activity.list": {
    "rows": [
      {
        "id": "35ba762a-6ba2-43fd-990f-9e78b48f4060",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "revision": null,
        "action": "demand-noted",
        "label": "একটি চাহিদায় নোট লিখেছেন",
        "at": "2026-11-24T18:36:47.903Z",
        "subject": "DEM-6ZLZV9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/31fa7ba3-92a5-41df-b2dd-61b71cac5f2e",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "4b41c432-6b0d-4a11-a423-e86d894bf964",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-24T18:36:47.236Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "90c46681-7c8a-472a-8690-d2d333bdf20e",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:47.235Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "c07b2e4f-2efe-449e-b79c-03f59ab4af65",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:47.203Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "f7468df1-7c8a-4ae0-8d6a-d1d4474615a4",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-24T18:36:47.203Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d0049b47-1161-4497-b19a-43df318b8240",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "0e8a3425-2c55-44df-81de-f1aa895465cd",
        "revision": null,
        "action": "interview-saved",
        "label": "একটি সাক্ষাৎকার সংরক্ষণ করেছেন",
        "at": "2026-11-24T18:36:47.118Z",
        "subject": "2026-11-28 10:00",
        "subjectBn": "২০২৬-১১-২৮ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d5fea13c-5b9c-4e57-8db3-7e133a2379fc",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:47.004Z",
        "subject": "APP-J3YE6V",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "ae116ec3-a771-4842-910d-1eb291e53b6b",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:46.948Z",
        "subject": "APP-TGWMPA",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "f336dc68-c62c-4a0e-ba97-563ae0592933",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:46.879Z",
        "subject": "APP-QK93NQ",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/ac0c8a2f-8475-495a-bce7-46daa14201af",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "61f29a64-78c5-48ef-acb2-ecd07b3e6ed9",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T18:36:46.779Z",
        "subject": "APP-ZXCV5C",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "1d08ee12-f424-459e-9bde-2d9e27dd916c",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "a2c7e445-70d5-426d-b32c-dafb6775185c",
        "revision": null,
        "action": "enquiry-called",
        "label": "বার্তা নিয়ে ফোন করেছেন",
        "at": "2026-11-24T18:36:39.724Z",
        "subject": "ENQ-DFFN4C",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/a2c7e445-70d5-426d-b32c-dafb6775185c",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "e05371f2-5d59-476d-9070-29043f0cd5a3",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "ওয়েবহুক বন্ধ করেছেন",
        "at": "2026-11-24T18:36:38.598Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "080aca82-2461-4a34-88b4-e5be828d64be",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-24T18:36:38.468Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/df5b556b-d4e0-40b6-a043-eee1a74ab9cb",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "7a27cc69-3a5c-40ce-bdd3-4abeb09da27f",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-24T18:36:38.021Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:34901",
        "before": "",
        "page": "/admin/webhooks/efe47daf-e9a1-4cd5-a6ab-2c8e6cf06de2",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "74ce64f5-8422-4dc8-b4d8-4cdae2b9a529",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "dd66dec0-4638-42dd-a01a-7aff4b212839",
        "revision": null,
        "action": "token-revoked",
        "label": "এপিআই টোকেন বাতিল করেছেন",
        "at": "2026-11-24T18:36:37.873Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "1eb9e378-3510-42e1-844e-0f082e0cb0de",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "851e5dfc-c776-4609-84d2-b8855b3c0e15",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T18:36:37.726Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "আবেদন · নিয়োগকর্তাদের চাহিদাপত্র · কাজের রেকর্ড · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "0bf9d090-1c56-4f33-99f5-889149b27827",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "f543ba31-a3dd-48ad-961b-5ac28bb3fe33",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T18:36:37.196Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "চাকরি ও খরচ · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "b34aaa58-3d26-4059-a3b8-1c594c5d4fca",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "dd66dec0-4638-42dd-a01a-7aff4b212839",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T18:36:36.939Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "সাইটের বিষয়বস্তু · বদলাতেও পারে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "0faffa11-a60e-42b5-b14e-762a4324d318",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "আমন্ত্রণ জানিয়েছেন",
        "at": "2026-11-24T18:36:36.426Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "সম্পাদক",
        "before": "",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "29ef9864-785c-4d16-b531-dc32bd66528a",
        "actorId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "subjectId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-24T18:36:35.833Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f",
        "actorPage": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f"
      },
      {
        "id": "d724a672-1965-462c-b22a-ea90bd0f7dca",
        "actorId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-24T18:36:35.619Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204"
      },
      {
        "id": "0b80697c-78a6-4981-8213-2ff4e8300545",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "role-changed",
        "label": "ভূমিকা বদলেছেন",
        "at": "2026-11-24T18:36:35.251Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "অভিযোগ কর্মকর্তা",
        "before": "স্টাফ",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "cb7a873a-21c5-48f5-8163-3f6afd565495",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-24T18:36:34.850Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/27f75c87-f304-4b00-ab75-5adab9b9726f",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "d9e2b2ac-47dd-4e16-9272-7350362a88ae",
        "actorId": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "subjectId": "cb7e9045-765c-402e-a84e-882b825cf204",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-24T18:36:34.773Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/cb7e9045-765c-402e-a84e-882b825cf204",
        "actorPage": "/admin/staff/020d44b6-11e9-488c-b86b-9f7d2125fa94"
      },
      {
        "id": "66f5aed0-7dc7-481f-962c-d690816c338a",
        "actorId": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "subjectId": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-24T18:36:34.336Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "actorPage": "/admin/staff/50a9fea4-d86a-49ba-b90e-cac36f6a5e8a"
      }
    ],
    "people": [
      {
        "id": "020d44b6-11e9-488c-b86b-9f7d2125fa94",
        "name": "Ayesha Rahman"
      },
      {
        "id": "27f75c87-f304-4b00-ab75-5adab9b9726f",
        "name": "Karim Uddin"
      },
      {
        "id": "cb7e9045-765c-402e-a84e-882b825cf204",
        "name": "Nasrin Akter"
      },
      {
        "id": "50a9fea4-d86a-49ba-b90e-cac36f6a5e8a",
        "name": "Tanvir Hasan"
      }
    ],
    "count": 98,
    "page": 1,
    "pages": 4,
    "areas": [
      {
        "id": "sign-in",
        "label": "লগইন"
      },
      {
        "id": "account",
        "label": "নিজের অ্যাকাউন্ট"
      },
      {
        "id": "staff",
        "label": "স্টাফ"
      },
      {
        "id": "settings-identity",
        "label": "নাম ও লোগো"
      },
      {
        "id": "settings-licence",
        "label": "লাইসেন্স"
      },
      {
        "id": "settings-contact",
        "label": "যোগাযোগের তথ্য"
      },
      {
        "id": "settings-networks",
        "label": "সামাজিক মাধ্যম"
      },
      {
        "id": "settings-figures",
        "label": "পরিসংখ্যান"
      },
      {
        "id": "settings-employers",
        "label": "নিয়োগকর্তাদের জন্য"
      },
      {
        "id": "settings-retention",
        "label": "ব্যক্তিগত তথ্য"
      },
      {
        "id": "settings-complaints",
        "label": "অভিযোগ ও সাহায্য"
      },
      {
        "id": "settings-languages",
        "label": "ভাষা"
      },
      {
        "id": "clients",
        "label": "গন্তব্য দেশ"
      },
      {
        "id": "enquiries",
        "label": "বার্তা"
      },
      {
        "id": "companies",
        "label": "আমাদের প্রতিষ্ঠান"
      },
      {
        "id": "slides",
        "label": "স্লাইড"
      },
      {
        "id": "gallery",
        "label": "গ্যালারি"
      },
      {
        "id": "news",
        "label": "খবর"
      },
      {
        "id": "vacancies",
        "label": "চাকরিসমূহ"
      },
      {
        "id": "applications",
        "label": "আবেদন"
      },
      {
        "id": "interviews",
        "label": "সাক্ষাৎকারের তালিকা"
      },
      {
        "id": "demands",
        "label": "নিয়োগকর্তার চাহিদা"
      },
      {
        "id": "fees",
        "label": "দেশভিত্তিক খরচ"
      },
      {
        "id": "licence-page",
        "label": "লাইসেন্স ও খরচ"
      },
      {
        "id": "pages",
        "label": "পৃষ্ঠা"
      },
      {
        "id": "procedure",
        "label": "নিয়োগ প্রক্রিয়া"
      },
      {
        "id": "home",
        "label": "প্রথম পৃষ্ঠা"
      },
      {
        "id": "media",
        "label": "ছবি"
      },
      {
        "id": "webhooks",
        "label": "ওয়েবহুক"
      },
      {
        "id": "tokens",
        "label": "এপিআই টোকেন"
      },
      {
        "id": "system",
        "label": "ব্যবস্থা"
      }
    ]
  }
} satisfies MockResponses

