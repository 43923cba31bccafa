import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "enquiries.choices": {
    "people": [
      {
        "id": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "name": "Ayesha Rahman"
      },
      {
        "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "name": "Karim Uddin"
      }
    ],
    "companies": [
      {
        "id": "agency",
        "name": "Meghbridge Overseas"
      },
      {
        "id": "meghbridge-overseas",
        "name": "Meghbridge Overseas"
      },
      {
        "id": "meghbridge-logistics",
        "name": "Meghbridge Logistics"
      },
      {
        "id": "meghbridge-energy",
        "name": "Meghbridge Filling Station and Gas Conversion"
      },
      {
        "id": "meghbridge-motors",
        "name": "Meghbridge Motors"
      },
      {
        "id": "meghbridge-plastics",
        "name": "Meghbridge Plastic and Paper Products"
      },
      {
        "id": "meghbridge-medical",
        "name": "Meghbridge Medical Service"
      }
    ]
  },
  "enquiries.templates.list": [
    {
      "id": "d80f0030-99f6-4e99-a317-c814f0d22cdf",
      "name": "We have your complaint",
      "subject": "Your complaint {reference}",
      "text": "Dear {name},\n\nWe have read your complaint. A colleague is looking into it and will call you. If it is urgent, please call our office.\n\nKind regards\n{my name}\n{agency}",
      "subjectBn": "আপনার অভিযোগ {reference}",
      "textBn": "প্রিয় {name},\n\nআপনার অভিযোগ আমরা পড়েছি। একজন সহকর্মী বিষয়টি দেখছেন এবং আপনাকে ফোন করবেন। জরুরি হলে আমাদের অফিসে ফোন করুন।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}"
    },
    {
      "id": "56e7b688-335d-40fb-9c3f-2f42982f9461",
      "name": "We need your documents",
      "subject": "Your message {reference}: the documents we need",
      "text": "Dear {name},\n\nThank you for writing to {agency}. To find suitable jobs for you, we need a copy of your passport, your certificates and two photographs. Bring them to our office, or reply to this e-mail with copies.\n\nNever pay anybody for a promise of a job. We give a receipt for every payment.\n\nKind regards\n{my name}",
      "subjectBn": "আপনার বার্তা {reference}: যেসব কাগজপত্র লাগবে",
      "textBn": "প্রিয় {name},\n\n{agency}-কে লেখার জন্য ধন্যবাদ। আপনার উপযুক্ত চাকরি খুঁজতে আপনার পাসপোর্ট ও সনদের কপি এবং দুই কপি ছবি লাগবে। কাগজপত্র আমাদের অফিসে আনুন, অথবা এই ই-মেইলের উত্তরে কপি পাঠান।\n\nচাকরির আশ্বাসে কাউকে টাকা দেবেন না। আমরা প্রতিটি টাকার রসিদ দিই।\n\nশুভেচ্ছান্তে\n{my name}"
    },
    {
      "id": "69839723-cb80-416f-baf3-4a1f5717f255",
      "name": "Workers for your company",
      "subject": "Workers for your company ({reference})",
      "text": "Dear {name},\n\nThank you for your message. Which trades do you need, how many workers, where, and from which month? We will send you a plan, a date for the first trade test and the costs.\n\nKind regards\n{my name}\n{agency}",
      "subjectBn": "আপনার প্রতিষ্ঠানের জন্য কর্মী ({reference})",
      "textBn": "প্রিয় {name},\n\nযোগাযোগের জন্য ধন্যবাদ। কোন কোন পেশার কতজন কর্মী, কোথায় এবং কোন মাস থেকে দরকার, জানান। আমরা একটি পরিকল্পনা, প্রথম ট্রেড টেস্টের তারিখ ও খরচ জানাব।\n\nশুভেচ্ছান্তে\n{my name}\n{agency}"
    }
  ],
  "enquiries.list": {
    "rows": [
      {
        "id": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "reference": "ENQ-73ATK2",
        "lastName": "Kamrul Hasan",
        "email": "kamrul@post.example",
        "phone": "+880 1913 456789",
        "companyName": "Meghbridge Overseas",
        "subject": null,
        "message": "How much does the visa for the United Arab Emirates cost, and who pays for it?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.518Z"
      },
      {
        "id": "b8aca20a-a52a-4fb3-8288-b5bd2d9486fd",
        "reference": "ENQ-FQ5U9E",
        "lastName": "রোকসানা বেগম",
        "email": null,
        "phone": "+880 1812 345678",
        "companyName": "Meghbridge Overseas",
        "subject": null,
        "message": "আমার ভাই গত মাসে আবেদন করেছেন। কবে জানতে পারব?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.475Z"
      },
      {
        "id": "8aab4c8e-f84c-4fb4-8a05-49fca1648e43",
        "reference": "ENQ-DFVB6L",
        "lastName": "Fahad Al Otaibi",
        "email": "fahad@gulfbuild.example",
        "phone": null,
        "companyName": "Meghbridge Overseas",
        "subject": "workers",
        "message": "We need forty masons in Riyadh from February. Which papers do you need from us, and how long does it take?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.438Z"
      },
      {
        "id": "e594aa76-2813-449f-b20c-c826816a5f32",
        "reference": "ENQ-EUHCDA",
        "lastName": "Jahangir Alam",
        "email": null,
        "phone": "+880 1711 234567",
        "companyName": "Meghbridge Overseas",
        "subject": "work",
        "message": "I am a welder with six years at a shipyard in Chattogram. Is there work in Qatar or Malaysia?",
        "state": "open",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.396Z"
      }
    ],
    "count": 4,
    "page": 1,
    "pages": 1,
    "counts": {
      "new": 3,
      "open": 1
    },
    "unread": 3,
    "oldestUnread": {
      "id": "8aab4c8e-f84c-4fb4-8a05-49fca1648e43",
      "createdAt": "2026-11-24T21:57:45.438Z"
    }
  },
  "enquiries.byId": {
    "id": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
    "reference": "ENQ-73ATK2",
    "lastName": "Kamrul Hasan",
    "email": "kamrul@post.example",
    "phone": "+880 1913 456789",
    "companyName": "Meghbridge Overseas",
    "subject": null,
    "message": "How much does the visa for the United Arab Emirates cost, and who pays for it?",
    "state": "new",
    "assigneeId": null,
    "assignee": null,
    "createdAt": "2026-11-24T21:57:45.518Z",
    "language": "en",
    "handledBy": null,
    "spamSigns": null,
    "deleteAt": null,
    "entries": [
      {
        "id": "f631994b-af8f-4ec1-94ae-0f2efe05b6f5",
        "enquiryId": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "kind": "call",
        "text": "Called back; he sends the demand letter tomorrow.",
        "subject": null,
        "address": null,
        "byId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "by": "Ayesha Rahman",
        "at": "2026-11-24T21:57:45.571Z"
      }
    ],
    "words": {
      "en": {
        "subject": "Your message ENQ-73ATK2",
        "agency": "Meghbridge Overseas",
        "greeting": "Hello Kamrul Hasan, this is Meghbridge Overseas about your message ENQ-73ATK2."
      },
      "bn": {
        "subject": "আপনার বার্তা ENQ-73ATK2",
        "agency": "মেঘব্রিজ ওভারসিজ",
        "greeting": "প্রিয় Kamrul Hasan, মেঘব্রিজ ওভারসিজ থেকে আপনার বার্তা ENQ-73ATK2 সম্পর্কে লিখছি।"
      }
    },
    "hasMailServer": true
  },
  "enquiries.neighbours": {
    "next": "b8aca20a-a52a-4fb3-8288-b5bd2d9486fd",
    "nextOpen": "b8aca20a-a52a-4fb3-8288-b5bd2d9486fd",
    "number": 1,
    "count": 4
  }
} satisfies MockResponses

export const bn = {
  "enquiries.choices": {
    "people": [
      {
        "id": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "name": "Ayesha Rahman"
      },
      {
        "id": "b17d55b9-a0fa-4a36-8726-fd01f89dae27",
        "name": "Karim Uddin"
      }
    ],
    "companies": [
      {
        "id": "agency",
        "name": "মেঘব্রিজ ওভারসিজ"
      },
      {
        "id": "meghbridge-overseas",
        "name": "মেঘব্রিজ ওভারসিজ"
      },
      {
        "id": "meghbridge-logistics",
        "name": "মেঘব্রিজ লজিস্টিকস"
      },
      {
        "id": "meghbridge-energy",
        "name": "মেঘব্রিজ ফিলিং স্টেশন অ্যান্ড গ্যাস কনভারশন"
      },
      {
        "id": "meghbridge-motors",
        "name": "মেঘব্রিজ মোটরস"
      },
      {
        "id": "meghbridge-plastics",
        "name": "মেঘব্রিজ প্লাস্টিক অ্যান্ড পেপার প্রোডাক্টস"
      },
      {
        "id": "meghbridge-medical",
        "name": "মেঘব্রিজ মেডিকেল সার্ভিস"
      }
    ]
  },
  "enquiries.list": {
    "rows": [
      {
        "id": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "reference": "ENQ-73ATK2",
        "lastName": "Kamrul Hasan",
        "email": "kamrul@post.example",
        "phone": "+880 1913 456789",
        "companyName": "মেঘব্রিজ ওভারসিজ",
        "subject": null,
        "message": "How much does the visa for the United Arab Emirates cost, and who pays for it?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.518Z"
      },
      {
        "id": "b8aca20a-a52a-4fb3-8288-b5bd2d9486fd",
        "reference": "ENQ-FQ5U9E",
        "lastName": "রোকসানা বেগম",
        "email": null,
        "phone": "+880 1812 345678",
        "companyName": "মেঘব্রিজ ওভারসিজ",
        "subject": null,
        "message": "আমার ভাই গত মাসে আবেদন করেছেন। কবে জানতে পারব?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.475Z"
      },
      {
        "id": "8aab4c8e-f84c-4fb4-8a05-49fca1648e43",
        "reference": "ENQ-DFVB6L",
        "lastName": "Fahad Al Otaibi",
        "email": "fahad@gulfbuild.example",
        "phone": null,
        "companyName": "মেঘব্রিজ ওভারসিজ",
        "subject": "workers",
        "message": "We need forty masons in Riyadh from February. Which papers do you need from us, and how long does it take?",
        "state": "new",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.438Z"
      },
      {
        "id": "e594aa76-2813-449f-b20c-c826816a5f32",
        "reference": "ENQ-EUHCDA",
        "lastName": "Jahangir Alam",
        "email": null,
        "phone": "+880 1711 234567",
        "companyName": "মেঘব্রিজ ওভারসিজ",
        "subject": "work",
        "message": "I am a welder with six years at a shipyard in Chattogram. Is there work in Qatar or Malaysia?",
        "state": "open",
        "assigneeId": null,
        "assignee": null,
        "createdAt": "2026-11-24T21:57:45.396Z"
      }
    ],
    "count": 4,
    "page": 1,
    "pages": 1,
    "counts": {
      "new": 3,
      "open": 1
    },
    "unread": 3,
    "oldestUnread": {
      "id": "8aab4c8e-f84c-4fb4-8a05-49fca1648e43",
      "createdAt": "2026-11-24T21:57:45.438Z"
    }
  },
  "enquiries.byId": {
    "id": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
    "reference": "ENQ-73ATK2",
    "lastName": "Kamrul Hasan",
    "email": "kamrul@post.example",
    "phone": "+880 1913 456789",
    "companyName": "মেঘব্রিজ ওভারসিজ",
    "subject": null,
    "message": "How much does the visa for the United Arab Emirates cost, and who pays for it?",
    "state": "new",
    "assigneeId": null,
    "assignee": null,
    "createdAt": "2026-11-24T21:57:45.518Z",
    "language": "en",
    "handledBy": null,
    "spamSigns": null,
    "deleteAt": null,
    "entries": [
      {
        "id": "f631994b-af8f-4ec1-94ae-0f2efe05b6f5",
        "enquiryId": "4772dd3e-7fe1-4b08-9af5-5d0c642264d5",
        "kind": "call",
        "text": "Called back; he sends the demand letter tomorrow.",
        "subject": null,
        "address": null,
        "byId": "7edc7bd3-c611-43a7-9de5-d61af66d1957",
        "by": "Ayesha Rahman",
        "at": "2026-11-24T21:57:45.571Z"
      }
    ],
    "words": {
      "en": {
        "subject": "Your message ENQ-73ATK2",
        "agency": "Meghbridge Overseas",
        "greeting": "Hello Kamrul Hasan, this is Meghbridge Overseas about your message ENQ-73ATK2."
      },
      "bn": {
        "subject": "আপনার বার্তা ENQ-73ATK2",
        "agency": "মেঘব্রিজ ওভারসিজ",
        "greeting": "প্রিয় Kamrul Hasan, মেঘব্রিজ ওভারসিজ থেকে আপনার বার্তা ENQ-73ATK2 সম্পর্কে লিখছি।"
      }
    },
    "hasMailServer": true
  }
} satisfies MockResponses

