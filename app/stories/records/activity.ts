import type { Answers } from '../answers.ts'

export const en = {
  "activity.list": {
    "rows": [
      {
        "id": "37a5bd0d-06d1-4140-a490-88d3763c9fcc",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "revision": null,
        "action": "demand-noted",
        "label": "wrote a note on a demand",
        "at": "2026-11-23T14:05:37.911Z",
        "subject": "DEM-Q5ZGLG",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "44cf45b4-f917-4c00-a52f-16594435c35b",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T14:05:36.832Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "81f1f5c4-eb26-4edd-8b8d-2c765dd4340f",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.831Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "52a6e856-9080-40b7-b8d9-e1cefb5306b2",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-invited",
        "label": "invited an applicant",
        "at": "2026-11-23T14:05:36.624Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3f16fe29-27e0-4f5e-b964-a33cd3ed355e",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.623Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "27462e0d-99d3-4ace-8b1d-1d7db95a92a2",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
        "revision": null,
        "action": "interview-saved",
        "label": "saved an interview",
        "at": "2026-11-23T14:05:36.512Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3466ac0d-3531-4714-839d-96cb208d0a3d",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.430Z",
        "subject": "APP-W7FT4Z",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "b03042cf-af06-4259-a902-2f12830c76e4",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.295Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "d80f2e20-0786-4459-96d0-300bb8aa6e75",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.186Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "b80d53e8-b3ba-4503-82f6-440a332bafe3",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "revision": null,
        "action": "application-moved",
        "label": "moved an application",
        "at": "2026-11-23T14:05:36.092Z",
        "subject": "APP-AQG6PJ",
        "actor": "Ayesha Rahman",
        "detail": "Called",
        "before": "",
        "page": "/admin/applications/ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "2c6c86e5-06bb-44ef-8fa5-bccfbcebe35a",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "a1c6ccce-a8e7-41d9-bcf6-a32019657f6d",
        "revision": null,
        "action": "enquiry-called",
        "label": "called about an enquiry",
        "at": "2026-11-23T14:05:31.253Z",
        "subject": "ENQ-2EULQC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/a1c6ccce-a8e7-41d9-bcf6-a32019657f6d",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "42e5d8de-05f0-48d3-b7ab-601edf680d15",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "invited",
        "at": "2026-11-23T14:05:30.240Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "Editor",
        "before": "",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "159dc69e-b95b-476a-8458-d18b6562b389",
        "actorId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "signed-in",
        "label": "signed in",
        "at": "2026-11-23T14:05:29.924Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13"
      },
      {
        "id": "10bc5970-ab0f-40cb-b0f1-455161d1a89e",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "role-changed",
        "label": "gave another role to",
        "at": "2026-11-23T14:05:29.313Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "Complaints officer",
        "before": "Staff",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3571681d-c675-4474-b194-28a917edc1e8",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T14:05:29.127Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3868a096-f2c1-481c-a40a-557736087d90",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "approved",
        "label": "approved",
        "at": "2026-11-23T14:05:29.086Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "d1fba325-7216-4388-aa4c-5055e7b5652f",
        "actorId": "490a442b-687f-4878-b13a-47c10ad79f4d",
        "subjectId": "490a442b-687f-4878-b13a-47c10ad79f4d",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T14:05:29.027Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/490a442b-687f-4878-b13a-47c10ad79f4d",
        "actorPage": "/admin/staff/490a442b-687f-4878-b13a-47c10ad79f4d"
      },
      {
        "id": "94414a17-ac7b-4876-8a00-fa6dccc30842",
        "actorId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "subjectId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T14:05:28.928Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "actorPage": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23"
      },
      {
        "id": "2ad51195-3d8a-4ede-98d1-f71ee21d412b",
        "actorId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T14:05:28.816Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13"
      },
      {
        "id": "d8cb8ab8-24ee-4845-a0bc-c0be05c79d70",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "revision": null,
        "action": "signed-up",
        "label": "signed up",
        "at": "2026-11-23T14:05:28.607Z",
        "subject": "Ayesha Rahman (ayesha@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "6fa860e6-bd67-46b1-9ea6-857e2769fad5",
        "actorId": null,
        "subjectId": "home",
        "revision": 1,
        "action": "home-published",
        "label": "published Home page",
        "at": "2026-11-23T14:05:27.963Z",
        "subject": "Licensed overseas recruitment from Dhaka",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/home",
        "history": "/admin/history/home/home?number=1"
      },
      {
        "id": "c0d5c577-21f2-4994-96d0-9aa27733f20b",
        "actorId": null,
        "subjectId": "procedure",
        "revision": 1,
        "action": "procedure-published",
        "label": "published Recruitment procedure",
        "at": "2026-11-23T14:05:27.706Z",
        "subject": "Recruitment procedure",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/procedure",
        "history": "/admin/history/procedure/procedure?number=1"
      },
      {
        "id": "09f383ae-b2e2-47d4-ae71-81c77b523d91",
        "actorId": null,
        "subjectId": "manpower",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T14:05:27.410Z",
        "subject": "Manpower Consultancy",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/manpower",
        "history": "/admin/history/pages/manpower?number=1"
      },
      {
        "id": "0d95b3ec-dfaa-485c-bac4-a184ec2cadb0",
        "actorId": null,
        "subjectId": "privacy",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T14:05:27.410Z",
        "subject": "Privacy Policy",
        "isEnglish": true,
        "actor": "the machine",
        "detail": "",
        "before": "",
        "page": "/admin/pages/privacy",
        "history": "/admin/history/pages/privacy?number=1"
      },
      {
        "id": "1a0eca0d-e54b-48aa-8f9a-da5554afe697",
        "actorId": null,
        "subjectId": "visa",
        "revision": 1,
        "action": "pages-published",
        "label": "published Pages",
        "at": "2026-11-23T14:05:27.410Z",
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
        "id": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "name": "Ayesha Rahman"
      },
      {
        "id": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "name": "Karim Uddin"
      },
      {
        "id": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "name": "Nasrin Akter"
      },
      {
        "id": "490a442b-687f-4878-b13a-47c10ad79f4d",
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
      },
      {
        "id": "system",
        "label": "System"
      }
    ]
  }
} satisfies Answers

export const bn = {
  "activity.list": {
    "rows": [
      {
        "id": "37a5bd0d-06d1-4140-a490-88d3763c9fcc",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "revision": null,
        "action": "demand-noted",
        "label": "একটি চাহিদায় নোট লিখেছেন",
        "at": "2026-11-23T14:05:37.911Z",
        "subject": "DEM-Q5ZGLG",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/demands/5807eb13-2eeb-438e-a820-4dc07d98ef72",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "44cf45b4-f917-4c00-a52f-16594435c35b",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T14:05:36.832Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "81f1f5c4-eb26-4edd-8b8d-2c765dd4340f",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.831Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "52a6e856-9080-40b7-b8d9-e1cefb5306b2",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-invited",
        "label": "একজন প্রার্থীকে ডেকেছেন",
        "at": "2026-11-23T14:05:36.624Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3f16fe29-27e0-4f5e-b964-a33cd3ed355e",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.623Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "27462e0d-99d3-4ace-8b1d-1d7db95a92a2",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "85a3a4ff-9bc1-4d63-9807-54c539d53837",
        "revision": null,
        "action": "interview-saved",
        "label": "একটি সাক্ষাৎকার সংরক্ষণ করেছেন",
        "at": "2026-11-23T14:05:36.512Z",
        "subject": "2026-11-27 10:00",
        "subjectBn": "২০২৬-১১-২৭ ১০:০০",
        "isEnglish": true,
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3466ac0d-3531-4714-839d-96cb208d0a3d",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.430Z",
        "subject": "APP-W7FT4Z",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/6b6e7612-20cf-403e-9a52-21059bc0dc65",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "b03042cf-af06-4259-a902-2f12830c76e4",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.295Z",
        "subject": "APP-PXEV65",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/09d5516c-34fe-46c9-9da2-1a936bab0e84",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "d80f2e20-0786-4459-96d0-300bb8aa6e75",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.186Z",
        "subject": "APP-9XKRW4",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/0d9c8a60-3a55-4112-89c5-bfaa982927de",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "b80d53e8-b3ba-4503-82f6-440a332bafe3",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "revision": null,
        "action": "application-moved",
        "label": "একটি আবেদনের ধাপ বদলেছেন",
        "at": "2026-11-23T14:05:36.092Z",
        "subject": "APP-AQG6PJ",
        "actor": "Ayesha Rahman",
        "detail": "ডাকা হয়েছে",
        "before": "",
        "page": "/admin/applications/ac2e3aec-d402-430a-a3dc-991b1a012a2d",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "2c6c86e5-06bb-44ef-8fa5-bccfbcebe35a",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "a1c6ccce-a8e7-41d9-bcf6-a32019657f6d",
        "revision": null,
        "action": "enquiry-called",
        "label": "বার্তা নিয়ে ফোন করেছেন",
        "at": "2026-11-23T14:05:31.253Z",
        "subject": "ENQ-2EULQC",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/enquiries/a1c6ccce-a8e7-41d9-bcf6-a32019657f6d",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "42e5d8de-05f0-48d3-b7ab-601edf680d15",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": null,
        "revision": null,
        "action": "invited",
        "label": "আমন্ত্রণ জানিয়েছেন",
        "at": "2026-11-23T14:05:30.240Z",
        "subject": "shirin@meghbridge.example",
        "actor": "Ayesha Rahman",
        "detail": "সম্পাদক",
        "before": "",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "159dc69e-b95b-476a-8458-d18b6562b389",
        "actorId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "signed-in",
        "label": "লগইন করেছেন",
        "at": "2026-11-23T14:05:29.924Z",
        "subject": "Nasrin Akter",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13"
      },
      {
        "id": "10bc5970-ab0f-40cb-b0f1-455161d1a89e",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "role-changed",
        "label": "ভূমিকা বদলেছেন",
        "at": "2026-11-23T14:05:29.313Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "অভিযোগ কর্মকর্তা",
        "before": "স্টাফ",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3571681d-c675-4474-b194-28a917edc1e8",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T14:05:29.127Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "3868a096-f2c1-481c-a40a-557736087d90",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "approved",
        "label": "অ্যাকাউন্ট অনুমোদন করেছেন",
        "at": "2026-11-23T14:05:29.086Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "d1fba325-7216-4388-aa4c-5055e7b5652f",
        "actorId": "490a442b-687f-4878-b13a-47c10ad79f4d",
        "subjectId": "490a442b-687f-4878-b13a-47c10ad79f4d",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T14:05:29.027Z",
        "subject": "Tanvir Hasan (tanvir@meghbridge.example)",
        "actor": "Tanvir Hasan",
        "detail": "",
        "before": "",
        "page": "/admin/staff/490a442b-687f-4878-b13a-47c10ad79f4d",
        "actorPage": "/admin/staff/490a442b-687f-4878-b13a-47c10ad79f4d"
      },
      {
        "id": "94414a17-ac7b-4876-8a00-fa6dccc30842",
        "actorId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "subjectId": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T14:05:28.928Z",
        "subject": "Karim Uddin (karim@meghbridge.example)",
        "actor": "Karim Uddin",
        "detail": "",
        "before": "",
        "page": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "actorPage": "/admin/staff/e739d13e-026b-4e33-b50a-cfa11aaa8f23"
      },
      {
        "id": "2ad51195-3d8a-4ede-98d1-f71ee21d412b",
        "actorId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "subjectId": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T14:05:28.816Z",
        "subject": "Nasrin Akter (nasrin@meghbridge.example)",
        "actor": "Nasrin Akter",
        "detail": "",
        "before": "",
        "page": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13",
        "actorPage": "/admin/staff/9c535c46-38c3-4c24-be85-892a2ad4da13"
      },
      {
        "id": "d8cb8ab8-24ee-4845-a0bc-c0be05c79d70",
        "actorId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "subjectId": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "revision": null,
        "action": "signed-up",
        "label": "অ্যাকাউন্ট খুলেছেন",
        "at": "2026-11-23T14:05:28.607Z",
        "subject": "Ayesha Rahman (ayesha@meghbridge.example)",
        "actor": "Ayesha Rahman",
        "detail": "",
        "before": "",
        "page": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "actorPage": "/admin/staff/b115b0e1-a21d-4ee7-96c1-9ea64a640d77"
      },
      {
        "id": "6fa860e6-bd67-46b1-9ea6-857e2769fad5",
        "actorId": null,
        "subjectId": "home",
        "revision": 1,
        "action": "home-published",
        "label": "প্রথম পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T14:05:27.963Z",
        "subject": "Licensed overseas recruitment from Dhaka",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/home",
        "history": "/admin/history/home/home?number=1"
      },
      {
        "id": "c0d5c577-21f2-4994-96d0-9aa27733f20b",
        "actorId": null,
        "subjectId": "procedure",
        "revision": 1,
        "action": "procedure-published",
        "label": "নিয়োগ প্রক্রিয়া প্রকাশ করেছেন",
        "at": "2026-11-23T14:05:27.706Z",
        "subject": "Recruitment procedure",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/procedure",
        "history": "/admin/history/procedure/procedure?number=1"
      },
      {
        "id": "09f383ae-b2e2-47d4-ae71-81c77b523d91",
        "actorId": null,
        "subjectId": "manpower",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T14:05:27.410Z",
        "subject": "Manpower Consultancy",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/manpower",
        "history": "/admin/history/pages/manpower?number=1"
      },
      {
        "id": "0d95b3ec-dfaa-485c-bac4-a184ec2cadb0",
        "actorId": null,
        "subjectId": "privacy",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T14:05:27.410Z",
        "subject": "Privacy Policy",
        "isEnglish": true,
        "actor": "সিস্টেম",
        "detail": "",
        "before": "",
        "page": "/admin/pages/privacy",
        "history": "/admin/history/pages/privacy?number=1"
      },
      {
        "id": "1a0eca0d-e54b-48aa-8f9a-da5554afe697",
        "actorId": null,
        "subjectId": "visa",
        "revision": 1,
        "action": "pages-published",
        "label": "পৃষ্ঠা প্রকাশ করেছেন",
        "at": "2026-11-23T14:05:27.410Z",
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
        "id": "b115b0e1-a21d-4ee7-96c1-9ea64a640d77",
        "name": "Ayesha Rahman"
      },
      {
        "id": "e739d13e-026b-4e33-b50a-cfa11aaa8f23",
        "name": "Karim Uddin"
      },
      {
        "id": "9c535c46-38c3-4c24-be85-892a2ad4da13",
        "name": "Nasrin Akter"
      },
      {
        "id": "490a442b-687f-4878-b13a-47c10ad79f4d",
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
      },
      {
        "id": "system",
        "label": "ব্যবস্থা"
      }
    ]
  }
} satisfies Answers

