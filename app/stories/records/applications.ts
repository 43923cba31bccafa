import type { MockResponses } from '../mock-responses.ts'

export const en = {
  "applications.retention": {
    "unsuccessful": 6,
    "departed": 24
  },
  "applications.shown": {
    "reference": "APP-ZXCV5C",
    "state": "called",
    "job": {
      "title": "Mason, Saudi Arabia",
      "slug": "mason-saudi-arabia-2c8bef57"
    },
    "events": [
      {
        "_id": "571ce331-ad7f-44ed-814d-d5d075866f4c",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "899695be-02ad-4de4-b892-271fa3fdea7b",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-24T18:36:46.669Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "name": "Mason, Saudi Arabia (Jeddah)",
        "isOpen": true
      },
      {
        "id": "d63905ce-d82f-4bcd-9164-857f6fc4b40b",
        "name": "Caregiver, Italy (Bologna)",
        "isOpen": true
      },
      {
        "id": "7cbe1be5-aabc-4219-b55f-9d51d7f69859",
        "name": "Heavy driver, Qatar (Doha)",
        "isOpen": true
      }
    ]
  },
  "applications.departed.list": {
    "rows": [],
    "clients": [
      {
        "_id": "97053431-ac9b-4772-b4e4-f225074d7ef9",
        "countryName": "Bahrain",
        "countryNameBn": "বাহরাইন",
        "companies": [
          {
            "_id": "c866226f-66d3-4f76-a460-2cb8ccd49808",
            "companyName": "Muharraq Marine Works",
            "companyNameBn": "মুহাররাক মেরিন ওয়ার্কস",
            "people": 1140
          },
          {
            "_id": "93a16bb4-5577-4a2a-a221-e495fc5b00ef",
            "companyName": "Two Seas Aluminium Products",
            "companyNameBn": "টু সিজ অ্যালুমিনিয়াম প্রোডাক্টস",
            "people": 985
          },
          {
            "_id": "0c4bfdeb-4187-4a7e-94ec-bca620f9d22a",
            "companyName": "Pearl Diver Restaurants",
            "companyNameBn": "পার্ল ডাইভার রেস্টুরেন্টস",
            "people": 640
          }
        ]
      },
      {
        "_id": "4c8c023d-3cc5-4989-872c-ba28d4d6cff6",
        "countryName": "Italy",
        "countryNameBn": "ইতালি",
        "companies": [
          {
            "_id": "0413aef2-b117-4959-842a-a3fff74b3fa8",
            "companyName": "Serre del Lago",
            "companyNameBn": "সেরে দেল লাগো",
            "people": 410
          },
          {
            "_id": "60c41f67-1890-4a7b-bb93-f01ee556c2ae",
            "companyName": "Riviera Chiara Alberghi",
            "companyNameBn": "রিভিয়েরা কিয়ারা আলবেরগি",
            "people": 265
          },
          {
            "_id": "76585e8c-7dad-4719-9867-8bcc3238c64c",
            "companyName": "Cantieri Ponente",
            "companyNameBn": "কান্তিয়েরি পোনেন্তে",
            "people": null
          }
        ]
      },
      {
        "_id": "e8673035-cf01-4b55-94ed-50a231ba9baa",
        "countryName": "Japan",
        "countryNameBn": "জাপান",
        "companies": [
          {
            "_id": "b8142397-2f61-4c24-97b4-fdbd64b17612",
            "companyName": "Hidamari Care Homes",
            "companyNameBn": "হিদামারি কেয়ার হোমস",
            "people": 186
          },
          {
            "_id": "fbd8b9cf-881a-4d26-bf07-02c7a6589730",
            "companyName": "Aoba Precision Parts",
            "companyNameBn": "আওবা প্রিসিশন পার্টস",
            "people": 142
          },
          {
            "_id": "1cb279c6-17af-4a28-8253-f16809e771fe",
            "companyName": "Minato Building Care",
            "companyNameBn": "মিনাতো বিল্ডিং কেয়ার",
            "people": 74
          }
        ]
      },
      {
        "_id": "a9fa5d4b-d2f3-4947-b3af-1d4a0c9088e4",
        "countryName": "Jordan",
        "countryNameBn": "জর্ডন",
        "companies": [
          {
            "_id": "d485dc2a-d230-4c97-a1cd-707cccf4446b",
            "companyName": "Petra Needle Garments",
            "companyNameBn": "পেট্রা নিডল গার্মেন্টস",
            "people": 2415
          },
          {
            "_id": "3359186e-963f-4b5c-81d3-a90e9728930c",
            "companyName": "Yarmouk Sportswear",
            "companyNameBn": "ইয়ারমুক স্পোর্টসওয়্যার",
            "people": 1680
          },
          {
            "_id": "5cfb01ab-7019-4799-b26b-13ddcfa7923b",
            "companyName": "Olive Terrace Textiles",
            "companyNameBn": "অলিভ টেরেস টেক্সটাইলস",
            "people": 735
          }
        ]
      },
      {
        "_id": "9fd655fc-1e18-4dbc-9dfb-a401d605e084",
        "countryName": "Kuwait",
        "countryNameBn": "কুয়েত",
        "companies": [
          {
            "_id": "84dc9564-da35-4ea9-b33e-7b1c50485f48",
            "companyName": "Failaka Medical Group",
            "companyNameBn": "ফাইলাকা মেডিকেল গ্রুপ",
            "people": 1045
          },
          {
            "_id": "8a3ba67a-0682-461c-bac3-1d3b7324fab6",
            "companyName": "Desert Rose Cleaning",
            "companyNameBn": "ডেজার্ট রোজ ক্লিনিং",
            "people": 2730
          },
          {
            "_id": "b20b684b-d050-420d-b35e-3cc533d1014d",
            "companyName": "Burgan Way Logistics",
            "companyNameBn": "বুরগান ওয়ে লজিস্টিকস",
            "people": 1395
          },
          {
            "_id": "6ec8b8a0-cf69-484a-964a-4c62f03dfba8",
            "companyName": "Shamal Steel Works",
            "companyNameBn": "শামাল স্টিল ওয়ার্কস",
            "people": 920
          }
        ]
      },
      {
        "_id": "369b8e56-8683-4d88-9c81-a98209d4a3fc",
        "countryName": "Malaysia",
        "countryNameBn": "মালয়েশিয়া",
        "companies": [
          {
            "_id": "b2c6e317-e5b6-4f48-8f30-4e7c440061a1",
            "companyName": "Rimba Hijau Plantations",
            "companyNameBn": "রিম্বা হিজাউ প্ল্যান্টেশনস",
            "people": 3260
          },
          {
            "_id": "c023fe83-979f-4c14-b8de-6f593ab0e760",
            "companyName": "Selat Electronics Assembly",
            "companyNameBn": "সেলাত ইলেকট্রনিকস অ্যাসেম্বলি",
            "people": 2875
          },
          {
            "_id": "22ace4ea-c17d-4781-b139-01a630d504b7",
            "companyName": "Kembara Glove and Rubber",
            "companyNameBn": "কেম্বারা গ্লাভ অ্যান্ড রাবার",
            "people": 2190
          },
          {
            "_id": "2aea4905-8e82-45d7-91cc-bb2f1e3e4471",
            "companyName": "Bukit Indah Builders",
            "companyNameBn": "বুকিত ইন্দাহ বিল্ডার্স",
            "people": 1640
          },
          {
            "_id": "d240c1ef-1439-455a-b356-dc3b7d5430ea",
            "companyName": "Pelabuhan Timur Logistics",
            "companyNameBn": "পেলাবুহান তিমুর লজিস্টিকস",
            "people": 1105
          }
        ]
      },
      {
        "_id": "e9413d26-1ee9-4745-972a-6830a99d4fff",
        "countryName": "Oman",
        "countryNameBn": "ওমান",
        "companies": [
          {
            "_id": "92b35d4e-2025-412f-a4a1-cb8541d9c339",
            "companyName": "Batinah Green Farms",
            "companyNameBn": "বাতিনাহ গ্রিন ফার্মস",
            "people": 1860
          },
          {
            "_id": "22ac2849-c849-428e-945b-8400719a81e9",
            "companyName": "Frankincense Coast Shipyards",
            "companyNameBn": "ফ্র্যাঙ্কিনসেন্স কোস্ট শিপইয়ার্ডস",
            "people": 1520
          },
          {
            "_id": "b3d4ef9f-87c5-4bc6-b9a5-9fa1dee0bc4a",
            "companyName": "Jebel View Contracting",
            "companyNameBn": "জেবেল ভিউ কন্ট্রাক্টিং",
            "people": 2745
          },
          {
            "_id": "570446fd-ef88-4adb-ae14-10145d06ad3e",
            "companyName": "Sur Harbour Fisheries",
            "companyNameBn": "সুর হারবার ফিশারিজ",
            "people": 905
          }
        ]
      },
      {
        "_id": "82bfef73-c0e9-448f-8236-8b054a395315",
        "countryName": "Qatar",
        "countryNameBn": "কাতার",
        "companies": [
          {
            "_id": "fc847d2e-b745-4060-812c-a0885c3baa46",
            "companyName": "Pearl Causeway Engineering",
            "companyNameBn": "পার্ল কজওয়ে ইঞ্জিনিয়ারিং",
            "people": 4875
          },
          {
            "_id": "c70ccbf9-6bbd-4d5f-a312-70bc057ca8fb",
            "companyName": "Dukhan Steel Erectors",
            "companyNameBn": "দুখান স্টিল ইরেক্টরস",
            "people": 2640
          },
          {
            "_id": "08d550e3-e187-4afd-8b80-1da558520632",
            "companyName": "West Bay Building Care",
            "companyNameBn": "ওয়েস্ট বে বিল্ডিং কেয়ার",
            "people": 2115
          },
          {
            "_id": "70d7e4f5-36e4-4ef9-9e7c-b77b7a3dd75f",
            "companyName": "Al Reem Fresh Kitchens",
            "companyNameBn": "আল রিম ফ্রেশ কিচেনস",
            "people": 1180
          },
          {
            "_id": "fad76a76-cab8-431a-a902-093b5a239a4d",
            "companyName": "Lusail Garden Works",
            "companyNameBn": "লুসাইল গার্ডেন ওয়ার্কস",
            "people": 790
          }
        ]
      },
      {
        "_id": "cd0ead1d-3616-4ef8-8f3b-fe97773da5b8",
        "countryName": "Romania",
        "countryNameBn": "রোমানিয়া",
        "companies": [
          {
            "_id": "1ab510e5-1894-4a19-b863-d866b5a9ef8c",
            "companyName": "Carpat Nord Construct",
            "companyNameBn": "কারপাত নর্ড কনস্ট্রাক্ট",
            "people": 685
          },
          {
            "_id": "47411127-0631-4b95-9647-1599a7fff4cc",
            "companyName": "Dunărea Verde Foods",
            "companyNameBn": "দুনারিয়া ভেরদে ফুডস",
            "people": 470
          },
          {
            "_id": "8e05e6df-268b-4750-92bf-7a6532455d2a",
            "companyName": "Orizont Metal Sibiu",
            "companyNameBn": "ওরিজন্ট মেটাল সিবিউ",
            "people": 315
          }
        ]
      },
      {
        "_id": "d27d9d99-7056-428d-9fff-bdcb39515cd9",
        "countryName": "Saudi Arabia",
        "countryNameBn": "সৌদি আরব",
        "companies": [
          {
            "_id": "ef680469-a9f7-432b-8c3c-47c2ae661140",
            "companyName": "Wadi Al Noor Contracting",
            "companyNameBn": "ওয়াদি আল নূর কন্ট্রাক্টিং",
            "people": 11840
          },
          {
            "_id": "b883a5c3-819b-411b-8273-30a4d52d1523",
            "companyName": "Najd Horizon Builders",
            "companyNameBn": "নজদ হরাইজন বিল্ডার্স",
            "people": 7265
          },
          {
            "_id": "154c77be-7472-4d2d-8eb3-0a8421da7b83",
            "companyName": "Red Dune Facilities",
            "companyNameBn": "রেড ডিউন ফ্যাসিলিটিজ",
            "people": 6410
          },
          {
            "_id": "0ccffd1d-8f54-435e-b50b-e5d50fdb3afe",
            "companyName": "Hijaz Table Catering",
            "companyNameBn": "হিজাজ টেবিল ক্যাটারিং",
            "people": 4120
          },
          {
            "_id": "b00552b7-e0db-4e88-806e-fa880354b7f7",
            "companyName": "Qamariya Care Hospitals",
            "companyNameBn": "কামারিয়া কেয়ার হসপিটালস",
            "people": 1935
          },
          {
            "_id": "bd35000e-8f99-4943-b51e-ebb874f62da9",
            "companyName": "Eastern Palm Pipelines",
            "companyNameBn": "ইস্টার্ন পাম পাইপলাইনস",
            "people": 3580
          },
          {
            "_id": "5a49b1df-ac61-49b7-96b2-9fb786989ae7",
            "companyName": "Tamarisk Road Transport",
            "companyNameBn": "তামারিস্ক রোড ট্রান্সপোর্ট",
            "people": 2890
          }
        ]
      },
      {
        "_id": "26829415-39b1-4b76-b216-8ea38280b167",
        "countryName": "Singapore",
        "countryNameBn": "সিঙ্গাপুর",
        "companies": [
          {
            "_id": "8a34d0a9-5baa-4e01-a01b-e649280d6c47",
            "companyName": "Straits Keel Engineering",
            "companyNameBn": "স্ট্রেইটস কিল ইঞ্জিনিয়ারিং",
            "people": 2380
          },
          {
            "_id": "d59b6cce-ba3b-49e9-a2c0-3dbdb27202a2",
            "companyName": "Merbau Construction",
            "companyNameBn": "মেরবাউ কনস্ট্রাকশন",
            "people": 1725
          },
          {
            "_id": "d2c10d39-b871-41da-b623-630ff3b5ef6e",
            "companyName": "Harbourlight Process Works",
            "companyNameBn": "হারবারলাইট প্রসেস ওয়ার্কস",
            "people": 1090
          }
        ]
      },
      {
        "_id": "eba54b4a-b186-4fe2-81ee-dd4542166ea6",
        "countryName": "United Arab Emirates",
        "countryNameBn": "সংযুক্ত আরব আমিরাত",
        "companies": [
          {
            "_id": "9e0918f5-acb0-4a21-832d-09fef7b9f39a",
            "companyName": "Gulf Lantern Hotels",
            "companyNameBn": "গালফ ল্যান্টার্ন হোটেলস",
            "people": 3470
          },
          {
            "_id": "c149de11-db4b-4d6e-ad44-f9b1815aa883",
            "companyName": "Creekside Cargo Services",
            "companyNameBn": "ক্রিকসাইড কার্গো সার্ভিসেস",
            "people": 2985
          },
          {
            "_id": "41d6699c-29a7-4add-8ab9-f40e7e8fec87",
            "companyName": "Blue Falcon Ground Handling",
            "companyNameBn": "ব্লু ফ্যালকন গ্রাউন্ড হ্যান্ডলিং",
            "people": 2240
          },
          {
            "_id": "b19a77ce-9f72-4531-879f-c35570cae3d6",
            "companyName": "Marsa Crest Construction",
            "companyNameBn": "মারসা ক্রেস্ট কনস্ট্রাকশন",
            "people": 4630
          },
          {
            "_id": "b5505779-7eb6-4124-a360-27a2d3f90f93",
            "companyName": "Sidra Green Landscapes",
            "companyNameBn": "সিদরা গ্রিন ল্যান্ডস্কেপস",
            "people": 1310
          },
          {
            "_id": "eda2cc9c-1792-4315-92c7-390ff10f0c0a",
            "companyName": "Oryx Shield Security",
            "companyNameBn": "অরিক্স শিল্ড সিকিউরিটি",
            "people": 860
          }
        ]
      }
    ]
  },
  "applications.interviews.invitations": {
    "en": "Dear {name}, {agency} invites you to an interview on {date} at {time}, {place}. Bring your passport or national identity card. The interview is free: pay nobody. Your reference: {reference}",
    "bn": "প্রিয় {name}, {agency} আপনাকে সাক্ষাৎকারে ডাকছে: {date}, সময় {time}, {place}। পাসপোর্ট বা জাতীয় পরিচয়পত্র সঙ্গে আনুন। সাক্ষাৎকারে কোনো টাকা লাগে না: কাউকে টাকা দেবেন না। আপনার রেফারেন্স: {reference}"
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "0e8a3425-2c55-44df-81de-f1aa895465cd",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "at": "2026-11-28T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "771d3940-93eb-4956-9e95-328ad367b6cb",
          "reference": "APP-2S2G5J",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-24T18:36:40.000Z",
          "createdAt": "2026-11-24T18:36:40.000Z",
          "isDuplicate": false
        },
        {
          "id": "29910794-7d3a-4560-b409-812ee1da3e15",
          "reference": "APP-F85Z6K",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "received",
          "stateAt": "2026-11-24T18:36:43.275Z",
          "createdAt": "2026-11-24T18:36:43.275Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
          "reference": "APP-ZXCV5C",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:46.669Z",
          "createdAt": "2026-11-24T18:36:46.276Z",
          "isDuplicate": false
        },
        {
          "id": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
          "reference": "APP-J3YE6V",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:46.976Z",
          "createdAt": "2026-11-24T18:36:43.967Z",
          "isDuplicate": false
        },
        {
          "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
          "reference": "APP-QK93NQ",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:47.169Z",
          "createdAt": "2026-11-24T18:36:46.017Z",
          "isDuplicate": false
        },
        {
          "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
          "reference": "APP-TGWMPA",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "Mason, Saudi Arabia (Jeddah)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:47.214Z",
          "createdAt": "2026-11-24T18:36:45.697Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "reference": "APP-ZXCV5C",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:46.669Z",
        "createdAt": "2026-11-24T18:36:46.276Z",
        "isDuplicate": false
      },
      {
        "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "reference": "APP-QK93NQ",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:47.169Z",
        "createdAt": "2026-11-24T18:36:46.017Z",
        "isDuplicate": false
      },
      {
        "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "reference": "APP-TGWMPA",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:47.214Z",
        "createdAt": "2026-11-24T18:36:45.697Z",
        "isDuplicate": false
      },
      {
        "id": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "reference": "APP-J3YE6V",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:46.976Z",
        "createdAt": "2026-11-24T18:36:43.967Z",
        "isDuplicate": false
      },
      {
        "id": "29910794-7d3a-4560-b409-812ee1da3e15",
        "reference": "APP-F85Z6K",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-24T18:36:43.275Z",
        "createdAt": "2026-11-24T18:36:43.275Z",
        "isDuplicate": false
      },
      {
        "id": "771d3940-93eb-4956-9e95-328ad367b6cb",
        "reference": "APP-2S2G5J",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "Mason, Saudi Arabia (Jeddah)",
        "state": "received",
        "stateAt": "2026-11-24T18:36:40.000Z",
        "createdAt": "2026-11-24T18:36:40.000Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
    "reference": "APP-ZXCV5C",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "state": "called",
    "stateAt": "2026-11-24T18:36:46.669Z",
    "createdAt": "2026-11-24T18:36:46.276Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-24T18:36:46.669Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-2c8bef57",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "571ce331-ad7f-44ed-814d-d5d075866f4c",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "899695be-02ad-4de4-b892-271fa3fdea7b",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-ZXCV5C."
  },
  "applications.neighbours": {
    "next": "ac0c8a2f-8475-495a-bce7-46daa14201af",
    "number": 1,
    "count": 6
  },
  "applications.interviews.byId": {
    "id": "0e8a3425-2c55-44df-81de-f1aa895465cd",
    "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
    "job": "Mason, Saudi Arabia (Jeddah)",
    "at": "2026-11-28T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "reference": "APP-QK93NQ",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "reference": "APP-TGWMPA",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

export const bn = {
  "applications.shown": {
    "reference": "APP-ZXCV5C",
    "state": "called",
    "job": {
      "title": "রাজমিস্ত্রি, সৌদি আরব",
      "slug": "mason-saudi-arabia-2c8bef57"
    },
    "events": [
      {
        "_id": "571ce331-ad7f-44ed-814d-d5d075866f4c",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      {
        "_id": "899695be-02ad-4de4-b892-271fa3fdea7b",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null
      }
    ],
    "eraseAt": null,
    "deleteAfter": "2027-05-24T18:36:46.669Z"
  },
  "applications.choices": {
    "vacancies": [
      {
        "id": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "name": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "isOpen": true
      },
      {
        "id": "d63905ce-d82f-4bcd-9164-857f6fc4b40b",
        "name": "পরিচর্যাকারী, ইতালি (বোলোনিয়া)",
        "isOpen": true
      },
      {
        "id": "7cbe1be5-aabc-4219-b55f-9d51d7f69859",
        "name": "ভারী গাড়িচালক, কাতার (দোহা)",
        "isOpen": true
      }
    ]
  },
  "applications.interviews.list": {
    "ahead": [
      {
        "id": "0e8a3425-2c55-44df-81de-f1aa895465cd",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "at": "2026-11-28T04:00:00.000Z",
        "place": "Our office, 2nd floor",
        "note": "Trade test in the yard",
        "invitation": "Please come with your passport and two photographs.",
        "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
        "people": 2
      }
    ],
    "past": []
  },
  "applications.board": [
    {
      "state": "received",
      "count": 2,
      "cards": [
        {
          "id": "771d3940-93eb-4956-9e95-328ad367b6cb",
          "reference": "APP-2S2G5J",
          "name": "Rahim Uddin",
          "phone": "8801712345678",
          "district": "bogura",
          "trade": "mason",
          "years": 5,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-24T18:36:40.000Z",
          "createdAt": "2026-11-24T18:36:40.000Z",
          "isDuplicate": false
        },
        {
          "id": "29910794-7d3a-4560-b409-812ee1da3e15",
          "reference": "APP-F85Z6K",
          "name": "মোঃ সোহেল রানা",
          "phone": "8801812345679",
          "district": "cumilla",
          "trade": "mason",
          "years": 3,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "received",
          "stateAt": "2026-11-24T18:36:43.275Z",
          "createdAt": "2026-11-24T18:36:43.275Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "called",
      "count": 4,
      "cards": [
        {
          "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
          "reference": "APP-ZXCV5C",
          "name": "Monir Hossain",
          "phone": "8801312345673",
          "district": "bogura",
          "trade": "mason",
          "years": 6,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:46.669Z",
          "createdAt": "2026-11-24T18:36:46.276Z",
          "isDuplicate": false
        },
        {
          "id": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
          "reference": "APP-J3YE6V",
          "name": "Abdul Karim",
          "phone": "8801912345670",
          "district": "dhaka",
          "trade": "mason",
          "years": 12,
          "hasPassport": false,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:46.976Z",
          "createdAt": "2026-11-24T18:36:43.967Z",
          "isDuplicate": false
        },
        {
          "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
          "reference": "APP-QK93NQ",
          "name": "Rafiqul Islam",
          "phone": "8801612345672",
          "district": "khulna",
          "trade": "mason",
          "years": 2,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:47.169Z",
          "createdAt": "2026-11-24T18:36:46.017Z",
          "isDuplicate": false
        },
        {
          "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
          "reference": "APP-TGWMPA",
          "name": "Shahidul Islam",
          "phone": "8801512345671",
          "district": "sylhet",
          "trade": "mason",
          "years": 8,
          "hasPassport": true,
          "source": "website",
          "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
          "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
          "state": "called",
          "stateAt": "2026-11-24T18:36:47.214Z",
          "createdAt": "2026-11-24T18:36:45.697Z",
          "isDuplicate": false
        }
      ]
    },
    {
      "state": "selected",
      "count": 0,
      "cards": []
    },
    {
      "state": "medical",
      "count": 0,
      "cards": []
    },
    {
      "state": "visa",
      "count": 0,
      "cards": []
    },
    {
      "state": "ticket",
      "count": 0,
      "cards": []
    },
    {
      "state": "departed",
      "count": 0,
      "cards": []
    },
    {
      "state": "rejected",
      "count": 0,
      "cards": []
    },
    {
      "state": "withdrawn",
      "count": 0,
      "cards": []
    }
  ],
  "applications.list": {
    "rows": [
      {
        "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
        "reference": "APP-ZXCV5C",
        "name": "Monir Hossain",
        "phone": "8801312345673",
        "district": "bogura",
        "trade": "mason",
        "years": 6,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:46.669Z",
        "createdAt": "2026-11-24T18:36:46.276Z",
        "isDuplicate": false
      },
      {
        "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "reference": "APP-QK93NQ",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "district": "khulna",
        "trade": "mason",
        "years": 2,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:47.169Z",
        "createdAt": "2026-11-24T18:36:46.017Z",
        "isDuplicate": false
      },
      {
        "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "reference": "APP-TGWMPA",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "district": "sylhet",
        "trade": "mason",
        "years": 8,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:47.214Z",
        "createdAt": "2026-11-24T18:36:45.697Z",
        "isDuplicate": false
      },
      {
        "id": "ae8585f6-e7d8-440a-98d3-3826524a1bea",
        "reference": "APP-J3YE6V",
        "name": "Abdul Karim",
        "phone": "8801912345670",
        "district": "dhaka",
        "trade": "mason",
        "years": 12,
        "hasPassport": false,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "called",
        "stateAt": "2026-11-24T18:36:46.976Z",
        "createdAt": "2026-11-24T18:36:43.967Z",
        "isDuplicate": false
      },
      {
        "id": "29910794-7d3a-4560-b409-812ee1da3e15",
        "reference": "APP-F85Z6K",
        "name": "মোঃ সোহেল রানা",
        "phone": "8801812345679",
        "district": "cumilla",
        "trade": "mason",
        "years": 3,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-24T18:36:43.275Z",
        "createdAt": "2026-11-24T18:36:43.275Z",
        "isDuplicate": false
      },
      {
        "id": "771d3940-93eb-4956-9e95-328ad367b6cb",
        "reference": "APP-2S2G5J",
        "name": "Rahim Uddin",
        "phone": "8801712345678",
        "district": "bogura",
        "trade": "mason",
        "years": 5,
        "hasPassport": true,
        "source": "website",
        "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
        "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
        "state": "received",
        "stateAt": "2026-11-24T18:36:40.000Z",
        "createdAt": "2026-11-24T18:36:40.000Z",
        "isDuplicate": false
      }
    ],
    "count": 6,
    "page": 1,
    "pages": 1,
    "counts": {
      "called": 4,
      "received": 2
    }
  },
  "applications.byId": {
    "id": "5e2aea67-42e1-427f-913b-7e8d903ee7f8",
    "reference": "APP-ZXCV5C",
    "name": "Monir Hossain",
    "phone": "8801312345673",
    "district": "bogura",
    "trade": "mason",
    "years": 6,
    "hasPassport": true,
    "source": "website",
    "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "state": "called",
    "stateAt": "2026-11-24T18:36:46.669Z",
    "createdAt": "2026-11-24T18:36:46.276Z",
    "isDuplicate": false,
    "registered": "unknown",
    "message": "",
    "email": null,
    "language": "en",
    "consent": 1,
    "testResult": "",
    "isCounted": false,
    "deleteAfter": "2027-05-24T18:36:46.669Z",
    "vacancy": {
      "slug": "mason-saudi-arabia-2c8bef57",
      "country": "SA",
      "posts": 40,
      "taken": 0
    },
    "interview": null,
    "events": [
      {
        "id": "571ce331-ad7f-44ed-814d-d5d075866f4c",
        "state": "received",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null,
        "by": ""
      },
      {
        "id": "899695be-02ad-4de4-b892-271fa3fdea7b",
        "state": "called",
        "on": "2026-11-25",
        "sentence": "",
        "nextStep": "Bring your passport to the office.",
        "cost": null,
        "payer": null,
        "by": "Ayesha Rahman"
      }
    ],
    "entries": [],
    "files": [],
    "others": [],
    "merged": [],
    "suggestions": {
      "received": {
        "sentence": "",
        "nextStep": "We will call you if you are suitable for the job.",
        "cost": 0,
        "payer": null
      },
      "called": {
        "sentence": "",
        "nextStep": "We will tell you the day of the interview.",
        "cost": 0,
        "payer": null
      },
      "selected": {
        "sentence": "",
        "nextStep": "Next is the medical check. We will tell you where and when.",
        "cost": 0,
        "payer": "employer"
      },
      "medical": {
        "sentence": "",
        "nextStep": "Next is the visa. Keep your passport ready.",
        "cost": 0,
        "payer": "employer"
      },
      "visa": {
        "sentence": "",
        "nextStep": "Next come the training, the BMET clearance and the ticket.",
        "cost": 0,
        "payer": "employer"
      },
      "ticket": {
        "sentence": "",
        "nextStep": "Next is your flight. We will tell you when to be at the airport.",
        "cost": null,
        "payer": null
      },
      "departed": {
        "sentence": "",
        "nextStep": "Call us at any time if something is not as in your contract.",
        "cost": null,
        "payer": null
      },
      "rejected": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      },
      "withdrawn": {
        "sentence": "",
        "nextStep": "",
        "cost": null,
        "payer": null
      }
    },
    "reasons": [
      "All posts are filled. We will call you when there is another suitable job.",
      "This job needs more experience than you have now.",
      "You did not pass the test. You may apply again for another job.",
      "You did not come to the interview, and we could not reach you.",
      "You did not pass the medical check for this job. Ask us for the report; it is yours."
    ],
    "greeting": "Hello Monir Hossain, this is Meghbridge Overseas about your application APP-ZXCV5C."
  },
  "applications.interviews.byId": {
    "id": "0e8a3425-2c55-44df-81de-f1aa895465cd",
    "vacancyId": "2c8bef57-b33e-4938-897e-75ea4abb88ea",
    "job": "রাজমিস্ত্রি, সৌদি আরব (জেদ্দা)",
    "at": "2026-11-28T04:00:00.000Z",
    "place": "Our office, 2nd floor",
    "note": "Trade test in the yard",
    "invitation": "Please come with your passport and two photographs.",
    "invitationBn": "পাসপোর্ট ও দুই কপি ছবি নিয়ে আসুন।",
    "people": [
      {
        "id": "ac0c8a2f-8475-495a-bce7-46daa14201af",
        "reference": "APP-QK93NQ",
        "name": "Rafiqul Islam",
        "phone": "8801612345672",
        "email": null,
        "trade": "mason",
        "district": "khulna",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      },
      {
        "id": "5690ef18-a40c-4d46-9a67-529352c4b0a6",
        "reference": "APP-TGWMPA",
        "name": "Shahidul Islam",
        "phone": "8801512345671",
        "email": null,
        "trade": "mason",
        "district": "sylhet",
        "state": "called",
        "testResult": "",
        "text": "Please come with your passport and two photographs.",
        "language": "en",
        "written": []
      }
    ]
  }
} satisfies MockResponses

