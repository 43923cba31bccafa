import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "activity.list": {
    "rows": [
      {
        "id": "b238dc28-4337-4a41-86a0-81ab458692c1",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "revision": null,
        "action": "demand-noted",
        "label": "wrote a note on a demand",
        "at": "2026-11-23T14:36:28.668Z",
        "subject": "DEM-RNY24M",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/676fadbd-1408-4792-b8e1-c5d178e0e727",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "4d17c881-c8ea-4573-ac35-88d336ec0192",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T14:36:28.543Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "35ce6e0a-a374-4cef-a368-44763f41237f",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.542Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "719e7b9f-0a84-49d3-8fc8-9770ad4a97f8",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T14:36:28.532Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "b03875b3-40d1-49a6-994d-5d523d1e1542",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.532Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "ba3eeeac-523c-4d09-be8f-93c92aecca0d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
        "revision": null,
        "action": "interview-saved",
        "label": "saved an interview",
        "at": "2026-11-23T14:36:28.510Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "69bc4de4-ef7a-4057-bde5-bb210d895a87",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.498Z",
        "subject": "APP-EUJ27S",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "d3d5e10c-90e0-41c4-8bf1-54c11b0ee4b7",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.479Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "ed22477e-a56e-4780-b8ee-1f54d872655d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.462Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "a1236c68-f521-42ce-b463-7009d0661b61",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:36:28.444Z",
        "subject": "APP-WEMCVA",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "d15a0527-0c0e-4872-9442-9c13e68656b0",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "c1ec60ae-8919-4fde-8d90-6b897f424d11",
        "revision": null,
        "action": "enquiry-called",
        "label": "called about an enquiry",
        "at": "2026-11-23T14:36:27.022Z",
        "subject": "ENQ-PTM4N6",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/c1ec60ae-8919-4fde-8d90-6b897f424d11",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "9af8398d-c09c-4e88-a38d-49ed9a2ee006",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "turned off the webhook",
        "at": "2026-11-23T14:36:26.855Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "bf4422ff-9afb-463d-b897-48652dfe3e46",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-23T14:36:26.831Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "670878a8-6ea4-4e79-9d27-1a5c937f6539",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "00e355f2-4bae-437d-9739-2a0ee8e7eaac",
        "revision": null,
        "action": "webhook-added",
        "label": "added the webhook",
        "at": "2026-11-23T14:36:26.761Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/00e355f2-4bae-437d-9739-2a0ee8e7eaac",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "5c8662ad-4aa7-4ed7-9784-5b38f62f7c1d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "938a6c03-1d95-4ba2-bd64-a116629f3aa0",
        "revision": null,
        "action": "token-revoked",
        "label": "revoked the API token",
        "at": "2026-11-23T14:36:26.720Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "968f7fcf-ec75-4c4a-8d3c-0028399a2592",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "ead3cb5f-ec15-465f-ab59-db38e4661ea6",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-23T14:36:26.696Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "Applications · Demands of employers · Activity log · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "c81e6de8-b1c1-453a-8d3b-a8b31893589a",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "40b42b03-5f00-41e6-932e-39c548d3685a",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-23T14:36:26.651Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "Vacancies and fees · Reads only",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "87fc926e-f32b-4b3f-bf19-e28f6c4853c4",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "938a6c03-1d95-4ba2-bd64-a116629f3aa0",
        "revision": null,
        "action": "token-made",
        "label": "made the API token",
        "at": "2026-11-23T14:36:26.599Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "Content of the site · May change it, too",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "e0dfbb00-ab5e-452b-b0fe-29dcaa40db92",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "invited",
        "at": "2026-11-23T14:36:26.552Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "Editor",
        "before": "",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "f220a64a-2d7b-4942-982b-a87b9e2af1ee",
        "actorId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "subjectId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-23T14:36:26.519Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "actorPage": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b"
      },
      {
        "id": "faf07596-b124-4766-95a0-803e061f7d71",
        "actorId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-23T14:36:26.463Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1"
      },
      {
        "id": "560700db-d830-4c8e-961b-5b6ecdb78e2a",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "role-changed",
        "label": "gave another role to",
        "at": "2026-11-23T14:36:26.427Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "Complaints officer",
        "before": "Staff",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "fb6e5f9f-12cf-4cc9-a223-bfeafb37f219",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T14:36:26.376Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "8f4cc7f8-c981-4629-be8d-e360f17223f0",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T14:36:26.356Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "bb53d2cc-337b-45cd-bbb0-77e7b4d249d8",
        "actorId": "fcb88924-bd60-42c4-9cd3-116d568cd010",
        "subjectId": "fcb88924-bd60-42c4-9cd3-116d568cd010",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T14:36:26.319Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/fcb88924-bd60-42c4-9cd3-116d568cd010",
        "actorPage": "/admin/staff/fcb88924-bd60-42c4-9cd3-116d568cd010"
      }
    ],
    "people": [
      {
        "id": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "name": "Ayesha Rahman"
      },
      {
        "id": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "name": "Karim Uddin"
      },
      {
        "id": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "name": "Nasrin Akter"
      },
      {
        "id": "fcb88924-bd60-42c4-9cd3-116d568cd010",
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
        "id": "b238dc28-4337-4a41-86a0-81ab458692c1",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "676fadbd-1408-4792-b8e1-c5d178e0e727",
        "revision": null,
        "action": "demand-noted",
        "label": "একটি চাহিদায় নোট লিখেছেন",
        "at": "2026-11-23T14:36:28.668Z",
        "subject": "DEM-RNY24M",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/676fadbd-1408-4792-b8e1-c5d178e0e727",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "4d17c881-c8ea-4573-ac35-88d336ec0192",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T14:36:28.543Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "35ce6e0a-a374-4cef-a368-44763f41237f",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.542Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "719e7b9f-0a84-49d3-8fc8-9770ad4a97f8",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T14:36:28.532Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "b03875b3-40d1-49a6-994d-5d523d1e1542",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.532Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "ba3eeeac-523c-4d09-be8f-93c92aecca0d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "ef7086bd-46d5-43ea-bcfb-80718c53ddf4",
        "revision": null,
        "action": "interview-saved",
        "label": "একটি সাক্ষাৎকার সংরক্ষণ করেছেন",
        "at": "2026-11-23T14:36:28.510Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "69bc4de4-ef7a-4057-bde5-bb210d895a87",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.498Z",
        "subject": "APP-EUJ27S",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/d467b94e-0783-48b8-9167-6cdbdc3716fe",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "d3d5e10c-90e0-41c4-8bf1-54c11b0ee4b7",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.479Z",
        "subject": "APP-TSXTK9",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/3c88c428-b71c-4303-80b1-acb2a0e922a0",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "ed22477e-a56e-4780-b8ee-1f54d872655d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.462Z",
        "subject": "APP-JU6CQH",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/a647df0b-12c1-44fa-b58b-75fe056bfd0c",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "a1236c68-f521-42ce-b463-7009d0661b61",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:36:28.444Z",
        "subject": "APP-WEMCVA",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/1d175a7e-afaa-445e-8aee-e69bedfd76f8",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "d15a0527-0c0e-4872-9442-9c13e68656b0",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "c1ec60ae-8919-4fde-8d90-6b897f424d11",
        "revision": null,
        "action": "enquiry-called",
        "label": "বার্তা নিয়ে ফোন করেছেন",
        "at": "2026-11-23T14:36:27.022Z",
        "subject": "ENQ-PTM4N6",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/c1ec60ae-8919-4fde-8d90-6b897f424d11",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "9af8398d-c09c-4e88-a38d-49ed9a2ee006",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "revision": null,
        "action": "webhook-turned-off",
        "label": "ওয়েবহুক বন্ধ করেছেন",
        "at": "2026-11-23T14:36:26.855Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "bf4422ff-9afb-463d-b897-48652dfe3e46",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-23T14:36:26.831Z",
        "subject": "Accounting",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/b2ba5d4b-6c88-4e93-b7e6-e4352393ba09",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "670878a8-6ea4-4e79-9d27-1a5c937f6539",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "00e355f2-4bae-437d-9739-2a0ee8e7eaac",
        "revision": null,
        "action": "webhook-added",
        "label": "ওয়েবহুক যোগ করেছেন",
        "at": "2026-11-23T14:36:26.761Z",
        "subject": "Job board",
        "actor": "Ayesha Rahman",
        "detail": "127.0.0.1:37843",
        "before": "",
        "page": "/admin/webhooks/00e355f2-4bae-437d-9739-2a0ee8e7eaac",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "5c8662ad-4aa7-4ed7-9784-5b38f62f7c1d",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "938a6c03-1d95-4ba2-bd64-a116629f3aa0",
        "revision": null,
        "action": "token-revoked",
        "label": "এপিআই টোকেন বাতিল করেছেন",
        "at": "2026-11-23T14:36:26.720Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "968f7fcf-ec75-4c4a-8d3c-0028399a2592",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "ead3cb5f-ec15-465f-ab59-db38e4661ea6",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-23T14:36:26.696Z",
        "subject": "Accounts import",
        "actor": "Ayesha Rahman",
        "detail": "আবেদন · নিয়োগকর্তাদের চাহিদাপত্র · কাজের রেকর্ড · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "c81e6de8-b1c1-453a-8d3b-a8b31893589a",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "40b42b03-5f00-41e6-932e-39c548d3685a",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-23T14:36:26.651Z",
        "subject": "Job feed of the portal",
        "actor": "Ayesha Rahman",
        "detail": "চাকরি ও খরচ · শুধু পড়ে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "87fc926e-f32b-4b3f-bf19-e28f6c4853c4",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "938a6c03-1d95-4ba2-bd64-a116629f3aa0",
        "revision": null,
        "action": "token-made",
        "label": "এপিআই টোকেন তৈরি করেছেন",
        "at": "2026-11-23T14:36:26.599Z",
        "subject": "Website sync",
        "actor": "Ayesha Rahman",
        "detail": "সাইটের বিষয়বস্তু · বদলাতেও পারে",
        "before": "",
        "page": "/admin/tokens",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "e0dfbb00-ab5e-452b-b0fe-29dcaa40db92",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "আমন্ত্রণ জানিয়েছেন",
        "at": "2026-11-23T14:36:26.552Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "সম্পাদক",
        "before": "",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "f220a64a-2d7b-4942-982b-a87b9e2af1ee",
        "actorId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "subjectId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-23T14:36:26.519Z",
        "subject": "Karim Uddin",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "actorPage": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b"
      },
      {
        "id": "faf07596-b124-4766-95a0-803e061f7d71",
        "actorId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-23T14:36:26.463Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1"
      },
      {
        "id": "560700db-d830-4c8e-961b-5b6ecdb78e2a",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "role-changed",
        "label": "ভূমিকা বদলেছেন",
        "at": "2026-11-23T14:36:26.427Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "অভিযোগ কর্মকর্তা",
        "before": "স্টাফ",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "fb6e5f9f-12cf-4cc9-a223-bfeafb37f219",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T14:36:26.376Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "8f4cc7f8-c981-4629-be8d-e360f17223f0",
        "actorId": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "subjectId": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T14:36:26.356Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "actorPage": "/admin/staff/40e18d13-5c62-4b7c-a5c8-4145242511f3"
      },
      {
        "id": "bb53d2cc-337b-45cd-bbb0-77e7b4d249d8",
        "actorId": "fcb88924-bd60-42c4-9cd3-116d568cd010",
        "subjectId": "fcb88924-bd60-42c4-9cd3-116d568cd010",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T14:36:26.319Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/fcb88924-bd60-42c4-9cd3-116d568cd010",
        "actorPage": "/admin/staff/fcb88924-bd60-42c4-9cd3-116d568cd010"
      }
    ],
    "people": [
      {
        "id": "40e18d13-5c62-4b7c-a5c8-4145242511f3",
        "name": "Ayesha Rahman"
      },
      {
        "id": "76fd9b7a-a058-46d5-b5e7-4fec7131829b",
        "name": "Karim Uddin"
      },
      {
        "id": "954acdc7-d854-40e5-9df4-5f374ad3e4b1",
        "name": "Nasrin Akter"
      },
      {
        "id": "fcb88924-bd60-42c4-9cd3-116d568cd010",
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

