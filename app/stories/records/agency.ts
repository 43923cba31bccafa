import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "agency": {
    "name": "Meghbridge Overseas",
    "isNamed": true,
    "shortName": "Meghbridge",
    "since": 1989,
    "mark": {
      "small": "/share/b55a4a966a253a766eb999c76299a30a-512x512-64.png",
      "icons": [
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-192.png",
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-512.png",
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-180.png"
      ]
    },
    "share": "/share/0904c3ae78b9f3f6d065d4af46ba3227-1440x810-1200x630-50-50.jpg",
    "sketch": {
      "picture": "/pictures/3ad6742986b9161f292c4c89c639119e-1280x640.webp",
      "alt": "Sketch of the river, the avenue and our office, not a map"
    },
    "credit": {
      "name": "Meghbridge"
    },
    "licences": [
      {
        "number": "RL NO 088",
        "otherReading": "RL 0088",
        "authority": "Bureau of Manpower, Employment and Training (BMET)",
        "validUntil": "2028-12-31"
      }
    ],
    "phones": [
      {
        "number": "+880 1700 000088",
        "hasWhatsapp": true
      },
      {
        "number": "+880 1800 000088",
        "hasWhatsapp": true
      }
    ],
    "emails": [
      {
        "email": "office@meghbridge.example",
        "subject": "The office"
      },
      {
        "email": "jobs@meghbridge.example",
        "subject": "Work abroad"
      },
      {
        "email": "employers@meghbridge.example",
        "subject": "For employers"
      }
    ],
    "addresses": [
      {
        "lines": [
          "Meghbridge House, 3rd floor",
          "27 Kazi Nazrul Islam Avenue",
          "Dhaka 1215, Bangladesh"
        ],
        "latitude": 23.7386,
        "longitude": 90.3944
      }
    ],
    "hours": {
      "lines": [
        "Saturday to Thursday, 9:00 to 18:00"
      ]
    },
    "networks": [
      {
        "network": "facebook"
      },
      {
        "network": "instagram"
      },
      {
        "network": "twitter"
      },
      {
        "network": "x"
      },
      {
        "network": "linkedin"
      }
    ],
    "placed": {
      "people": 100000,
      "asOf": "2026-09-30"
    },
    "figures": [],
    "languages": [
      "en",
      "bn"
    ]
  }
} satisfies MockResponses

export const bn = {
  "agency": {
    "name": "মেঘব্রিজ ওভারসিজ",
    "isNamed": true,
    "shortName": "মেঘব্রিজ",
    "since": 1989,
    "mark": {
      "small": "/share/b55a4a966a253a766eb999c76299a30a-512x512-64.png",
      "icons": [
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-192.png",
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-512.png",
        "/share/b55a4a966a253a766eb999c76299a30a-512x512-180.png"
      ]
    },
    "share": "/share/0904c3ae78b9f3f6d065d4af46ba3227-1440x810-1200x630-50-50.jpg",
    "sketch": {
      "picture": "/pictures/3ad6742986b9161f292c4c89c639119e-1280x640.webp",
      "alt": "নদী, বড় রাস্তা ও আমাদের অফিসের নকশা; মানচিত্র নয়"
    },
    "credit": {
      "name": "Meghbridge"
    },
    "licences": [
      {
        "number": "RL NO 088",
        "otherReading": "RL 0088",
        "authority": "জনশক্তি, কর্মসংস্থান ও প্রশিক্ষণ ব্যুরো (বিএমইটি)",
        "validUntil": "2028-12-31"
      }
    ],
    "phones": [
      {
        "number": "+880 1700 000088",
        "hasWhatsapp": true
      },
      {
        "number": "+880 1800 000088",
        "hasWhatsapp": true
      }
    ],
    "emails": [
      {
        "email": "office@meghbridge.example",
        "subject": "অফিস"
      },
      {
        "email": "jobs@meghbridge.example",
        "subject": "বিদেশে চাকরি"
      },
      {
        "email": "employers@meghbridge.example",
        "subject": "নিয়োগকর্তাদের জন্য"
      }
    ],
    "addresses": [
      {
        "lines": [
          "মেঘব্রিজ হাউস, ৩য় তলা",
          "২৭ কাজী নজরুল ইসলাম অ্যাভিনিউ",
          "ঢাকা-১২১৫, বাংলাদেশ"
        ],
        "latitude": 23.7386,
        "longitude": 90.3944
      }
    ],
    "hours": {
      "lines": [
        "শনিবার থেকে বৃহস্পতিবার, সকাল ৯টা থেকে সন্ধ্যা ৬টা"
      ]
    },
    "networks": [
      {
        "network": "facebook"
      },
      {
        "network": "instagram"
      },
      {
        "network": "twitter"
      },
      {
        "network": "x"
      },
      {
        "network": "linkedin"
      }
    ],
    "placed": {
      "people": 100000,
      "asOf": "2026-09-30"
    },
    "figures": [],
    "languages": [
      "en",
      "bn"
    ]
  }
} satisfies MockResponses

