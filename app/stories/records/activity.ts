import type { Answers } from '../answers.ts'

export const en = {
  "activity.list": {
    "rows": [
      {
        "id": "be4e402e-cf49-4e3b-a959-7ab0c5ba20aa",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "revision": null,
        "action": "demand-noted",
        "label": "wrote a note on a demand",
        "at": "2026-11-23T08:18:57.175Z",
        "subject": "DEM-7YLJUN",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "601a9394-5849-45b0-86a6-957387e634a8",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T08:18:57.092Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "a6fe1762-a5e4-461c-84d2-f388a66998ef",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.091Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "1680544a-c8d8-49bf-b0cf-64d921dc2ae4",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T08:18:57.077Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "d6dcc255-576b-462a-b367-6c0235cb6ef5",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.077Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "f97613b2-5597-416d-a23f-60736d3e6381",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "a3e410e3-3cfd-434a-a597-a5b8df469585",
        "revision": null,
        "action": "interview-saved",
        "label": "saved an interview",
        "at": "2026-11-23T08:18:57.059Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "2bbd0ee2-8856-4ee2-a6ec-424208e31b8e",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "74e9179b-f69d-4759-9857-efd332c953e4",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.046Z",
        "subject": "APP-2KZVKA",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/74e9179b-f69d-4759-9857-efd332c953e4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "fba9e398-4fe8-4ef5-8ece-45a468c4ddd0",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.033Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "021d3962-b73d-4584-9efe-79f4ce64499b",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.018Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "4ccf80dc-91e1-4f2c-b05f-9dec2f413789",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T08:18:57.003Z",
        "subject": "APP-824A5G",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "edce9d4d-ef46-4fd3-a82d-132c8c575e87",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "475e1c44-88a9-44e3-bc4b-849a92c93dc8",
        "revision": null,
        "action": "enquiry-called",
        "label": "called about an enquiry",
        "at": "2026-11-23T08:18:55.320Z",
        "subject": "ENQ-5Q2BY9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/475e1c44-88a9-44e3-bc4b-849a92c93dc8",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "521bdcec-eab4-4e34-990f-871f99a79200",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "invited",
        "at": "2026-11-23T08:18:55.164Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "Editor",
        "before": "",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "efd576a5-0034-4609-a149-e9a28a0a89af",
        "actorId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-23T08:18:55.133Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b"
      },
      {
        "id": "ccab9efe-c817-4c61-9ab1-6610c3b1d984",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "role-changed",
        "label": "gave another role to",
        "at": "2026-11-23T08:18:55.092Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "Complaints officer",
        "before": "Staff",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "505f52f2-945e-4f2d-8f03-911ff07e0b0c",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T08:18:55.034Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "ca263823-8740-4bed-92d5-22f6c2da61ac",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T08:18:55.018Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "9e898560-033b-42f5-941e-a3d4f413452c",
        "actorId": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "subjectId": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T08:18:54.988Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "actorPage": "/admin/staff/4b6da40f-3143-4ad6-9e29-8816b224bf90"
      },
      {
        "id": "752b61d1-286c-447f-81b3-dd53f8090540",
        "actorId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "subjectId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T08:18:54.948Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "actorPage": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e"
      },
      {
        "id": "dd7f5d9f-b6b8-4243-ba78-b5d44f966ae5",
        "actorId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T08:18:54.847Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b"
      },
      {
        "id": "678990a7-aea2-4f85-a1d1-03b81ae62768",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T08:18:54.794Z",
        "subject": "Ayesha Rahman (ayesha@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "7536f9f9-6c22-4dcc-b869-9e002dcbbf87",
        "actorId": null,
        "subjectId": "home",
        "revision": 1,
        "action": "home-published",
        "label": "published Home page",
        "at": "2026-11-23T08:18:54.607Z",
        "subject": "Licensed overseas recruitment from Dhaka",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/home",
        "history": "/admin/history/home/home?number=1"
      },
      {
        "id": "5bed3334-18c0-480f-8a7a-cdb2075c65a4",
        "actorId": null,
        "subjectId": "procedure",
        "revision": 1,
        "action": "procedure-published",
        "label": "published Recruitment procedure",
        "at": "2026-11-23T08:18:54.584Z",
        "subject": "Recruitment procedure",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/procedure",
        "history": "/admin/history/procedure/procedure?number=1"
      },
      {
        "id": "08f9256c-c6c9-47b0-9b8b-a6fc4b454cc3",
        "actorId": null,
        "subjectId": "skills",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "Mobilizing sector and skill development",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/skills",
        "history": "/admin/history/pages/skills?number=1"
      },
      {
        "id": "1fdaafec-78c2-422c-8e8b-bab1074c8a9c",
        "actorId": null,
        "subjectId": "all-services",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "All Services",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/all-services",
        "history": "/admin/history/pages/all-services?number=1"
      },
      {
        "id": "22a10865-bb75-4efe-b435-0d73beaa4702",
        "actorId": null,
        "subjectId": "visa",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "Visa Assistance",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/visa",
        "history": "/admin/history/pages/visa?number=1"
      }
    ],
    "people": [
      {
        "id": "120d5847-36e9-444d-8465-447e1d4dceec",
        "name": "Ayesha Rahman"
      },
      {
        "id": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "name": "Karim Uddin"
      },
      {
        "id": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "name": "Nasrin Akter"
      },
      {
        "id": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "name": "Tanvir Hasan"
      }
    ],
    "count": 90,
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
      }
    ]
  }
} satisfies Answers

export const bn = {
  "activity.list": {
    "rows": [
      {
        "id": "be4e402e-cf49-4e3b-a959-7ab0c5ba20aa",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "revision": null,
        "action": "demand-noted",
        "label": "একটি চাহিদায় নোট লিখেছেন",
        "at": "2026-11-23T08:18:57.175Z",
        "subject": "DEM-7YLJUN",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/131ff778-42d4-4fb2-949c-5c8e62bd9ccf",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "601a9394-5849-45b0-86a6-957387e634a8",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T08:18:57.092Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "a6fe1762-a5e4-461c-84d2-f388a66998ef",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.091Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "1680544a-c8d8-49bf-b0cf-64d921dc2ae4",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T08:18:57.077Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "d6dcc255-576b-462a-b367-6c0235cb6ef5",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.077Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "f97613b2-5597-416d-a23f-60736d3e6381",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "a3e410e3-3cfd-434a-a597-a5b8df469585",
        "revision": null,
        "action": "interview-saved",
        "label": "একটি সাক্ষাৎকার সংরক্ষণ করেছেন",
        "at": "2026-11-23T08:18:57.059Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "2bbd0ee2-8856-4ee2-a6ec-424208e31b8e",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "74e9179b-f69d-4759-9857-efd332c953e4",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.046Z",
        "subject": "APP-2KZVKA",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/74e9179b-f69d-4759-9857-efd332c953e4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "fba9e398-4fe8-4ef5-8ece-45a468c4ddd0",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.033Z",
        "subject": "APP-ARTDFM",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/67dba154-4e9f-4e99-a45b-c94ad80b3749",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "021d3962-b73d-4584-9efe-79f4ce64499b",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.018Z",
        "subject": "APP-GSAEZC",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/fd5b3778-8ca0-4e45-a305-c90f60ea8cf4",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "4ccf80dc-91e1-4f2c-b05f-9dec2f413789",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T08:18:57.003Z",
        "subject": "APP-824A5G",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/eb903e37-76cc-4424-9d82-3b4765e4fef0",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "edce9d4d-ef46-4fd3-a82d-132c8c575e87",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "475e1c44-88a9-44e3-bc4b-849a92c93dc8",
        "revision": null,
        "action": "enquiry-called",
        "label": "বার্তা নিয়ে ফোন করেছেন",
        "at": "2026-11-23T08:18:55.320Z",
        "subject": "ENQ-5Q2BY9",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/475e1c44-88a9-44e3-bc4b-849a92c93dc8",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "521bdcec-eab4-4e34-990f-871f99a79200",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "আমন্ত্রণ জানিয়েছেন",
        "at": "2026-11-23T08:18:55.164Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "সম্পাদক",
        "before": "",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "efd576a5-0034-4609-a149-e9a28a0a89af",
        "actorId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-23T08:18:55.133Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b"
      },
      {
        "id": "ccab9efe-c817-4c61-9ab1-6610c3b1d984",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "role-changed",
        "label": "ভূমিকা বদলেছেন",
        "at": "2026-11-23T08:18:55.092Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "অভিযোগ কর্মকর্তা",
        "before": "স্টাফ",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "505f52f2-945e-4f2d-8f03-911ff07e0b0c",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T08:18:55.034Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "ca263823-8740-4bed-92d5-22f6c2da61ac",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T08:18:55.018Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "9e898560-033b-42f5-941e-a3d4f413452c",
        "actorId": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "subjectId": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T08:18:54.988Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "actorPage": "/admin/staff/4b6da40f-3143-4ad6-9e29-8816b224bf90"
      },
      {
        "id": "752b61d1-286c-447f-81b3-dd53f8090540",
        "actorId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "subjectId": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T08:18:54.948Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "actorPage": "/admin/staff/254b9fb0-1c2b-459a-a7bb-e0244c82b95e"
      },
      {
        "id": "dd7f5d9f-b6b8-4243-ba78-b5d44f966ae5",
        "actorId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "subjectId": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T08:18:54.847Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "actorPage": "/admin/staff/9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b"
      },
      {
        "id": "678990a7-aea2-4f85-a1d1-03b81ae62768",
        "actorId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "subjectId": "120d5847-36e9-444d-8465-447e1d4dceec",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T08:18:54.794Z",
        "subject": "Ayesha Rahman (ayesha@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec",
        "actorPage": "/admin/staff/120d5847-36e9-444d-8465-447e1d4dceec"
      },
      {
        "id": "7536f9f9-6c22-4dcc-b869-9e002dcbbf87",
        "actorId": null,
        "subjectId": "home",
        "revision": 1,
        "action": "home-published",
        "label": "প্রথম পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T08:18:54.607Z",
        "subject": "Licensed overseas recruitment from Dhaka",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/home",
        "history": "/admin/history/home/home?number=1"
      },
      {
        "id": "5bed3334-18c0-480f-8a7a-cdb2075c65a4",
        "actorId": null,
        "subjectId": "procedure",
        "revision": 1,
        "action": "procedure-published",
        "label": "নিয়োগ প্রক্রিয়া প্রকাশ করেছেন",
        "at": "2026-11-23T08:18:54.584Z",
        "subject": "Recruitment procedure",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/procedure",
        "history": "/admin/history/procedure/procedure?number=1"
      },
      {
        "id": "08f9256c-c6c9-47b0-9b8b-a6fc4b454cc3",
        "actorId": null,
        "subjectId": "skills",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "Mobilizing sector and skill development",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/skills",
        "history": "/admin/history/pages/skills?number=1"
      },
      {
        "id": "1fdaafec-78c2-422c-8e8b-bab1074c8a9c",
        "actorId": null,
        "subjectId": "all-services",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "All Services",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/all-services",
        "history": "/admin/history/pages/all-services?number=1"
      },
      {
        "id": "22a10865-bb75-4efe-b435-0d73beaa4702",
        "actorId": null,
        "subjectId": "visa",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T08:18:54.557Z",
        "subject": "Visa Assistance",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/visa",
        "history": "/admin/history/pages/visa?number=1"
      }
    ],
    "people": [
      {
        "id": "120d5847-36e9-444d-8465-447e1d4dceec",
        "name": "Ayesha Rahman"
      },
      {
        "id": "254b9fb0-1c2b-459a-a7bb-e0244c82b95e",
        "name": "Karim Uddin"
      },
      {
        "id": "9b1e6daf-1ab1-4b5c-89a0-b4e4ed14723b",
        "name": "Nasrin Akter"
      },
      {
        "id": "4b6da40f-3143-4ad6-9e29-8816b224bf90",
        "name": "Tanvir Hasan"
      }
    ],
    "count": 90,
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
      }
    ]
  }
} satisfies Answers

