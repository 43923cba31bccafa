import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "activity.list": {
    "rows": [
      {
        "id": "6f0f219b-2406-4a88-a40b-6cf4f42c1802",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "revision": null,
        "action": "demand-noted",
        "label": "wrote a note on a demand",
        "at": "2026-11-24T21:57:47.466Z",
        "subject": "DEM-K8GCMC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/6be5d3c5-d256-411d-837d-a0779381cf84",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "40f52a0e-82c5-4226-ab02-1a978b88f08d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-24T21:57:47.291Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "29808fa0-f339-44fb-a85a-d6bfb7fd2957",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.290Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "10decc64-d728-4b7f-8a1c-da9c15316dda",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-24T21:57:47.277Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "87b78512-9c17-4804-a2a8-afa95cde3f74",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.276Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "ae6b21a9-a203-422e-a270-c13b388653f5",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
        "revision": null,
        "action": "interview-saved",
        "label": "saved an interview",
        "at": "2026-11-24T21:57:47.244Z",
        "subject": "2026-11-28 10:00",
        "subjectBn": "২০২৬-১১-২৮ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "7c21d047-0c14-4809-bdad-3c3c4f4c5e06",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.226Z",
        "subject": "APP-YRMT26",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "48d66426-1a36-45c2-8286-af2fe486f23d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.201Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f5481457-afd8-4689-a383-09f6346402d9",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.173Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "6e52fc2f-fb64-47d1-9719-8d287ccc7e7e",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-24T21:57:47.144Z",
        "subject": "APP-FNRYPE",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f473a5bb-5493-4389-ae55-e233fdfc2a94",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "revision": null,
        "action": "enquiry-called",
        "label": "called about an enquiry",
        "at": "2026-11-24T21:57:45.572Z",
        "subject": "ENQ-73ATK2",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "8735c9f9-1451-484a-9b13-28e9ff563943",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "turned off the webhook",
        "at": "2026-11-24T21:57:45.372Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "94138212-3170-4b42-82d9-83072c29272d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-24T21:57:45.353Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "3559bc8a-3e51-48c3-b89c-ed32b2b49b7f",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-24T21:57:45.256Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "375d98e7-4e84-4520-9f33-965bc113dc87",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "5028da81-bf34-428b-8557-d2462002836f",
        "revision": null,
        "action": "token-revoked",
        "label": "revoked the API token",
        "at": "2026-11-24T21:57:45.209Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f27dfa75-9443-4dc0-89ef-4f15c13bb407",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "a910797c-30e0-46e0-b0c4-95d24e20db14",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T21:57:45.171Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "Applications · Demands of employers · Activity log · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "b8204085-cb87-4607-a936-b8e8c6ced3f7",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "f91bc1c2-f214-4ad4-b7e8-8f1fcaf5097a",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T21:57:45.116Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "Vacancies and fees · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "5b1b0ee2-0345-434b-b427-6c6a29bdc326",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "5028da81-bf34-428b-8557-d2462002836f",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-24T21:57:45.053Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "Content of the site · May change it, too",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "5fa2b131-6cd2-48f2-8931-c1a9d59c11ce",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "invited",
        "at": "2026-11-24T21:57:44.996Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "Editor",
        "before": "",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "3fafa1c7-a0bc-462f-8f8a-74d9c86b0ffc",
        "actorId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "subjectId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-24T21:57:44.951Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "actorPage": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27"
      },
      {
        "id": "c4d4b5c5-0284-4b49-a2df-bb25b2c4b39c",
        "actorId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-24T21:57:44.867Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f"
      },
      {
        "id": "4f6b6765-acf8-4d78-a20f-e29674d4a1ae",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "role-changed",
        "label": "gave another role to",
        "at": "2026-11-24T21:57:44.807Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "Complaints officer",
        "before": "Staff",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "94608438-5676-4428-8fc7-fd6b1695d7db",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-24T21:57:44.723Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "849d15fe-5be1-4063-89aa-40ef2bb95624",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-24T21:57:44.703Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "ba87f09f-6264-475c-93b7-9f5dcc001a5a",
        "actorId": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "subjectId": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-24T21:57:44.656Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "actorPage": "/admin/staff/a53ac93f-09e1-4bf8-8eb4-a699de903eb3"
      }
    ],
    "people": [
      {
        "id": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "name": "Ayesha Rahman"
      },
      {
        "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "name": "Karim Uddin"
      },
      {
        "id": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "name": "Nasrin Akter"
      },
      {
        "id": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
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
        "id": "6f0f219b-2406-4a88-a40b-6cf4f42c1802",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "6be5d3c5-d256-411d-837d-a0779381cf84",
        "revision": null,
        "action": "demand-noted",
        "label": "একটি চাহিদায় নোট লিখেছেন",
        "at": "2026-11-24T21:57:47.466Z",
        "subject": "DEM-K8GCMC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/6be5d3c5-d256-411d-837d-a0779381cf84",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "40f52a0e-82c5-4226-ab02-1a978b88f08d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-24T21:57:47.291Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "29808fa0-f339-44fb-a85a-d6bfb7fd2957",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.290Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "10decc64-d728-4b7f-8a1c-da9c15316dda",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-24T21:57:47.277Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "87b78512-9c17-4804-a2a8-afa95cde3f74",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.276Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "ae6b21a9-a203-422e-a270-c13b388653f5",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "c506d0fb-cf1b-4ac4-ab01-23dace86de3e",
        "revision": null,
        "action": "interview-saved",
        "label": "একটি সাক্ষাৎকার সংরক্ষণ করেছেন",
        "at": "2026-11-24T21:57:47.244Z",
        "subject": "2026-11-28 10:00",
        "subjectBn": "২০২৬-১১-২৮ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "7c21d047-0c14-4809-bdad-3c3c4f4c5e06",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.226Z",
        "subject": "APP-YRMT26",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/c4116fa3-8846-4f31-ad37-40e3ecfab62b",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "48d66426-1a36-45c2-8286-af2fe486f23d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.201Z",
        "subject": "APP-QX74VR",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/d50ec8a7-58f8-4e57-a7fb-61168557d873",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f5481457-afd8-4689-a383-09f6346402d9",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.173Z",
        "subject": "APP-FYRBGB",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/66629d8c-fd80-46df-8011-fbaa2606a0f5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "6e52fc2f-fb64-47d1-9719-8d287ccc7e7e",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-24T21:57:47.144Z",
        "subject": "APP-FNRYPE",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/e2bab3f2-16eb-45de-8b38-6213fd91eb64",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f473a5bb-5493-4389-ae55-e233fdfc2a94",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "revision": null,
        "action": "enquiry-called",
        "label": "বার্তা নিয়ে ফোন করেছেন",
        "at": "2026-11-24T21:57:45.572Z",
        "subject": "ENQ-73ATK2",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "8735c9f9-1451-484a-9b13-28e9ff563943",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "ওয়েবহুক বন্ধ করেছেন",
        "at": "2026-11-24T21:57:45.372Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "94138212-3170-4b42-82d9-83072c29272d",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-24T21:57:45.353Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ac33514e-78a1-4a03-abd1-1f4e8f5cbf63",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "3559bc8a-3e51-48c3-b89c-ed32b2b49b7f",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-24T21:57:45.256Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:36433",
        "before": "",
        "page": "/admin/webhooks/ff7304d8-e4b2-4a3e-89c9-fc919bfbe325",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "375d98e7-4e84-4520-9f33-965bc113dc87",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "5028da81-bf34-428b-8557-d2462002836f",
        "revision": null,
        "action": "token-revoked",
        "label": "এপিআই টোকেন বাতিল করেছেন",
        "at": "2026-11-24T21:57:45.209Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "f27dfa75-9443-4dc0-89ef-4f15c13bb407",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "a910797c-30e0-46e0-b0c4-95d24e20db14",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T21:57:45.171Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "আবেদন · নিয়োগকর্তাদের চাহিদাপত্র · কাজের রেকর্ড · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "b8204085-cb87-4607-a936-b8e8c6ced3f7",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "f91bc1c2-f214-4ad4-b7e8-8f1fcaf5097a",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T21:57:45.116Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "চাকরি ও খরচ · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "5b1b0ee2-0345-434b-b427-6c6a29bdc326",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "5028da81-bf34-428b-8557-d2462002836f",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-24T21:57:45.053Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "সাইটের বিষয়বস্তু · বদলাতেও পারে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "5fa2b131-6cd2-48f2-8931-c1a9d59c11ce",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "আমন্ত্রণ জানিয়েছেন",
        "at": "2026-11-24T21:57:44.996Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "সম্পাদক",
        "before": "",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "3fafa1c7-a0bc-462f-8f8a-74d9c86b0ffc",
        "actorId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "subjectId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-24T21:57:44.951Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "actorPage": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27"
      },
      {
        "id": "c4d4b5c5-0284-4b49-a2df-bb25b2c4b39c",
        "actorId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-24T21:57:44.867Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f"
      },
      {
        "id": "4f6b6765-acf8-4d78-a20f-e29674d4a1ae",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "role-changed",
        "label": "ভূমিকা বদলেছেন",
        "at": "2026-11-24T21:57:44.807Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "অভিযোগ কর্মকর্তা",
        "before": "স্টাফ",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "94608438-5676-4428-8fc7-fd6b1695d7db",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-24T21:57:44.723Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "849d15fe-5be1-4063-89aa-40ef2bb95624",
        "actorId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "subjectId": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-24T21:57:44.703Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "actorPage": "/admin/staff/7edc7bd3-c611-43a7-9de5-d61af66d1957"
      },
      {
        "id": "ba87f09f-6264-475c-93b7-9f5dcc001a5a",
        "actorId": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "subjectId": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-24T21:57:44.656Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
        "actorPage": "/admin/staff/a53ac93f-09e1-4bf8-8eb4-a699de903eb3"
      }
    ],
    "people": [
      {
        "id": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "name": "Ayesha Rahman"
      },
      {
        "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "name": "Karim Uddin"
      },
      {
        "id": "edab60cc-21d4-4b36-9a11-b67f7585ce0f",
        "name": "Nasrin Akter"
      },
      {
        "id": "a53ac93f-09e1-4bf8-8eb4-a699de903eb3",
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

