import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "settings.overview": {
    "groups": [
      {
        "group": "identity",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "licence",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "contact",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "networks",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "figures",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "employers",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "retention",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "complaints",
        "isDraft": false,
        "missing": []
      },
      {
        "group": "languages",
        "isDraft": false,
        "missing": []
      }
    ],
    "licences": [],
    "hasStorybook": true
  },
  "settings.slots": {
    "en": {
      "name": "Meghbridge Overseas",
      "licence": "RL NO 088",
      "otherLicence": "RL 0088",
      "placed": "100,000",
      "since": "1989",
      "years": "37",
      "phone": "+880 1700 000088",
      "email": "office@meghbridge.example",
      "address": "Meghbridge House, 3rd floor, 27 Kazi Nazrul Islam Avenue, Dhaka 1215, Bangladesh",
      "hours": "Saturday to Thursday, 9:00 to 18:00",
      "answer": "2 working days",
      "replacement": "90"
    },
    "bn": {
      "name": "মেঘব্রিজ ওভারসিজ",
      "licence": "RL NO 088",
      "otherLicence": "RL 0088",
      "placed": "১,০০,০০০",
      "since": "১৯৮৯",
      "years": "৩৭",
      "phone": "+880 1700 000088",
      "email": "office@meghbridge.example",
      "address": "মেঘব্রিজ হাউস, ৩য় তলা, ২৭ কাজী নজরুল ইসলাম অ্যাভিনিউ, ঢাকা-১২১৫, বাংলাদেশ",
      "hours": "শনিবার থেকে বৃহস্পতিবার, সকাল ৯টা থেকে সন্ধ্যা ৬টা",
      "answer": "২ কর্মদিবস",
      "replacement": "৯০"
    }
  }
} satisfies MockResponses

export const bn = {} satisfies MockResponses

