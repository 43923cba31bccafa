import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "dashboard.badges": {
    "/admin/staff": 1,
    "/admin/enquiries": 3,
    "/admin/applications": 2,
    "/admin/demands": 2
  },
  "dashboard.firstSteps": {
    "identity": true,
    "licence": true,
    "phone": true,
    "country": true,
    "slide": true,
    "colleague": true
  },
  "dashboard.overview": {
    "desk": [
      {
        "id": "people-waiting",
        "group": "people",
        "right": "people",
        "label": "One person waits for your yes",
        "count": 1,
        "to": "/admin/staff",
        "search": {
          "show": "waiting"
        },
        "screen": "/admin/staff",
        "oldest": "2026-11-24T21:57:44.653Z",
        "tone": "urgent"
      },
      {
        "group": "messages",
        "right": "enquiries",
        "to": "/admin/enquiries",
        "id": "enquiries-unread-workers",
        "label": "One unread enquiry: Workers for my company",
        "count": 1,
        "search": {
          "state": "new",
          "subject": "workers"
        },
        "screen": "/admin/enquiries",
        "oldest": "2026-11-24T21:57:45.438Z",
        "first": "/admin/enquiries/8aab4c8e-f84c-4fb4-8a05-49fca1648e43"
      },
      {
        "group": "messages",
        "right": "enquiries",
        "to": "/admin/enquiries",
        "id": "enquiries-unread-none",
        "label": "2 unread enquiries: No subject",
        "count": 2,
        "search": {
          "state": "new",
          "subject": "none"
        },
        "screen": "/admin/enquiries",
        "oldest": "2026-11-24T21:57:45.475Z",
        "first": "/admin/enquiries/b8aca20a-a52a-4fb3-8288-b5bd2d9486fd"
      },
      {
        "group": "people",
        "right": "applications",
        "to": "/admin/applications",
        "id": "applications-received",
        "label": "2 applications that nobody has called yet",
        "count": 2,
        "search": {
          "state": "received",
          "sort": "waiting"
        },
        "screen": "/admin/applications",
        "oldest": "2026-11-24T21:57:45.655Z",
        "first": "/admin/applications/f08345d0-d7b1-46a7-80b0-7af6a9635535"
      },
      {
        "group": "messages",
        "right": "demands",
        "to": "/admin/demands",
        "id": "demands-received",
        "label": "2 demands that nobody has checked yet",
        "search": {
          "state": "received",
          "sort": "oldest"
        },
        "screen": "/admin/demands",
        "count": 2,
        "oldest": "2026-11-24T21:57:47.334Z",
        "first": "/admin/demands/87fbfa28-0357-45ba-a353-d03979c0a061"
      },
      {
        "id": "clients-figure",
        "group": "content",
        "right": "content",
        "label": "Client countries: one with a figure missing",
        "count": 1,
        "to": "/admin/manage-clients",
        "search": {
          "show": "figure"
        }
      },
      {
        "id": "fees-outdated",
        "group": "content",
        "right": "vacancies",
        "label": "14 countries’ costs need a check",
        "count": 14,
        "to": "/admin/fees"
      },
      {
        "id": "/admin/companies-hidden",
        "group": "content",
        "right": "content",
        "label": "Companies: 2 with a section that is hidden until all of it is written",
        "count": 2,
        "to": "/admin/companies",
        "search": {
          "show": "hidden"
        }
      }
    ],
    "countries": 12,
    "companies": 49,
    "employed": 104662,
    "unread": 3,
    "mine": [],
    "changes": [],
    "mail": {
      "isConfigured": true,
      "stuck": 0
    },
    "backup": {
      "newestAt": null,
      "isFailed": null,
      "isOld": false
    },
    "firstSteps": {
      "identity": true,
      "licence": true,
      "phone": true,
      "country": true,
      "slide": true,
      "colleague": true
    },
    "endingLicences": []
  }
} satisfies MockResponses

export const bn = {
  "dashboard.overview": {
    "desk": [
      {
        "id": "people-waiting",
        "group": "people",
        "right": "people",
        "label": "একজন আপনার অনুমতির অপেক্ষায়",
        "count": 1,
        "to": "/admin/staff",
        "search": {
          "show": "waiting"
        },
        "screen": "/admin/staff",
        "oldest": "2026-11-24T21:57:44.653Z",
        "tone": "urgent"
      },
      {
        "group": "messages",
        "right": "enquiries",
        "to": "/admin/enquiries",
        "id": "enquiries-unread-workers",
        "label": "একটি বার্তা পড়া হয়নি: আমার প্রতিষ্ঠানের জন্য কর্মী",
        "count": 1,
        "search": {
          "state": "new",
          "subject": "workers"
        },
        "screen": "/admin/enquiries",
        "oldest": "2026-11-24T21:57:45.438Z",
        "first": "/admin/enquiries/8aab4c8e-f84c-4fb4-8a05-49fca1648e43"
      },
      {
        "group": "messages",
        "right": "enquiries",
        "to": "/admin/enquiries",
        "id": "enquiries-unread-none",
        "label": "২টি বার্তা পড়া হয়নি: বিষয় নেই",
        "count": 2,
        "search": {
          "state": "new",
          "subject": "none"
        },
        "screen": "/admin/enquiries",
        "oldest": "2026-11-24T21:57:45.475Z",
        "first": "/admin/enquiries/b8aca20a-a52a-4fb3-8288-b5bd2d9486fd"
      },
      {
        "group": "people",
        "right": "applications",
        "to": "/admin/applications",
        "id": "applications-received",
        "label": "২টি আবেদনে এখনো কেউ ফোন করেননি",
        "count": 2,
        "search": {
          "state": "received",
          "sort": "waiting"
        },
        "screen": "/admin/applications",
        "oldest": "2026-11-24T21:57:45.655Z",
        "first": "/admin/applications/f08345d0-d7b1-46a7-80b0-7af6a9635535"
      },
      {
        "group": "messages",
        "right": "demands",
        "to": "/admin/demands",
        "id": "demands-received",
        "label": "২টি চাহিদা এখনো কেউ যাচাই করেননি",
        "search": {
          "state": "received",
          "sort": "oldest"
        },
        "screen": "/admin/demands",
        "count": 2,
        "oldest": "2026-11-24T21:57:47.334Z",
        "first": "/admin/demands/87fbfa28-0357-45ba-a353-d03979c0a061"
      },
      {
        "id": "clients-figure",
        "group": "content",
        "right": "content",
        "label": "গন্তব্য দেশ: একটিতে কোনো সংখ্যা বাকি",
        "count": 1,
        "to": "/admin/manage-clients",
        "search": {
          "show": "figure"
        }
      },
      {
        "id": "fees-outdated",
        "group": "content",
        "right": "vacancies",
        "label": "১৪টি দেশের খরচ যাচাই করা দরকার",
        "count": 14,
        "to": "/admin/fees"
      },
      {
        "id": "/admin/companies-hidden",
        "group": "content",
        "right": "content",
        "label": "কোম্পানি: ২টির কোনো অংশ পুরো লেখা না হওয়ায় দেখানো হচ্ছে না",
        "count": 2,
        "to": "/admin/companies",
        "search": {
          "show": "hidden"
        }
      }
    ],
    "countries": 12,
    "companies": 49,
    "employed": 104662,
    "unread": 3,
    "mine": [],
    "changes": [],
    "mail": {
      "isConfigured": true,
      "stuck": 0
    },
    "backup": {
      "newestAt": null,
      "isFailed": null,
      "isOld": false
    },
    "firstSteps": {
      "identity": true,
      "licence": true,
      "phone": true,
      "country": true,
      "slide": true,
      "colleague": true
    },
    "endingLicences": []
  }
} satisfies MockResponses

